'use client'

import { useQuery } from '@tanstack/react-query'

import type { Spot } from '@/domain/walking/walk-links'
import { mosqueGatesQuery } from '@/queries/mosque-gates'
import { placeIndexQuery } from '@/queries/place-index'

import { type KnownSpot, toGateSpot, toPlaceSpot, toPointSpot } from './model/known-spot'

export type SpotState =
  { readonly kind: 'none' | 'awaited' | 'failed' | 'missing' } | { readonly kind: 'known'; readonly spot: KnownSpot }

/** The current data of what an address names, fetched once for all ends of a walk. */
export function useSpot(spot: Spot | null): SpotState {
  const places = useQuery({ ...placeIndexQuery(), enabled: spot?.kind === 'place' })
  const gates = useQuery({ ...mosqueGatesQuery(), enabled: spot?.kind === 'gate' })
  if (spot === null) return { kind: 'none' }
  if (spot.kind === 'point') return { kind: 'known', spot: toPointSpot(spot.position) }
  const query = spot.kind === 'place' ? places : gates
  if (query.data === undefined) return { kind: query.isError ? 'failed' : 'awaited' }
  if (spot.kind === 'place') {
    const place = places.data?.find(({ id }) => id === spot.id)
    return place === undefined ? { kind: 'missing' } : { kind: 'known', spot: toPlaceSpot(place) }
  }
  const gate = gates.data?.find(({ id }) => id === spot.id)
  return gate === undefined ? { kind: 'missing' } : { kind: 'known', spot: toGateSpot(gate) }
}

'use client'

import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

import type { GateDto } from '@/contracts/mosque-gates'
import { mosqueGatesQuery } from '@/queries/mosque-gates'

import type { NamedPlace } from '@/queries/named-places'

export type PlaceGates =
  /** Not a holy site. */
  | { readonly kind: 'none' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly retry: () => void }
  | { readonly kind: 'ready'; readonly gates: readonly GateDto[] }

/** The gates of a place, asked for only when it is a holy site (spec §7). */
export function usePlaceGates({ id, category }: NamedPlace): PlaceGates {
  const isHolySite = category === 'holy site'
  const { data, isError, refetch } = useQuery({ ...mosqueGatesQuery(), enabled: isHolySite })
  const gates = useMemo(() => data?.filter(({ locationId }) => locationId === id), [data, id])
  if (!isHolySite) return { kind: 'none' }
  if (gates !== undefined) return { kind: 'ready', gates }
  return isError ? { kind: 'failed', retry: () => void refetch() } : { kind: 'loading' }
}

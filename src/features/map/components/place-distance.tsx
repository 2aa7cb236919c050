'use client'

import { usePosition } from '@/shared/position/use-position'
import { distanceMetres, formatDistance } from '@/lib/geo'

type Props = { readonly latitude: number | null; readonly longitude: number | null }

/** How far a place is from the visitor (spec §2, §9); 'Distance unknown' until there is a position. */
export function PlaceDistance({ latitude, longitude }: Props) {
  const { coordinates } = usePosition().position
  const isKnown = coordinates !== null && latitude !== null && longitude !== null
  return <>{formatDistance(isKnown ? distanceMetres(coordinates, { latitude, longitude }) : null)}</>
}

'use client'

import { distanceMetres, formatDistance } from '@/lib/geo/geo'

import { usePosition } from '../use-position'

type Props = {
  readonly latitude: number | null
  readonly longitude: number | null
  /** Before a distance that is known; one that is not is left out then. */
  readonly before?: string
}

/** How far a place is from the visitor (spec §2, §9); 'Distance unknown', or nothing, until there is a position. */
export function PlaceDistance({ latitude, longitude, before }: Props) {
  const { coordinates } = usePosition().position
  const isKnown = coordinates !== null && latitude !== null && longitude !== null
  if (!isKnown && before !== undefined) return null
  return (
    <>
      {before}
      {formatDistance(isKnown ? distanceMetres(coordinates, { latitude, longitude }) : null)}
    </>
  )
}

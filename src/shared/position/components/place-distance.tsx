'use client'

import { formatDistance } from '@/lib/geo/geo'

import { distanceLabel } from '../model/distance-label'
import { usePosition } from '../use-position'

type Props = {
  readonly latitude: number | null
  readonly longitude: number | null
  /** Before a distance that is known; one that is not is left out then. */
  readonly before?: string
}

/** How far a place is from the visitor (spec §2, §9); 'Distance unknown', or nothing, until there is a position. */
export function PlaceDistance({ latitude, longitude, before }: Props) {
  const { position } = usePosition()
  const words = distanceLabel(position, latitude === null || longitude === null ? null : { latitude, longitude })
  if (words === null && before !== undefined) return null
  return (
    <>
      {before}
      {words ?? formatDistance(null)}
    </>
  )
}

import type { Position } from '@/lib/geo/geo'

/** A box around Saudi Arabia, in degrees (WGS 84), its edges included. What lies outside of it is a slip. */
export const guideBounds = { south: 16, north: 32.5, west: 34.4, east: 55.8 } as const

const OUTSIDE = 'The position must be in Saudi Arabia.'

/**
 * What is wrong with a position that somebody entered, in words for them, or `null`. The one rule for visitors,
 * moderators and editors. No position of the box lies in it the other way round, so that none is asked about in vain.
 */
export function positionProblem(position: Position): string | null {
  if (isInGuide(position)) return null
  const { latitude, longitude } = swapped(position)
  return isSwapped(position)
    ? `${OUTSIDE} Did you swap them? Latitude ${latitude}, longitude ${longitude} is in it.`
    : OUTSIDE
}

/** Whether latitude stands for longitude and the other way round. */
export const isSwapped = (position: Position): boolean => isInGuide(swapped(position))

const swapped = ({ latitude, longitude }: Position): Position => ({ latitude: longitude, longitude: latitude })

const isInGuide = ({ latitude, longitude }: Position): boolean =>
  latitude >= guideBounds.south &&
  latitude <= guideBounds.north &&
  longitude >= guideBounds.west &&
  longitude <= guideBounds.east

import type { City } from '@/domain/places/cities'
import { detectCity } from '@/domain/places/city-centres'
import type { Position } from '@/lib/geo/geo'

/** Jeddah has no centre in §9; this box holds the city from the airport to the southern corniche, Makkah well outside. */
export const jeddahBox = { south: 20.875, west: 38.91, north: 22.34, east: 39.475 } as const

/**
 * Mina, Muzdalifah and Arafat belong to Makkah. Arafat lies beyond the 15 km of §9, which say where a visitor is and not
 * where a place is listed.
 */
export const holySitesBox = { south: 21.327, west: 39.855, north: 21.461, east: 40.02 } as const

/** The city a place is listed under, or `null` when it lies in none of the three. */
export function findCity(position: Position): City | null {
  const detected = detectCity(position)
  if (detected !== null) return detected
  if (isInBox(holySitesBox, position)) return 'Makkah'
  return isInBox(jeddahBox, position) ? 'Jeddah' : null
}

type Box = { readonly south: number; readonly west: number; readonly north: number; readonly east: number }

const isInBox = ({ south, west, north, east }: Box, { latitude, longitude }: Position): boolean =>
  latitude >= south && latitude <= north && longitude >= west && longitude <= east

import type { City } from '@/domain/places/cities'
import { detectCity } from '@/domain/places/city-centres'
import type { Position } from '@/lib/geo/geo'

/** Jeddah has no centre in §9; this box holds the city from the airport to the southern corniche, Makkah well outside. */
export const jeddahBox = { south: 20.875, west: 38.91, north: 22.34, east: 39.475 } as const

/** The city a place is listed under, or `null` when it lies in none of the three. */
export function findCity(position: Position): City | null {
  return detectCity(position) ?? (isInJeddah(position) ? 'Jeddah' : null)
}

function isInJeddah({ latitude, longitude }: Position): boolean {
  return (
    latitude >= jeddahBox.south &&
    latitude <= jeddahBox.north &&
    longitude >= jeddahBox.west &&
    longitude <= jeddahBox.east
  )
}

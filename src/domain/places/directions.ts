import type { Position } from '@/lib/geo/geo'

export type Target = { readonly latitude: number | null; readonly longitude: number | null }

export const MAPS_SEARCH = 'https://www.google.com/maps/search/?api=1&query='
/** On foot: a pilgrim who asks for a gate has no car in hand. */
export const MAPS_WALK = 'https://www.google.com/maps/dir/?api=1&travelmode=walking&destination='

/** Directions to a place: its coordinates if present, else a search by name, city and Saudi Arabia (spec §2). */
export function placeDirections(place: Target & { readonly name: string; readonly city: string }): string {
  return place.latitude !== null && place.longitude !== null
    ? `${MAPS_WALK}${place.latitude},${place.longitude}`
    : `${MAPS_SEARCH}${encodeURIComponent(`${place.name}, ${place.city}, Saudi Arabia`)}`
}

/** Directions to a point on the map. */
export const pointDirections = ({ latitude, longitude }: Position): string => `${MAPS_WALK}${latitude},${longitude}`

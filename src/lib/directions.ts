import type { Position } from './geo'
import { mosqueById } from './mosques'
import { safeHttpUrl } from './web-links'

type Target = { readonly latitude: number | null; readonly longitude: number | null }

const MAPS_SEARCH = 'https://www.google.com/maps/search/?api=1&query='
/** On foot: a pilgrim who asks for a gate has no car in hand. */
const MAPS_WALK = 'https://www.google.com/maps/dir/?api=1&travelmode=walking&destination='

/** Directions to a place: its coordinates if present, else a search by name, city and Saudi Arabia (spec §2). */
export function placeDirections(place: Target & { readonly name: string; readonly city: string }): string {
  return place.latitude !== null && place.longitude !== null
    ? `${MAPS_WALK}${place.latitude},${place.longitude}`
    : `${MAPS_SEARCH}${encodeURIComponent(`${place.name}, ${place.city}, Saudi Arabia`)}`
}

/** Directions to a gate: its own link if present, else its coordinates, else the default of its mosque (spec §7). */
export function gateDirections(
  gate: Target & { readonly directionsUrl: string | null; readonly mosqueId: number },
): string {
  const own = safeHttpUrl(gate.directionsUrl)
  if (own !== null) return own
  const target = gate.latitude !== null && gate.longitude !== null ? gate : mosqueById(gate.mosqueId)
  return target === null ? MAPS_SEARCH : `${MAPS_WALK}${target.latitude},${target.longitude}`
}

/** Directions to a point on the map. */
export const pointDirections = ({ latitude, longitude }: Position): string => `${MAPS_WALK}${latitude},${longitude}`

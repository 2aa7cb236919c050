import { MAPS_SEARCH, MAPS_WALK, type Target } from '../places/directions'
import { mosqueById } from './mosques'
import { safeHttpUrl } from '@/lib/text/web-links'

/** Directions to a gate: its own link if present, else its coordinates, else the default of its mosque (spec §7). */
export function gateDirections(
  gate: Target & { readonly directionsUrl: string | null; readonly mosqueId: number },
): string {
  const own = safeHttpUrl(gate.directionsUrl)
  if (own !== null) return own
  const target = gate.latitude !== null && gate.longitude !== null ? gate : mosqueById(gate.mosqueId)
  return target === null ? MAPS_SEARCH : `${MAPS_WALK}${target.latitude},${target.longitude}`
}

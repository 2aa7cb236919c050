import { recordOf } from '@/lib/lists/table-rows'

import type { MappedPlace } from './map-element'
import { mapFlagKeys, mapTextKeys } from './map-fields'

/** A café of which the map says nothing but its name and where it is. */
export const bareCafe: MappedPlace = {
  osmRef: 'node/7',
  name: 'Cafe',
  arabicName: null,
  nameBasis: null,
  category: 'cafe',
  city: 'Makkah',
  ...recordOf(mapTextKeys, () => null),
  ...recordOf(mapFlagKeys, () => 'unknown' as const),
  latitude: 21.42,
  longitude: 39.82,
  checkDate: null,
}

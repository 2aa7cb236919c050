import type { Position } from '@/lib/geo/geo'

import type { City } from './cities'

/** Where a map of a city opens: the two mosques, and the middle of Jeddah. */
export const cityViews: Readonly<Record<City, Position>> = {
  Makkah: { latitude: 21.4225, longitude: 39.8262 },
  Madinah: { latitude: 24.4672, longitude: 39.6112 },
  Jeddah: { latitude: 21.5433, longitude: 39.1728 },
}

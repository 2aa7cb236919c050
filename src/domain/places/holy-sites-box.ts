import type { Position } from '@/lib/geo/geo'

/** Mina, Muzdalifah and Arafat, with what lies between them. They belong to Makkah. Degrees. */
export const holySitesBox = { south: 21.327, west: 39.855, north: 21.461, east: 40.02 } as const

type Box = { readonly south: number; readonly west: number; readonly north: number; readonly east: number }

export const isInBox = ({ south, west, north, east }: Box, { latitude, longitude }: Position): boolean =>
  latitude >= south && latitude <= north && longitude >= west && longitude <= east

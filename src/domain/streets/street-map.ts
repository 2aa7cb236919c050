/** Units of a coordinate in a street map: 1e-5 of a degree, about one metre. */
export const UNITS_PER_DEGREE = 100_000

/** Streets by what a walker and a map need to tell apart, widest first. */
export const WAY_CLASSES = ['motorway', 'major', 'minor', 'service', 'pedestrian', 'footway', 'steps'] as const

export type WayClass = (typeof WAY_CLASSES)[number]

/** The name of a street as OpenStreetMap has it; either script may be missing. */
export type StreetName = { readonly ar: string | null; readonly en: string | null }

export type StreetWay = {
  readonly class: WayClass
  readonly name: StreetName | null
  /** latitude, longitude, latitude, longitude ... in units of 1e-5 degrees. Ways that meet share a point exactly. */
  readonly points: Int32Array
  /** Not for walking: a motorway, or closed to people on foot by its tags. */
  readonly isClosedToWalkers: boolean
  readonly isTunnel: boolean
  readonly isBridge: boolean
  /** `null` where the map does not say. */
  readonly wheelchair: boolean | null
}

export type StreetBuilding = {
  readonly kind: 'mosque' | 'landmark' | 'plain'
  readonly name: StreetName | null
  /** The outline, closed by itself: the first point is not repeated. Same form as a way's points. */
  readonly outline: Int32Array
}

/** The streets of one city, as the map draws them and the walker's graph is made of them. */
export type StreetMap = {
  readonly city: 'makkah' | 'madinah'
  readonly ways: readonly StreetWay[]
  readonly buildings: readonly StreetBuilding[]
}

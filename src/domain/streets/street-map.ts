/** Units of a coordinate in a street map: 1e-5 of a degree, about one metre. */
export const UNITS_PER_DEGREE = 100_000

/** Streets by what a walker and a map need to tell apart, widest first. */
export const WAY_CLASSES = ['motorway', 'major', 'minor', 'service', 'pedestrian', 'footway', 'steps'] as const

export type WayClass = (typeof WAY_CLASSES)[number]

/** The name of a street as OpenStreetMap has it; either script may be missing. */
export type StreetName = { readonly ar: string | null; readonly en: string | null }

/** Directions in which people may go along a way, as its points run. */
export type WalkingDirection = 'both' | 'forward' | 'backward'

export type StreetWay = {
  readonly class: WayClass
  readonly name: StreetName | null
  /** latitude, longitude, latitude, longitude ... in units of 1e-5 degrees. Ways that meet share a point exactly; see `apart`. */
  readonly points: Int32Array
  /** Not for walking: a motorway, or closed to people on foot by its tags. */
  readonly isClosedToWalkers: boolean
  readonly isTunnel: boolean
  readonly isBridge: boolean
  /** On another level than the ground: a tunnel, a bridge, another storey or layer. */
  readonly isOffGround: boolean
  /** Fast traffic without a pavement of its own: a trunk road, or a road tunnel. */
  readonly isBusy: boolean
  /** Steps or a walkway that move. */
  readonly isEscalator: boolean
  /** Of people on foot alone; the one-way rules of cars do not bind them. */
  readonly walking: WalkingDirection
  /** A square: its points enclose it, and it is crossed anywhere. */
  readonly isSquare: boolean
  /** `null` where the map does not say. */
  readonly wheelchair: boolean | null
  /**
   * Corners that are at the rounded place of another corner and yet do not meet it, such as on a bridge above a street:
   * number of the corner, number of what it belongs to. Empty for nearly all ways; a corner that is not named is 0.
   */
  readonly apart: readonly (readonly [corner: number, knot: number])[]
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

import type { WayClass } from '@/domain/streets/street-map'

/** Metres, as a road of the class is wide with its lanes. */
const metres: Readonly<Record<WayClass, number>> = {
  motorway: 15,
  major: 12,
  minor: 7,
  service: 4,
  pedestrian: 6,
  footway: 1.5,
  steps: 3,
}

/** Never thinner than it can be seen, in pixels. */
const least: Readonly<Record<WayClass, number>> = {
  motorway: 2.2,
  major: 1.8,
  minor: 0.9,
  service: 0.8,
  pedestrian: 1,
  footway: 1.1,
  steps: 1.6,
}

/** The least zoom at which a class is drawn: farther away it would only be a blur. */
export const firstZoom: Readonly<Record<WayClass, number>> = {
  motorway: 0,
  major: 0,
  minor: 14,
  service: 15,
  pedestrian: 14,
  footway: 16,
  steps: 16,
}

/** The least zoom at which its name is written. */
export const firstNameZoom: Readonly<Record<WayClass, number>> = {
  motorway: 15,
  major: 15,
  minor: 16,
  service: 17,
  pedestrian: 16,
  footway: 17,
  steps: 17,
}

/** A pixel of zoom 17 at the latitude of the two cities. */
const METRES_A_PIXEL = 1.1

/** Pixels. */
export const toWidth = (wayClass: WayClass, zoom: number): number =>
  Math.max(least[wayClass], (metres[wayClass] / METRES_A_PIXEL) * 2 ** (zoom - 17))

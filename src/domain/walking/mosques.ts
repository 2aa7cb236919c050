import { METRES_PER_DEGREE, type Position } from '@/lib/geo/geo'
import { nearestOnLine } from '@/lib/geo/line'
import { type StreetMap, UNITS_PER_DEGREE } from '../streets/street-map'
import { type Box, boxAround } from './box-around'
import { masjidAlHaramWalls } from './masjid-al-haram'

/**
 * The outlines of the mosques on a city's map, each in the form of a building's. Masjid al-Haram comes first, as two: not
 * every map draws it as a building.
 */
export function listMosques({ city, buildings }: Pick<StreetMap, 'city' | 'buildings'>): readonly Int32Array[] {
  const drawn = buildings.filter(({ kind }) => kind === 'mosque').map(({ outline }) => outline)
  return city === 'makkah' ? [...masjidAlHaramWalls, ...drawn] : drawn
}

/** Mosques as the graph asks for them: numbered from 1, as 0 stands for none. */
export type MosqueIndex = {
  /** The mosque that a way leads through, 0 for none. Touching a wall is not being inside. */
  readonly findCrossed: (line: StraightLine) => number
  /**
   * The mosque that lies between a position and a way, 0 for none. A position behind a wall, as a door may be, is left by
   * that wall and not through the whole mosque.
   */
  readonly findBetween: (line: StraightLine) => number
  /** The mosques whose walls are all around a position, and not near: a door is outside. */
  readonly findAround: (position: Position) => ReadonlySet<number>
}

/** In units of the map. */
type StraightLine = {
  readonly fromLatitude: number
  readonly fromLongitude: number
  readonly toLatitude: number
  readonly toLongitude: number
}

/** So much of a line may be on the wrong side of a wall, which is drawn no more exactly than that. Metres. */
const CLIPPED_METRES = 6

/** So many metres to the wall for each that a position is behind it: nobody leaves at a right angle. */
const SLANT = 1.5

/** So far from the walls a position is inside; nearer to them it may be a door. Metres. */
const DEEP_METRES = 15

/** Metres between two places along a line at which it is looked whether they are inside. */
const STEP_METRES = 2

export function indexMosques(outlines: readonly Int32Array[]): MosqueIndex {
  const rings = outlines.map((ring, index) => ({ number: index + 1, ring, box: boxAround(ring) }))
  const bands = byBand(rings)
  const findInside = (
    line: StraightLine,
    isThrough: (inside: number, metres: number, ring: Int32Array) => boolean,
  ): number => {
    const { fromLatitude, fromLongitude, toLatitude, toLongitude } = line
    const [south, north] = [Math.min(fromLatitude, toLatitude), Math.max(fromLatitude, toLatitude)]
    const [west, east] = [Math.min(fromLongitude, toLongitude), Math.max(fromLongitude, toLongitude)]
    for (let band = toBand(south); band <= toBand(north); band++) {
      for (const { number, ring, box } of bands.get(band) ?? []) {
        if (south > box.north || north < box.south || west > box.east || east < box.west) continue
        const metres = measureUnits(toLatitude - fromLatitude, toLongitude - fromLongitude, fromLatitude)
        if (isThrough(measureInside(ring, line, metres), metres, ring)) return number
      }
    }
    return 0
  }
  return {
    findCrossed: (line) => findInside(line, (inside, metres) => inside > Math.min(CLIPPED_METRES, metres / 2)),
    findBetween: (line) =>
      findInside(
        line,
        (inside, _, ring) =>
          inside > CLIPPED_METRES &&
          inside > CLIPPED_METRES + SLANT * measureDepth(ring, line.fromLatitude, line.fromLongitude),
      ),
    findAround({ latitude, longitude }) {
      const [north, east] = [latitude * UNITS_PER_DEGREE, longitude * UNITS_PER_DEGREE]
      const around = rings.filter(({ ring }) => measureDepth(ring, north, east) > DEEP_METRES)
      return new Set(around.map(({ number }) => number))
    },
  }
}

type Ring = { readonly number: number; readonly ring: Int32Array; readonly box: Box }

/** Units of latitude: about 200 metres. */
const BAND_UNITS = 200

const toBand = (latitude: number): number => Math.floor(latitude / BAND_UNITS)

/** The rings by the bands of latitude that they are in, so that a line looks at its neighbourhood only. */
function byBand(rings: readonly Ring[]): ReadonlyMap<number, readonly Ring[]> {
  const bands = new Map<number, Ring[]>()
  for (const ring of rings) {
    for (let band = toBand(ring.box.south); band <= toBand(ring.box.north); band++) {
      const inBand = bands.get(band)
      if (inBand === undefined) bands.set(band, [ring])
      else inBand.push(ring)
    }
  }
  return bands
}

function measureInside(ring: Int32Array, line: StraightLine, metres: number): number {
  const { fromLatitude, fromLongitude, toLatitude, toLongitude } = line
  const steps = Math.max(2, Math.ceil(metres / STEP_METRES))
  let inside = 0
  for (let step = 0; step < steps; step++) {
    const share = (step + 0.5) / steps
    const latitude = fromLatitude + share * (toLatitude - fromLatitude)
    const longitude = fromLongitude + share * (toLongitude - fromLongitude)
    if (isInRing(ring, latitude, longitude)) inside++
  }
  return (inside / steps) * metres
}

/** By counting the walls to the north (even-odd rule). */
export function isInRing(ring: Int32Array, latitude: number, longitude: number): boolean {
  let isInside = false
  for (let index = 0, last = ring.length - 2; index < ring.length; last = index, index += 2) {
    const [aLatitude = 0, aLongitude = 0] = [ring[index], ring[index + 1]]
    const [bLatitude = 0, bLongitude = 0] = [ring[last], ring[last + 1]]
    if (aLongitude > longitude === bLongitude > longitude) continue
    const share = (longitude - aLongitude) / (bLongitude - aLongitude)
    if (latitude < aLatitude + share * (bLatitude - aLatitude)) isInside = !isInside
  }
  return isInside
}

/** Metres from the walls, 0 outside. */
const measureDepth = (ring: Int32Array, latitude: number, longitude: number): number =>
  isInRing(ring, latitude, longitude)
    ? nearestOnLine(closeRing(ring), UNITS_PER_DEGREE, {
        latitude: latitude / UNITS_PER_DEGREE,
        longitude: longitude / UNITS_PER_DEGREE,
      }).metres
    : 0

/** A ring as a line, its first corner repeated. */
export const closeRing = (ring: Int32Array): Int32Array => Int32Array.from([...ring, ...ring.subarray(0, 2)])

const measureUnits = (north: number, east: number, latitude: number): number =>
  Math.hypot(north, east * Math.cos(toRadians(latitude / UNITS_PER_DEGREE))) * METRES_PER_UNIT

const toRadians = (degrees: number): number => (degrees * Math.PI) / 180

const METRES_PER_UNIT = METRES_PER_DEGREE / UNITS_PER_DEGREE

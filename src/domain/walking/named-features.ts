import { METRES_PER_DEGREE, type Position } from '@/lib/geo/geo'
import { nearestOnLine } from '@/lib/geo/line'
import { mosques } from '../gates/mosques'
import { type StreetMap, type StreetName, type StreetWay, UNITS_PER_DEGREE, type WayClass } from '../streets/street-map'
import { type Box, boxAround } from './box-around'
import { masjidAlHaramWalls } from './masjid-al-haram'
import { closeRing } from './mosques'

/** Something with a name that a person on the way can see: a street, or a building one steers by. */
export type NamedFeature = {
  readonly name: StreetName
  /** Cars drive there: a path leads across. */
  readonly isRoad: boolean
  /** In the form of a way's points; the outline of a building is closed. */
  readonly line: Int32Array
  readonly box: Box
  /** Farther from it, nothing is beside it. Metres. */
  readonly besideMetres: number
}

/** The named streets and buildings of a city. What is above or below the ground is not seen from it. */
export function listNamedFeatures({ city, ways, buildings }: StreetMap): readonly NamedFeature[] {
  const streets = ways.flatMap(({ name, isOffGround, points, class: wayClass }) =>
    name === null || isOffGround ? [] : [toFeature(name, points, ROADS.has(wayClass) ? 'road' : 'path')],
  )
  const outlined = buildings.flatMap(({ name, outline }) =>
    name === null ? [] : [toFeature(name, closeRing(outline), 'building')],
  )
  const { name: en, arabicName: ar } = mosques.haram
  const walls = city === 'makkah' ? masjidAlHaramWalls : []
  return [...streets, ...outlined, ...walls.map((wall) => toFeature({ en, ar }, closeRing(wall), 'building'))]
}

const ROADS: ReadonlySet<WayClass> = new Set(['motorway', 'major', 'minor'])

/** Beside a street or a building one is within so many metres, beside a large building on its court as well. */
const [BESIDE_METRES, BESIDE_LARGE_METRES] = [25, 60]

/** Both mosques are larger; few other buildings with a name are. Metres from corner to corner of its box. */
const LARGE_METRES = 250

function toFeature(name: StreetName, line: StreetWay['points'], kind: 'road' | 'path' | 'building'): NamedFeature {
  const box = boxAround(line)
  const isLarge = Math.hypot(box.north - box.south, box.east - box.west) * METRES_PER_UNIT > LARGE_METRES
  const besideMetres = kind === 'building' && isLarge ? BESIDE_LARGE_METRES : BESIDE_METRES
  return { name, isRoad: kind === 'road', line, box, besideMetres }
}

/** The features whose boxes come within so many metres of the positions' common box. */
export function featuresNear(
  features: readonly NamedFeature[],
  positions: readonly Position[],
  metres: number = BESIDE_LARGE_METRES,
): readonly NamedFeature[] {
  const around = boxAround(
    Int32Array.from(positions.flatMap(({ latitude, longitude }) => [toUnits(latitude), toUnits(longitude)])),
  )
  const north = metres / METRES_PER_UNIT
  const east = north / Math.cos((around.north / UNITS_PER_DEGREE) * (Math.PI / 180))
  return features.filter(
    ({ box }) =>
      box.south <= around.north + north &&
      box.north >= around.south - north &&
      box.west <= around.east + east &&
      box.east >= around.west - east,
  )
}

/** The nearest point of a feature to a position, and how far off it is, in metres. */
export const nearestPoint = ({ line }: NamedFeature, position: Position): ReturnType<typeof nearestOnLine> =>
  nearestOnLine(line, UNITS_PER_DEGREE, position)

const toUnits = (degrees: number): number => degrees * UNITS_PER_DEGREE

const METRES_PER_UNIT = METRES_PER_DEGREE / UNITS_PER_DEGREE

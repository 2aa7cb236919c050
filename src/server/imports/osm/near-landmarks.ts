import { type Position, distanceMetres } from '@/lib/geo/geo'
import type { PlaceCategory } from '@/domain/places/place-categories'
import { addToGroup } from '@/lib/lists/add-to-group'
import { listAround, type Steps, toCellKey } from '@/server/duplicates/grid'

import { isGenericName } from './generic-names'

type Landmark = Position & { readonly name: string }

/** Farther away than this, a landmark does not help to find anything. */
const LANDMARK_METRES = 300

/** A side of 300 m on all latitudes of the three cities, and a little more. */
const SQUARE: Steps = { latitude: 0.003, longitude: 0.0033 }

/** What people know their way by. */
const landmarkCategories: ReadonlySet<PlaceCategory> = new Set([
  'holy site',
  'hotel',
  'hospital',
  'prayer place',
  'tourist attraction',
  'transportation',
])

export type FindLandmark = (position: Position) => string | null

/** The nearest landmark with a name of its own within `LANDMARK_METRES`; of equals the first. */
export function createLandmarkFinder(
  places: Iterable<Landmark & { readonly category: PlaceCategory }>,
  curated: readonly Landmark[],
): FindLandmark {
  const cells = new Map<string, Landmark[]>()
  const put = (landmark: Landmark) => addToGroup(cells, toCellKey(landmark, SQUARE), landmark)
  for (const landmark of curated) put(landmark)
  for (const place of places) {
    if (landmarkCategories.has(place.category) && !isGenericName(place.name)) put(place)
  }
  return (position) => {
    const near = listAround(position, SQUARE, cells)
      .map((landmark) => ({ name: landmark.name, metres: distanceMetres(landmark, position) }))
      .filter(({ metres }) => metres <= LANDMARK_METRES)
      .sort((one, other) => one.metres - other.metres)
    return near[0]?.name ?? null
  }
}

import { distanceMetres, type Position } from '@/lib/geo/geo'

/** The list is not sorted again for a shorter move: a list that keeps changing cannot be read. Metres. */
const SORT_AGAIN_METRES = 200

type Placed = { readonly latitude: number | null; readonly longitude: number | null }

/** By distance from a position, the nearest first; places without a position last. A stable sort. */
export function nearestFirst<Place extends Placed>(places: readonly Place[], from: Position | null): readonly Place[] {
  if (from === null) return places
  return places
    .map((place) => ({ place, metres: measureMetres(place, from) }))
    .sort((a, b) => compare(a.metres, b.metres))
    .map(({ place }) => place)
}

/** Whether the visitor has moved far enough since the list was sorted at `sortedFrom`. */
export function shouldSortAgain(sortedFrom: Position | null, now: Position | null): boolean {
  if (sortedFrom === null || now === null) return sortedFrom !== now
  return distanceMetres(sortedFrom, now) >= SORT_AGAIN_METRES
}

function measureMetres({ latitude, longitude }: Placed, from: Position): number {
  return latitude === null || longitude === null ? Infinity : distanceMetres(from, { latitude, longitude })
}

/** Two infinities have no difference. */
const compare = (a: number, b: number): number => (a === b ? 0 : a - b)

import type { Position } from '@/lib/geo/geo'

/** The sides of a square, in degrees: what is no farther away than that lies in the same square or one of the eight around. */
export type Steps = { readonly latitude: number; readonly longitude: number }

const SIDES = [-1, 0, 1]

/** The square a position lies in, or one so many squares beside it. */
export const toCellKey = (position: Position, steps: Steps, north = 0, east = 0): string =>
  `${Math.floor(position.latitude / steps.latitude) + north}|${Math.floor(position.longitude / steps.longitude) + east}`

/** All in the square of a position and in the eight around it. */
export const listAround = <Item>(
  position: Position,
  steps: Steps,
  cells: ReadonlyMap<string, readonly Item[]>,
): readonly Item[] =>
  SIDES.flatMap((north) => SIDES.flatMap((east) => cells.get(toCellKey(position, steps, north, east)) ?? []))

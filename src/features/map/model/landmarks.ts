import type { LocationDto } from '@/contracts/locations'
import { MOSQUE_IDS } from '@/domain/gates/mosques'
import type { PlaceCategory } from '@/domain/places/place-categories'
import type { Rectangle } from '@/domain/streets/place-labels'

import type { MapPoint } from './map-point'

/** What people steer by: its name stands on the map itself. */
export type Landmark = MapPoint & {
  readonly arabicName: string | null
  /** From which on it is named, if there is room. */
  readonly leastZoom: number
}

/** The most important kind first. */
const leastZooms = {
  'holy site': 11,
  hospital: 13,
  transportation: 13,
  'tourist attraction': 14,
  'help point': 15,
  'camp zone': 15,
} as const satisfies Partial<Record<PlaceCategory, number>>

const kinds: readonly PlaceCategory[] = Object.keys(leastZooms) as (keyof typeof leastZooms)[]

/** The two mosques are named however far one looks from: they say which city it is. */
const mosqueIds: readonly number[] = Object.values(MOSQUE_IDS)
const FARTHEST = 0

/** The landmarks of the guide, the most important first, and of one kind the one that has been in it the longest. */
export function findLandmarks(
  rows: readonly Readonly<LocationDto>[],
  arabicNames: ReadonlyMap<number, string>,
): readonly Landmark[] {
  const rank = ({ id, category }: MapPoint) => (mosqueIds.includes(id) ? -1 : kinds.indexOf(category))
  return rows
    .flatMap(({ id, name, category, latitude, longitude }): readonly Landmark[] =>
      latitude === null || longitude === null || !isKind(category)
        ? []
        : [
            {
              id,
              name: withoutRemark(name),
              arabicName: arabicNames.get(id) ?? null,
              category,
              latitude,
              longitude,
              leastZoom: mosqueIds.includes(id) ? FARTHEST : leastZooms[category],
            },
          ],
    )
    .sort((one, other) => rank(one) - rank(other) || one.id - other.id)
}

const isKind = (category: PlaceCategory): category is keyof typeof leastZooms => kinds.includes(category)

/** "Mina Station 1 (Hajj only)": the sheet of the place says the rest. */
const withoutRemark = (name: string): string => name.replace(/\s*\([^)]*\)$/, '')

type Candidate<Spot> = {
  /** Where its name could stand, the best first. */
  readonly spots: readonly (Rectangle & { readonly spot: Spot })[]
  /** Whether it may stand over marks. */
  readonly isAboveMarks: boolean
}

/** Between the middle of a place and its name, above or below it and beside it. Pixels. */
const UPRIGHT_GAP = 15
const SIDE_GAP = 18

/** Where the name of a place at `x`, `y` could stand: below, above, after and before it. A spot is the way there, as in styles. */
export const nameSpots = ({ x, y }: { readonly x: number; readonly y: number }, width: number, height: number) =>
  [
    [-width / 2, UPRIGHT_GAP],
    [-width / 2, -height - UPRIGHT_GAP],
    [SIDE_GAP, -height / 2],
    [-width - SIDE_GAP, -height / 2],
  ].map(([right = 0, down = 0]) => {
    const [left, top] = [x + right, y + down]
    return { left, top, right: left + width, bottom: top + height, spot: `${right}px ${down}px` }
  })

/**
 * Chooses a spot for each name, in order, so that no two touch, and none what the streets have written; `null` where there is
 * none left. A name that may not stand over a mark is left out rather than cover one.
 */
export function placeNames<Spot>(
  candidates: readonly Candidate<Spot>[],
  marks: readonly Rectangle[],
  isWritten: (spot: Rectangle) => boolean,
): readonly (Spot | null)[] {
  const taken: Rectangle[] = []
  return candidates.map(({ spots, isAboveMarks }) => {
    const free = spots.filter((spot) => !isWritten(spot) && !taken.some((other) => overlap(spot, other)))
    const clear = free.find((spot) => !marks.some((mark) => overlap(spot, mark)))
    const chosen = clear ?? (isAboveMarks ? free[0] : undefined)
    if (chosen === undefined) return null
    taken.push(chosen)
    return chosen.spot
  })
}

const overlap = (one: Rectangle, other: Rectangle): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

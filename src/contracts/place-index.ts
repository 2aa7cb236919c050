import * as z from 'zod/mini'

import { placeCities } from '@/domain/places/cities'
import { hasEmergencyDepartment } from '@/domain/places/emergency-department'
import { type PlaceCategory, placeCategoryValues } from '@/domain/places/place-categories'

import { type LocationDto, locationSchema } from './locations'

/** What a search box and a map need of a place; everything else is in `GET /api/locations`. */
export type IndexedPlace = Pick<LocationDto, 'id' | 'name' | 'category' | 'city' | 'latitude' | 'longitude'> & {
  /** Known to have an emergency department; a list with descriptions says so there. */
  readonly hasEmergency?: true
}

/** Steps of a coordinate in a degree: 1.1 m on the ground, finer than any marker is drawn. */
const STEPS_PER_DEGREE = 100_000

/**
 * `GET /api/place-index`: a column for each field, in which neighbours are alike, so that it is a third of the list's
 * bytes on the wire. Places are in order of id, which made the smallest of six orders that were tried. Ids and
 * coordinates are differences: an id to the row before, a coordinate (in steps of 0.00001°) to the last row before that
 * has a position.
 */
export const placeIndexSchema = z.object({
  /** Texts: a page that was opened before a new category came must not lose the list, nor the nearest hospital. */
  categories: z.array(z.string()),
  cities: z.array(locationSchema.shape.city),
  id: z.array(z.int()),
  name: z.array(z.string()),
  /** Places in `categories` and `cities`. */
  category: z.array(z.int().check(z.nonnegative())),
  city: z.array(z.int().check(z.nonnegative())),
  latitude: z.array(z.nullable(z.int())),
  longitude: z.array(z.nullable(z.int())),
  /** Ids of those known to have an emergency department. Missing in copies that were saved before there was this column. */
  emergency: z.optional(z.array(z.int())),
})

export type PlaceIndex = z.infer<typeof placeIndexSchema>

/** Coordinates are rounded to 0.00001°. */
export function packPlaceIndex(
  places: readonly (IndexedPlace & Partial<Pick<LocationDto, 'description'>>)[],
): PlaceIndex {
  const rows = [...places].sort((a, b) => a.id - b.id)
  return {
    categories: [...placeCategoryValues],
    cities: [...placeCities],
    id: differences(rows.map(({ id }) => id)),
    name: rows.map(({ name }) => name),
    category: rows.map(categoryPlace),
    city: rows.map(cityPlace),
    latitude: differences(rows.map(({ latitude }) => steps(latitude))),
    longitude: differences(rows.map(({ longitude }) => steps(longitude))),
    emergency: rows.filter(hasEmergencyDepartment).map(({ id }) => id),
  }
}

/**
 * The places of an index; a row that is not whole, or names no category or city, is left out.
 *
 * @throws {z.core.$ZodError} when it is no index at all
 */
export function unpackPlaceIndex(answer: unknown): readonly IndexedPlace[] {
  const index = placeIndexSchema.parse(answer)
  const ids = sums(index.id)
  const latitudes = sums(index.latitude)
  const longitudes = sums(index.longitude)
  const emergency = new Set(index.emergency)
  return index.name.flatMap((name, row) => {
    const id = ids[row]
    const category = knownCategories.get(index.categories[index.category[row] ?? -1] ?? '')
    const city = index.cities[index.city[row] ?? -1]
    if (id === undefined || id === null || category === undefined || city === undefined) return []
    const position = { latitude: degrees(latitudes[row]), longitude: degrees(longitudes[row]) }
    return [{ id, name, category, city, ...position, ...(emergency.has(id) && { hasEmergency: true as const }) }]
  })
}

const knownCategories: ReadonlyMap<string, PlaceCategory> = new Map(placeCategoryValues.map((value) => [value, value]))

const categoryPlace = ({ category }: IndexedPlace): number => placeCategoryValues.indexOf(category)

const cityPlace = ({ city }: IndexedPlace): number => placeCities.indexOf(city)

const steps = (degrees: number | null): number | null =>
  degrees === null ? null : Math.round(degrees * STEPS_PER_DEGREE)

const degrees = (steps: number | null | undefined): number | null =>
  steps === null || steps === undefined ? null : steps / STEPS_PER_DEGREE

function differences<Value extends number | null>(values: readonly Value[]): Value[] {
  let before = 0
  return values.map((value) => {
    if (value === null) return value
    const difference = value - before
    before = value
    // The difference of two numbers of the column is one of its numbers' type again.
    return difference as Value
  })
}

function sums<Value extends number | null>(values: readonly Value[]): Value[] {
  let sum = 0
  return values.map((value) => {
    if (value === null) return value
    sum += value
    return sum as Value
  })
}

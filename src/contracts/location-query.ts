import * as z from 'zod'

import { cities } from '@/domain/places/cities'
import { placeCategories, type PlaceCategory, placeCategoryValues } from '@/domain/places/place-categories'
import { cityFromText, MAX_QUERY_LENGTH } from '@/domain/addresses/views'

import type { LocationDto } from './locations'

/** Most rows one limited answer has; without `limit` everything comes at once. */
export const MAX_LOCATIONS = 500

/** Where a page ended: the last place on it, as far as the order of the list depends on it. */
const cursorSchema = z.tuple([
  z.int().positive(),
  z.string(),
  z.number().min(-90).max(90).nullable(),
  z.number().min(-180).max(180).nullable(),
])

export type LocationCursor = Pick<LocationDto, 'id' | 'name' | 'latitude' | 'longitude'>

/** A name of 200 characters, each of them escaped, and three numbers. */
const MAX_CURSOR_LENGTH = 2000

/** The cursor as it stands in an address, before percent-encoding. Opaque to callers. */
export const writeCursor = ({ id, name, latitude, longitude }: LocationCursor): string =>
  JSON.stringify([id, name, latitude, longitude])

function readCursor(text: string): LocationCursor | null {
  const cursor = cursorSchema.safeParse(json(text))
  if (!cursor.success) return null
  const [id, name, latitude, longitude] = cursor.data
  return { id, name, latitude, longitude }
}

function json(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return value
  } catch {
    return null
  }
}

/** A parameter that is written once, read by a function that gives `null` for what it does not understand. */
const parameter = <Value>(expected: string, read: (text: string) => Value | null) =>
  z.string({ error: 'must be given once' }).transform((text, context): Value => {
    const value = read(text)
    if (value !== null) return value
    context.addIssue({ code: 'custom', message: expected })
    return z.NEVER
  })

/** What a search form sends for a field left empty counts as not given. */
const unlessEmpty = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (typeof value === 'string' && value.trim() === '' ? undefined : value), schema.optional())

const categoryNamed = (text: string): PlaceCategory | null =>
  placeCategories.find(({ value }) => value === text.trim().toLowerCase())?.value ?? null

/** Numbers in plain decimal notation, separated by commas; `null` unless there are exactly `count`. */
function decimals(text: string, count: number): readonly number[] | null {
  const parts = text.split(',').map((part) => part.trim())
  return parts.length === count && parts.every((part) => /^[+-]?\d{1,3}(\.\d{1,15})?$/.test(part))
    ? parts.map(Number)
    : null
}

const isLatitude = (degrees: number): boolean => Math.abs(degrees) <= 90

const isLongitude = (degrees: number): boolean => Math.abs(degrees) <= 180

export type Bounds = { readonly south: number; readonly west: number; readonly north: number; readonly east: number }

function boundsOf(text: string): Bounds | null {
  const [south = Number.NaN, west = Number.NaN, north = Number.NaN, east = Number.NaN] = decimals(text, 4) ?? []
  const isOnEarth = isLatitude(south) && isLatitude(north) && isLongitude(west) && isLongitude(east)
  return isOnEarth && south <= north && west <= east ? { south, west, north, east } : null
}

function positionOf(text: string): { readonly latitude: number; readonly longitude: number } | null {
  const [latitude = Number.NaN, longitude = Number.NaN] = decimals(text, 2) ?? []
  return isLatitude(latitude) && isLongitude(longitude) ? { latitude, longitude } : null
}

function limitOf(text: string): number | null {
  const limit = /^[1-9]\d{0,2}$/.test(text) ? Number(text) : null
  return limit !== null && limit <= MAX_LOCATIONS ? limit : null
}

const queryText = (text: string): string | null => (text.trim().length <= MAX_QUERY_LENGTH ? text.trim() : null)

const cursorOf = (text: string): LocationCursor | null => (text.length <= MAX_CURSOR_LENGTH ? readCursor(text) : null)

/** Optional narrowing of the list; parameters it does not know are ignored. */
export const locationQuerySchema = z.object({
  city: unlessEmpty(parameter(`must be one of ${cities.join(', ')}`, cityFromText)),
  category: unlessEmpty(parameter(`must be one of ${placeCategoryValues.join(', ')}`, categoryNamed)),
  q: unlessEmpty(parameter(`must be at most ${MAX_QUERY_LENGTH} characters`, queryText)),
  bbox: parameter(
    'must be south,west,north,east in decimal degrees, south ≤ north and west ≤ east',
    boundsOf,
  ).optional(),
  near: parameter('must be latitude,longitude in decimal degrees', positionOf).optional(),
  limit: parameter(`must be a whole number from 1 to ${MAX_LOCATIONS}`, limitOf).optional(),
  cursor: parameter('must be the cursor of a rel="next" link of an earlier answer', cursorOf).optional(),
})

export type LocationQuery = z.infer<typeof locationQuerySchema>

import * as z from 'zod'

import { cities } from '@/domain/places/cities'
import { placeCategories, type PlaceCategory, placeCategoryValues } from '@/domain/places/place-categories'
import { parseCity, MAX_QUERY_LENGTH } from '@/domain/addresses/views'
import { parseJson } from '@/lib/text/parse-json'

import type { LocationDto } from './locations'

/** Most rows one limited answer has; without `limit` everything comes at once. */
const MAX_LOCATIONS = 500

/** Where a page ended: the fields of its last place that the list is ordered by. */
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

function parseCursor(text: string): LocationCursor | null {
  if (text.length > MAX_CURSOR_LENGTH) return null
  const cursor = cursorSchema.safeParse(parseJson(text))
  if (!cursor.success) return null
  const [id, name, latitude, longitude] = cursor.data
  return { id, name, latitude, longitude }
}

/** A parameter that is given at most once. `parse` returns `null` for an invalid text. */
const parameter = <Value>(expected: string, parse: (text: string) => Value | null) =>
  z.string({ error: 'must be given once' }).transform((text, context): Value => {
    const value = parse(text)
    if (value !== null) return value
    context.addIssue({ code: 'custom', message: expected })
    return z.NEVER
  })

/** What a search form sends for a field left empty counts as not given. */
const unlessEmpty = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (typeof value === 'string' && value.trim() === '' ? undefined : value), schema.optional())

const parseCategory = (text: string): PlaceCategory | null =>
  placeCategories.find(({ value }) => value === text.trim().toLowerCase())?.value ?? null

/** Numbers in plain decimal notation, separated by commas; `null` unless there are exactly `count`. */
function parseDecimals(text: string, count: number): readonly number[] | null {
  const parts = text.split(',').map((part) => part.trim())
  return parts.length === count && parts.every((part) => /^[+-]?\d{1,3}(\.\d{1,15})?$/.test(part))
    ? parts.map(Number)
    : null
}

const isLatitude = (degrees: number): boolean => Math.abs(degrees) <= 90

const isLongitude = (degrees: number): boolean => Math.abs(degrees) <= 180

export type Bounds = { readonly south: number; readonly west: number; readonly north: number; readonly east: number }

function parseBounds(text: string): Bounds | null {
  const [south = Number.NaN, west = Number.NaN, north = Number.NaN, east = Number.NaN] = parseDecimals(text, 4) ?? []
  const isOnEarth = isLatitude(south) && isLatitude(north) && isLongitude(west) && isLongitude(east)
  return isOnEarth && south <= north && west <= east ? { south, west, north, east } : null
}

function parsePosition(text: string): { readonly latitude: number; readonly longitude: number } | null {
  const [latitude = Number.NaN, longitude = Number.NaN] = parseDecimals(text, 2) ?? []
  return isLatitude(latitude) && isLongitude(longitude) ? { latitude, longitude } : null
}

function parseLimit(text: string): number | null {
  const limit = /^[1-9]\d{0,2}$/.test(text) ? Number(text) : null
  return limit !== null && limit <= MAX_LOCATIONS ? limit : null
}

const parseQueryText = (text: string): string | null => (text.trim().length <= MAX_QUERY_LENGTH ? text.trim() : null)

/** All parameters are optional; unknown ones are ignored. */
export const locationQuerySchema = z.object({
  city: unlessEmpty(parameter(`must be one of ${cities.join(', ')}`, parseCity)),
  category: unlessEmpty(parameter(`must be one of ${placeCategoryValues.join(', ')}`, parseCategory)),
  q: unlessEmpty(parameter(`must be at most ${MAX_QUERY_LENGTH} characters`, parseQueryText)),
  bbox: parameter(
    'must be south,west,north,east in decimal degrees, south ≤ north and west ≤ east',
    parseBounds,
  ).optional(),
  near: parameter('must be latitude,longitude in decimal degrees', parsePosition).optional(),
  limit: parameter(`must be a whole number from 1 to ${MAX_LOCATIONS}`, parseLimit).optional(),
  cursor: parameter('must be the cursor of a rel="next" link of an earlier answer', parseCursor).optional(),
})

export type LocationQuery = z.infer<typeof locationQuerySchema>

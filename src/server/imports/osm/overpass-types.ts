import { z } from 'zod'

import type { Position } from '@/lib/geo/geo'

/** OpenStreetMap limits a tag's value to 255 characters; one character takes at most two UTF-16 units. */
const MAX_TAG_VALUE_LENGTH = 2 * 255

const position = {
  lat: z.number().min(-90).max(90),
  lon: z.number().min(-180).max(180),
}

const bounds = z.object({
  minlat: position.lat,
  minlon: position.lon,
  maxlat: position.lat,
  maxlon: position.lon,
})

/** By hand, because a schema of a record copies it: of 30,000 elements that is most of what they hold. */
function isTags(value: unknown): value is Record<string, string> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  return Object.values(value).every((tag) => typeof tag === 'string' && tag.length <= MAX_TAG_VALUE_LENGTH)
}

const identity = {
  /** Unique only inside its type, so the two together are the key. */
  id: z.number().int().positive(),
  /** `out skel` and bare geometry nodes carry none. */
  tags: z.custom<Record<string, string>>(isTags).default({}),
  /** Which edition of the object it is, and of when: `out meta` says it. One that cannot be read says nothing. */
  version: z.number().int().positive().optional().catch(undefined),
  timestamp: z.iso.datetime().optional().catch(undefined),
}

/** The corners of a line, as `out geom` gives them; one outside the box of the query is `null`. */
const line = z.array(z.object(position).nullable()).optional()

/** Ways and relations have a position only when the query asked for `out center` or `out geom`. */
const area = {
  ...identity,
  center: z.object(position).optional(),
  bounds: bounds.optional(),
}

/** What streets are drawn from; places are asked for without. */
const drawing = {
  geometry: line,
  nodes: z.array(z.int().positive()).optional().catch(undefined),
  members: z.array(z.object({ role: z.string().optional(), geometry: line })).optional(),
}

/** One element of an Overpass answer, cut to what the guide reads. */
export const overpassElement = z.discriminatedUnion('type', [
  z.object({ type: z.literal('node'), ...identity, ...position }),
  z.object({ type: z.literal('way'), ...area, ...drawing }),
  z.object({ type: z.literal('relation'), ...area, ...drawing }),
])

export type OverpassElement = Readonly<z.infer<typeof overpassElement>>

export type OsmTags = Readonly<Record<string, string>>

/** `node/123`: how the guide names an OpenStreetMap object, and the end of its public address. */
export type OsmRef = `${OverpassElement['type']}/${number}`

export function toOsmRef({ type, id }: Pick<OverpassElement, 'type' | 'id'>): OsmRef {
  return `${type}/${id}`
}

/**
 * To the 7 decimals that OpenStreetMap stores, and so do we: more would differ from themselves after a round through the
 * database.
 */
export const roundDegrees = (degrees: number): number => Number(degrees.toFixed(7))

/** The point of a node or of `out center`; `null` for an area that came without. */
export function readPoint(element: OverpassElement): Position | null {
  const point = element.type === 'node' ? element : element.center
  return point ? { latitude: point.lat, longitude: point.lon } : null
}

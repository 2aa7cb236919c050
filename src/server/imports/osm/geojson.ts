import { z } from 'zod'

import { cleanText } from '@/lib/text/text'
import { runSync } from '@/server/cooperative'

import { findBounds } from './area-bounds'
import { roundDegrees } from './overpass-types'
import { type ParsedOverpass, type RefusedOverpass, readingElements, refuse, InvalidElement } from './parse-overpass'
import { readJson } from './read-long-list'

/**
 * Reads the GeoJSON that people have of map objects into the elements an Overpass answer holds: as overpass-turbo, JOSM
 * and osmium export it (`@id` names the object, every other property is a tag), as osmtogeojson makes it (`id` beside
 * nested `tags` and `meta`, or all of them flat), and as QGIS writes what QuickOSM or GDAL has read (`osm_id` with
 * `osm_type`, `full_id`, `osm_way_id`, `other_tags`). Lines and areas stand in the middle of their box, as `out center`
 * places them.
 */
export function parseGeojson(body: string): ParsedOverpass | RefusedOverpass {
  const json = readJson(body.replace(/^\uFEFF/, ''))
  if (!json.ok) return refuse('not-json', json.detail)
  const collection = collectionShape.safeParse(json.value)
  if (!collection.success) return refuse('no-elements', z.prettifyError(collection.error))
  const { timestamp, features, crs } = collection.data
  if (crs !== undefined && !DEGREES.test(crs)) {
    return refuse('not-degrees', `Its coordinates are of ${crs.slice(0, 80)}, not degrees.`)
  }
  return {
    ok: true,
    timestampOsmBase: timestamp ?? null,
    ...runSync(readingElements(features.map(toElement), 'Feature')),
  }
}

/** The coordinate systems that are degrees of WGS 84, as `crs` names them. */
const DEGREES = /(CRS84|EPSG:+4326)$/i

const collectionShape = z.object({
  type: z.literal('FeatureCollection'),
  timestamp: z.iso.datetime().optional().catch(undefined),
  features: z.array(z.unknown()),
  crs: z
    .object({ properties: z.object({ name: z.string() }) })
    .transform(({ properties: { name } }) => name)
    .optional()
    .catch(undefined),
})

const featureShape = z.object({
  type: z.literal('Feature'),
  id: z.unknown().optional(),
  properties: z.record(z.string(), z.unknown()).nullish(),
  geometry: z.object({ coordinates: z.unknown().optional(), geometries: z.unknown().optional() }).nullish().catch(null),
})

type Properties = Readonly<Record<string, unknown>>

/** A candidate for `readingElements`, which judges it, or what is wrong with the feature. */
function toElement(candidate: unknown, index: number): unknown {
  const feature = featureShape.safeParse(candidate)
  if (!feature.success) {
    return new InvalidElement(`Feature ${index + 1} is no GeoJSON feature: its “type” has to be “Feature”.`)
  }
  const { geometry, id } = feature.data
  const properties = feature.data.properties ?? {}
  const { tags, meta } = readProperties(properties)
  const ref = findRef(properties, id)
  if (ref === null) {
    const name = cleanText(typeof tags.name === 'string' ? tags.name : null)?.slice(0, 60)
    return new InvalidElement(
      `Feature ${index + 1}${name ? ` (“${name}”)` : ''} does not say which map object it is: ` +
        'wanted is “@id” or “id” such as node/123, or “osm_id” with “osm_type”.',
    )
  }

  const element = { ...ref, tags, ...meta }
  const bounds = findBounds(listPositions(geometry))
  if (bounds === null) return element
  const center = { lat: halve(bounds.minlat, bounds.maxlat), lon: halve(bounds.minlon, bounds.maxlon) }
  return element.type === 'node' ? { ...element, ...center } : { ...element, center }
}

type Ref = { readonly type: 'node' | 'way' | 'relation'; readonly id: number }

const typeByLetter = { n: 'node', w: 'way', r: 'relation' } as const

/** Each tool names the object at a place of its own; the more exact are looked at first. */
function findRef(properties: Properties, id: unknown): Ref | null {
  const named = ['@id', '@osmId', 'full_id', 'id'].map((key) => properties[key])
  const type = properties['@type'] ?? properties['osm_type'] ?? properties['type']
  const number = properties['@id'] ?? properties['osm_id'] ?? properties['id']
  const wayId = properties['osm_way_id']
  return (
    [...named, id].map(parseRef).find((ref) => ref !== null) ??
    parseRef(`${parseType(type)}/${String(number)}`) ??
    // GDAL: an area is a relation by `osm_id` or a way by this.
    parseRef(`way/${String(wayId)}`)
  )
}

/** `node/1`, also at the end of a web address; `n1`; `a2` and `a3`, osmium's areas of way 1 and relation 1. */
function parseRef(value: unknown): Ref | null {
  const written = typeof value === 'string' ? /(?:^|\/)(node|way|relation)\/(\d+)$|^([nwra])(\d+)$/.exec(value) : null
  if (written === null) return null
  const [, word, number, letter, digits] = written
  const id = Number(number ?? digits)
  if (letter === 'a') return { type: id % 2 === 0 ? 'way' : 'relation', id: Math.floor(id / 2) }
  return { type: (word ?? typeByLetter[letter as keyof typeof typeByLetter]) as Ref['type'], id }
}

const parseType = (value: unknown): string => {
  const word = String(value).toLowerCase()
  return word in typeByLetter ? typeByLetter[word as keyof typeof typeByLetter] : word
}

/** What the object is called by, and what tools say of it beside its tags. */
const TOOL_KEYS: ReadonlySet<string> = new Set(['full_id', 'osm_id', 'osm_type', 'osm_way_id', 'other_tags'])

/** osmtogeojson without nesting: what an object is called by and what is known of its edition stand among its tags. */
const FLAT_KEYS: ReadonlySet<string> = new Set(['id', 'timestamp', 'version', 'changeset', 'user', 'uid'])

function readProperties(properties: Properties): { readonly tags: Properties; readonly meta: object } {
  const nested = asObject(properties['tags'])
  if (nested !== null) return { tags: readTexts(nested), meta: readMeta(asObject(properties['meta']) ?? {}) }

  // overpass-turbo adds keys with an @ of its own: editor, version, the relations an object is part of.
  const isFlat = parseRef(properties['id']) !== null
  const own = Object.entries(properties).filter(
    ([key]) => !key.startsWith('@') && !TOOL_KEYS.has(key) && !(isFlat && FLAT_KEYS.has(key)),
  )
  const marked = { version: properties['@version'], timestamp: properties['@timestamp'] }
  return {
    tags: { ...readTexts(Object.fromEntries(own)), ...parseOtherTags(properties['other_tags']) },
    meta: readMeta(isFlat ? properties : marked),
  }
}

function readMeta({ version, timestamp }: Properties): object {
  return {
    ...(version != null && { version: Number(version) }),
    ...(typeof timestamp === 'string' && { timestamp }),
  }
}

/** A table has a cell for each tag of any object, most of them empty; numbers and yes or no have kinds of their own. */
function readTexts(tags: Properties): Properties {
  const said = Object.entries(tags).filter(([, value]) => value !== null)
  return Object.fromEntries(said.map(([key, value]) => [key, toText(value)]))
}

function toText(value: unknown): unknown {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return typeof value === 'number' ? String(value) : value
}

/** The tags for which GDAL has no column, as `"key"=>"value"` or as JSON. */
function parseOtherTags(value: unknown): Properties {
  const json = asObject(value)
  if (json !== null) return readTexts(json)
  if (typeof value !== 'string') return {}
  const unescaped = (text = '') => text.replace(/\\(.)/g, '$1')
  const pairs = value.matchAll(/"((?:[^"\\]|\\.)*)"=>"((?:[^"\\]|\\.)*)"/g)
  return Object.fromEntries([...pairs].map(([, key, text]) => [unescaped(key), unescaped(text)]))
}

/** An object, also one that a tool has written as a text. */
function asObject(value: unknown): Properties | null {
  const read = typeof value === 'string' && value.trimStart().startsWith('{') ? readJson(value) : null
  const object = read?.ok === true ? read.value : value
  return typeof object === 'object' && object !== null && !Array.isArray(object) ? (object as Properties) : null
}

/** Every `[lon, lat]` of a geometry of any depth: a point, a line, rings of a polygon, many polygons, a collection. */
function* listPositions(geometry: unknown): Generator<{ lat: number; lon: number }> {
  if (Array.isArray(geometry)) {
    const [lon, lat] = geometry as readonly unknown[]
    if (typeof lon === 'number' && typeof lat === 'number') yield { lat, lon }
    else for (const inner of geometry) yield* listPositions(inner)
    return
  }
  const { coordinates, geometries } = asObject(geometry) ?? {}
  if (coordinates !== undefined) yield* listPositions(coordinates)
  if (geometries !== undefined) yield* listPositions(geometries)
}

/** Halving a sum must not invent decimals. */
function halve(from: number, to: number): number {
  return from === to ? from : roundDegrees((from + to) / 2)
}

import { z } from 'zod'

import { runSync } from '@/server/cooperative'

import { boundsOf } from './area-bounds'
import { type ParsedOverpass, type RefusedOverpass, readingElements, refuse } from './parse-overpass'
import { readJson } from './read-long-list'

/**
 * Reads the GeoJSON that overpass-turbo exports (`@id` names the map object, every other property is a tag) into the
 * elements an Overpass answer holds. Lines and areas stand in the middle of their box, as `out center` places them.
 */
export function parseGeojson(body: string): ParsedOverpass | RefusedOverpass {
  const json = readJson(body.replace(/^\uFEFF/, ''))
  if (!json.ok) return refuse('not-json', json.detail)
  const collection = collectionShape.safeParse(json.value)
  if (!collection.success) return refuse('no-elements', z.prettifyError(collection.error))
  const { timestamp, features } = collection.data
  return { ok: true, timestampOsmBase: timestamp ?? null, ...runSync(readingElements(features.map(elementOf))) }
}

const collectionShape = z.object({
  type: z.literal('FeatureCollection'),
  timestamp: z.iso.datetime().optional().catch(undefined),
  features: z.array(z.unknown()),
})

const featureShape = z.object({
  type: z.literal('Feature'),
  id: z.unknown().optional(),
  properties: z.record(z.string(), z.unknown()).nullish(),
  geometry: z.object({ type: z.string(), coordinates: z.unknown() }).nullish().catch(null),
})

/** A candidate for `readElements`, which judges it; what is no feature stays what it is and fails there. */
function elementOf(candidate: unknown): unknown {
  const feature = featureShape.safeParse(candidate)
  if (!feature.success) return null
  const { properties, geometry, id } = feature.data
  const ref = /^(node|way|relation)\/(\d+)$/.exec(String(properties?.['@id'] ?? id ?? ''))
  if (ref === null) return null

  // overpass-turbo adds keys with an @ of its own: editor, version, the relations an object is part of.
  const tags = Object.fromEntries(Object.entries(properties ?? {}).filter(([key]) => !key.startsWith('@')))
  const element = { type: ref[1], id: Number(ref[2]), tags }
  const bounds = boundsOf(positionsIn(geometry?.coordinates))
  if (bounds === null) return element
  const center = { lat: middle(bounds.minlat, bounds.maxlat), lon: middle(bounds.minlon, bounds.maxlon) }
  return element.type === 'node' ? { ...element, ...center } : { ...element, center }
}

/** Every `[lon, lat]` inside coordinates of any depth: a point, a line, rings of a polygon, many polygons. */
function* positionsIn(coordinates: unknown): Generator<{ lat: number; lon: number }> {
  if (!Array.isArray(coordinates)) return
  const [lon, lat] = coordinates as readonly unknown[]
  if (typeof lon === 'number' && typeof lat === 'number') yield { lat, lon }
  else for (const inner of coordinates) yield* positionsIn(inner)
}

/** OpenStreetMap stores 7 decimals; halving a sum must not invent more. */
function middle(from: number, to: number): number {
  return from === to ? from : Number(((from + to) / 2).toFixed(7))
}

import { z } from 'zod'

/**
 * Gives ways and relations that came without `center` and `bounds` the bounds of what they are drawn from: their own
 * geometry (`out geom`), or the bare nodes and ways beside them in the list (overpass-turbo's `out body; >; out skel`).
 * What cannot be placed comes back as it was.
 */
export function withBounds(candidates: readonly unknown[]): readonly unknown[] {
  if (!candidates.some((candidate) => isUnplaced(candidate))) return candidates

  const nodes = new Map<number, Point>()
  const ways = new Map<number, Drawn>()
  for (const candidate of candidates) {
    const node = nodeShape.safeParse(candidate)
    if (node.success) nodes.set(node.data.id, node.data)
    const way = isOfType(candidate, 'way') ? drawn.safeParse(candidate) : null
    if (way?.success) ways.set(way.data.id, way.data)
  }
  return candidates.map((candidate) => {
    if (!isUnplaced(candidate)) return candidate
    const area = drawn.safeParse(candidate)
    const bounds = area.success ? findBounds(listPoints(area.data, { nodes, ways })) : null
    return bounds === null ? candidate : { ...candidate, bounds }
  })
}

type Bounds = { readonly minlat: number; readonly minlon: number; readonly maxlat: number; readonly maxlon: number }

/** The smallest box around the points, `null` without points. A box across the date line is not understood. */
export function findBounds(points: Iterable<Point>): Bounds | null {
  const box = { minlat: Infinity, minlon: Infinity, maxlat: -Infinity, maxlon: -Infinity }
  for (const { lat, lon } of points) {
    box.minlat = Math.min(box.minlat, lat)
    box.minlon = Math.min(box.minlon, lon)
    box.maxlat = Math.max(box.maxlat, lat)
    box.maxlon = Math.max(box.maxlon, lon)
  }
  return box.minlat === Infinity ? null : box
}

const point = z.object({ lat: z.number(), lon: z.number() })

type Point = z.infer<typeof point>

const nodeShape = point.extend({ type: z.literal('node'), id: z.number() })

/** A corner outside the box of the query is `null` in `out geom`. */
const geometry = z.array(point.nullable()).optional()

const drawn = z.object({
  id: z.number(),
  geometry,
  nodes: z.array(z.number()).optional(),
  members: z
    .array(
      z.object({ type: z.string(), ref: z.number(), lat: z.number().optional(), lon: z.number().optional(), geometry }),
    )
    .optional(),
})

type Drawn = z.infer<typeof drawn>

type Beside = { readonly nodes: ReadonlyMap<number, Point>; readonly ways: ReadonlyMap<number, Drawn> }

function* listPoints(area: Drawn, beside: Beside): Generator<Point> {
  for (const corner of area.geometry ?? []) if (corner !== null) yield corner
  for (const id of area.nodes ?? []) {
    const node = beside.nodes.get(id)
    if (node) yield node
  }
  for (const member of area.members ?? []) {
    if (member.lat !== undefined && member.lon !== undefined) yield { lat: member.lat, lon: member.lon }
    for (const corner of member.geometry ?? []) if (corner !== null) yield corner
    const node = member.type === 'node' ? beside.nodes.get(member.ref) : undefined
    if (node) yield node
    const way = member.type === 'way' ? beside.ways.get(member.ref) : undefined
    if (way) yield* listPoints({ ...way, members: undefined }, beside)
  }
}

function isUnplaced(candidate: unknown): candidate is object {
  return (
    (isOfType(candidate, 'way') || isOfType(candidate, 'relation')) &&
    !('center' in candidate) &&
    !('bounds' in candidate)
  )
}

function isOfType(candidate: unknown, type: string): candidate is object {
  return typeof candidate === 'object' && candidate !== null && 'type' in candidate && candidate.type === type
}

import { type Corner, joinCorners, type MapLine, type MapNode } from './join-corners'
import { joinRings } from './join-rings'
import { type StreetBuilding, type StreetMap, type StreetWay, UNITS_PER_DEGREE } from './street-map'
import {
  isLockedGate,
  readBuildingKind,
  readLayer,
  readStreetName,
  readWayClass,
  readWayTraits,
  type Tags,
} from './street-tags'

/** An element of an Overpass answer that was asked for with `out geom`, as far as streets are read from it. */
export type DrawnElement = {
  readonly type: string
  readonly id: number
  readonly tags?: Tags | undefined
  /** Of a node. */
  readonly lat?: number | undefined
  readonly lon?: number | undefined
  /** The map's numbers of the corners; not every tool keeps them. */
  readonly nodes?: readonly number[] | undefined
  /** A corner outside the box of the query is `null`. */
  readonly geometry?: readonly (Corner | null)[] | undefined
  readonly members?:
    | readonly { readonly role?: string | undefined; readonly geometry?: readonly (Corner | null)[] | undefined }[]
    | undefined
}

type LeftOut = 'not-a-street' | 'not-drawn' | 'too-short' | 'duplicate'

export type ReadStreets = {
  readonly map: StreetMap
  /** The map objects behind `map.ways` and `map.buildings`, in the same order: "way/1", "relation/2". */
  readonly wayRefs: readonly string[]
  readonly buildingRefs: readonly string[]
  /** Elements that became neither, by reason. */
  readonly leftOut: Readonly<Partial<Record<LeftOut, number>>>
}

/**
 * The streets and buildings among map objects. Points are rounded to the units of the map, each by its own position
 * alone: two ways that share a corner on the map share a point here, and those that only seem to, after rounding or
 * because one is above the other, are kept apart. Sorted by map object, so that the same map in another order gives the
 * same streets.
 */
export function readStreets(elements: readonly DrawnElement[], city: StreetMap['city']): ReadStreets {
  const lines: { readonly ref: string; readonly line: ReadLine }[] = []
  const buildings: { readonly ref: string; readonly building: StreetBuilding }[] = []
  const leftOut: Partial<Record<LeftOut, number>> = {}
  const seen = new Set<string>()

  for (const element of [...elements].sort(byObject)) {
    const ref = `${element.type}/${element.id}`
    const read = seen.has(ref) ? 'duplicate' : readElement(element)
    seen.add(ref)
    if (read === null) continue
    if (typeof read === 'string') leftOut[read] = (leftOut[read] ?? 0) + 1
    else if ('lines' in read) for (const line of read.lines) lines.push({ ref, line })
    else for (const building of read.buildings) buildings.push({ ref, building })
  }
  const joined = joinCorners(
    lines.map(({ line }) => line),
    elements.flatMap(readLockedGate),
  )
  const ways = lines.flatMap(({ ref, line: { traits } }, index) =>
    (joined[index] ?? []).map((part) => ({ ref, way: { ...traits, ...part } satisfies StreetWay })),
  )
  return {
    map: { city, ways: ways.map(({ way }) => way), buildings: buildings.map(({ building }) => building) },
    wayRefs: ways.map(({ ref }) => ref),
    buildingRefs: buildings.map(({ ref }) => ref),
    leftOut,
  }
}

const byObject = (a: DrawnElement, b: DrawnElement): number =>
  a.type === b.type ? a.id - b.id : a.type < b.type ? -1 : 1

type ReadLine = MapLine & { readonly traits: Omit<StreetWay, 'points' | 'apart'> }

/** `null` for what is read elsewhere. */
type Read = { readonly lines: readonly ReadLine[] } | { readonly buildings: readonly StreetBuilding[] } | LeftOut | null

const readLockedGate = ({ type, id, lat, lon, tags = {} }: DrawnElement): readonly MapNode[] =>
  type === 'node' && lat !== undefined && lon !== undefined && isLockedGate(tags) ? [{ id, lat, lon }] : []

function readElement(element: DrawnElement): Read {
  const tags = element.tags ?? {}
  if (readLockedGate(element).length > 0) return null
  const wayClass = readWayClass(tags)
  if (wayClass !== null && element.type === 'way') {
    const points = toPoints(element.geometry)
    if (points === null) return 'not-drawn'
    if (points.length < 2 * 2) return 'too-short'
    const corners = (element.geometry ?? []).filter((corner) => corner !== null)
    const nodes = element.nodes?.length === corners.length ? element.nodes : null
    const traits = { class: wayClass, name: readStreetName(tags), ...readWayTraits(tags, wayClass) }
    return { lines: [{ corners, nodes, layer: readLayer(tags), traits }] }
  }
  if (wayClass === 'pedestrian' && element.type === 'relation') return readSquare(element, tags)
  const kind = readBuildingKind(tags)
  if (kind === null) return 'not-a-street'
  const lines = listOuterLines(element).map(toPoints)
  if (lines.length === 0 || lines.some((line) => line === null)) return 'not-drawn'
  const outlines = joinRings(lines.flatMap((line) => line ?? [])).filter((outline) => outline.length >= 3 * 2)
  if (outlines.length === 0) return 'too-short'
  // Thousands of hotels are marks on the map already: only what a person steers by carries its name here, too.
  const name = kind === 'plain' ? null : readStreetName(tags)
  return { buildings: outlines.map((outline) => ({ kind, name, outline })) }
}

/** A square of several lines. One with something in its middle is walked around: nobody knows what that is. */
function readSquare(element: DrawnElement, tags: Tags): Read {
  const outlines = joinOutlines(listOuterLines(element))
  if (outlines === null || outlines.length === 0) return 'not-drawn'
  const isSquare = !(element.members ?? []).some(({ role }) => role === 'inner')
  const traits = {
    class: 'pedestrian',
    name: readStreetName(tags),
    ...readWayTraits(tags, 'pedestrian'),
    isSquare,
  } as const
  return { lines: outlines.map((corners) => ({ corners, nodes: null, layer: readLayer(tags), traits })) }
}

/** Closed outlines at their exact positions, the first corner repeated; `null` where a corner is not known. */
function joinOutlines(lines: readonly DrawnElement['geometry'][]): readonly (readonly Corner[])[] | null {
  const corners: Corner[] = []
  const numbers = new Map<string, number>()
  const numbered: Int32Array[] = []
  for (const line of lines) {
    const pairs: number[] = []
    for (const corner of line ?? [null]) {
      if (corner === null) return null
      const place = `${corner.lat} ${corner.lon}`
      const number = numbers.get(place) ?? corners.push(corner) - 1
      numbers.set(place, number)
      pairs.push(number, 0)
    }
    numbered.push(Int32Array.from(pairs))
  }
  return joinRings(numbered).map((ring) => {
    const outline = [...ring].filter((_, index) => index % 2 === 0).flatMap((number) => corners[number] ?? [])
    return [...outline, ...outline.slice(0, 1)]
  })
}

/** The outer lines of a building: a way is one, a relation of several ways has them as members. */
function listOuterLines({ type, geometry, members }: DrawnElement): readonly DrawnElement['geometry'][] {
  if (type === 'way') return [geometry]
  return (members ?? []).filter(({ role }) => role === 'outer').map((member) => member.geometry)
}

/** In units of the map, without a step that rounding has made nothing of; `null` where a corner is not known. */
function toPoints(geometry: DrawnElement['geometry']): Int32Array | null {
  if (geometry === undefined || geometry.length === 0) return null
  const points: number[] = []
  for (const corner of geometry) {
    if (corner === null) return null
    const latitude = Math.round(corner.lat * UNITS_PER_DEGREE)
    const longitude = Math.round(corner.lon * UNITS_PER_DEGREE)
    if (points.at(-2) !== latitude || points.at(-1) !== longitude) points.push(latitude, longitude)
  }
  return Int32Array.from(points)
}

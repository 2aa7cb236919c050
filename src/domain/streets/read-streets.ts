import { joinRings } from './join-rings'
import { type StreetBuilding, type StreetMap, type StreetWay, UNITS_PER_DEGREE } from './street-map'
import { readBuildingKind, readStreetName, readWayClass, readWayTraits, type Tags } from './street-tags'

type Corner = { readonly lat: number; readonly lon: number }

/** An element of an Overpass answer that was asked for with `out geom`, as far as streets are read from it. */
export type DrawnElement = {
  readonly type: string
  readonly id: number
  readonly tags?: Tags | undefined
  /** A corner outside the box of the query is `null`. */
  readonly geometry?: readonly (Corner | null)[] | undefined
  readonly members?:
    | readonly { readonly role?: string | undefined; readonly geometry?: readonly (Corner | null)[] | undefined }[]
    | undefined
}

export type LeftOut = 'not-a-street' | 'not-drawn' | 'too-short' | 'duplicate'

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
 * alone: two ways that share a corner on the map share a point here. Sorted by map object, so that the same map in
 * another order gives the same streets.
 */
export function readStreets(elements: readonly DrawnElement[], city: StreetMap['city']): ReadStreets {
  const ways: { readonly ref: string; readonly way: StreetWay }[] = []
  const buildings: { readonly ref: string; readonly building: StreetBuilding }[] = []
  const leftOut: Partial<Record<LeftOut, number>> = {}
  const seen = new Set<string>()

  for (const element of [...elements].sort(byObject)) {
    const ref = `${element.type}/${element.id}`
    const read = seen.has(ref) ? 'duplicate' : readElement(element)
    seen.add(ref)
    if (typeof read === 'string') leftOut[read] = (leftOut[read] ?? 0) + 1
    else if ('way' in read) ways.push({ ref, way: read.way })
    else for (const building of read.buildings) buildings.push({ ref, building })
  }
  return {
    map: { city, ways: ways.map(({ way }) => way), buildings: buildings.map(({ building }) => building) },
    wayRefs: ways.map(({ ref }) => ref),
    buildingRefs: buildings.map(({ ref }) => ref),
    leftOut,
  }
}

const byObject = (a: DrawnElement, b: DrawnElement): number =>
  a.type === b.type ? a.id - b.id : a.type < b.type ? -1 : 1

type Read = { readonly way: StreetWay } | { readonly buildings: readonly StreetBuilding[] } | LeftOut

function readElement(element: DrawnElement): Read {
  const tags = element.tags ?? {}
  const wayClass = element.type === 'way' ? readWayClass(tags) : null
  if (wayClass !== null) {
    const points = toPoints(element.geometry)
    if (points === null) return 'not-drawn'
    if (points.length < 2 * 2) return 'too-short'
    return { way: { class: wayClass, name: readStreetName(tags), points, ...readWayTraits(tags, wayClass) } }
  }
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

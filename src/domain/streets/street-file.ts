import { ByteReader, StreetMapError } from './byte-reader'
import { ByteWriter } from './byte-writer'
import {
  type StreetBuilding,
  type StreetMap,
  type StreetName,
  type StreetWay,
  WAY_CLASSES,
  type WayClass,
} from './street-map'
import { TUNNELS_OF_CARS } from './street-tags'

/**
 * The file of a city's streets, before compression:
 *
 * - four bytes "PGSM", one byte with the version of the form, one with the city
 * - the names: their number, then each as its Arabic and its English text
 * - the ways: their number, then a class, flags, more flags (from form 2), a name and the number of points of each
 * - from form 2, the corners of ways that do not meet others at their place: their number, then way, corner and knot
 * - the buildings: their number, then a kind, a name and the number of points of each
 * - the points of all ways, then of all buildings: each as its distance from the point before, latitude and longitude
 *
 * What is alike stands together, because that is what Brotli makes small.
 */
const MAGIC = [0x50, 0x47, 0x53, 0x4d] as const

const FORM_VERSION = 2

/** Files of editors' imports are kept for long, so the form before is read, too: what it does not say is not known. */
const OLDEST_FORM = 1

const CITIES = ['makkah', 'madinah'] as const satisfies readonly StreetMap['city'][]

const BUILDING_KINDS = ['mosque', 'landmark', 'plain'] as const satisfies readonly StreetBuilding['kind'][]

const FLAG = { closed: 1, tunnel: 2, bridge: 4, wheelchairKnown: 8, wheelchair: 16 } as const

const MORE_FLAG = { offGround: 1, busy: 2, escalator: 4, forward: 8, backward: 16, square: 32 } as const

const allOf = (flags: Readonly<Record<string, number>>): number =>
  Object.values(flags).reduce((all, flag) => all | flag, 0)

/** Class, flags, name, and number of points. */
const LEAST_WAY_BYTES = 4
const LEAST_APART_BYTES = 3
const LEAST_BUILDING_BYTES = 3
const LEAST_NAME_BYTES = 2
const LEAST_POINT_BYTES = 2

/** The bytes of a street map; the same map always gives the same. */
export function encodeStreetMap({ city, ways, buildings }: StreetMap): Uint8Array<ArrayBuffer> {
  const out = new ByteWriter()
  for (const byte of MAGIC) out.byte(byte)
  out.byte(FORM_VERSION)
  out.byte(CITIES.indexOf(city))

  const { names, indexOf } = listNames([...ways, ...buildings])
  out.unsigned(names.length)
  for (const { ar, en } of names) {
    out.text(ar)
    out.text(en)
  }

  out.unsigned(ways.length)
  for (const way of ways) out.byte(WAY_CLASSES.indexOf(way.class))
  for (const way of ways) out.byte(packFlags(way))
  for (const way of ways) out.byte(packMoreFlags(way))
  for (const { name } of ways) out.unsigned(indexOf(name))
  for (const { points } of ways) out.unsigned(points.length / 2)

  const apart = ways.flatMap((way, index) => way.apart.map(([corner, knot]) => [index, corner, knot] as const))
  out.unsigned(apart.length)
  let before = 0
  for (const [way, corner, knot] of apart) {
    out.unsigned(way - before)
    out.unsigned(corner)
    out.unsigned(knot)
    before = way
  }

  out.unsigned(buildings.length)
  for (const { kind } of buildings) out.byte(BUILDING_KINDS.indexOf(kind))
  for (const { name } of buildings) out.unsigned(indexOf(name))
  for (const { outline } of buildings) out.unsigned(outline.length / 2)

  writePoints(
    out,
    ways.map(({ points }) => points),
  )
  writePoints(
    out,
    buildings.map(({ outline }) => outline),
  )
  return out.finish()
}

/** @throws StreetMapError, in words, for bytes that are no file of streets, of another version, cut off or damaged */
export function decodeStreetMap(bytes: Uint8Array): StreetMap {
  const file = new ByteReader(bytes)
  if (file.left < MAGIC.length || MAGIC.some((byte) => file.byte() !== byte)) {
    throw new StreetMapError('This is no file of streets.')
  }
  const version = file.byte()
  if (version < OLDEST_FORM || version > FORM_VERSION) {
    throw new StreetMapError(
      `The file of streets has form ${version}; this program reads forms ${OLDEST_FORM} to ${FORM_VERSION}.`,
    )
  }
  const city = getItem(CITIES, file.byte())

  const names = readList(file.count(LEAST_NAME_BYTES), (): StreetName => ({ ar: file.text(), en: file.text() }))
  const name = () => getStreetName(names, file.unsigned())

  const wayCount = file.count(LEAST_WAY_BYTES)
  const classes = readList(wayCount, () => getItem(WAY_CLASSES, file.byte()))
  const flags = readList(wayCount, () => unpackFlags(file.byte()))
  const moreFlags = readList(wayCount, (way) =>
    version === 1 ? guessMoreFlags(getItem(classes, way), getItem(flags, way)) : unpackMoreFlags(file.byte()),
  )
  const wayNames = readList(wayCount, name)
  const wayLengths = readList(wayCount, () => file.count(LEAST_POINT_BYTES))
  const apart = version === 1 ? new Map<number, StreetWay['apart']>() : readApart(file, wayLengths)

  const buildingCount = file.count(LEAST_BUILDING_BYTES)
  const kinds = readList(buildingCount, () => getItem(BUILDING_KINDS, file.byte()))
  const buildingNames = readList(buildingCount, name)
  const buildingLengths = readList(buildingCount, () => file.count(LEAST_POINT_BYTES))

  const wayPoints = readPoints(file, wayLengths)
  const outlines = readPoints(file, buildingLengths)
  if (file.left > 0) throw new StreetMapError('The file of streets is damaged: something stands behind its end.')

  return {
    city,
    ways: wayPoints.map((points, index) => ({
      class: getItem(classes, index),
      name: wayNames[index] ?? null,
      points,
      ...getItem(flags, index),
      ...getItem(moreFlags, index),
      apart: apart.get(index) ?? [],
    })),
    buildings: outlines.map((outline, index) => ({
      kind: getItem(kinds, index),
      name: buildingNames[index] ?? null,
      outline,
    })),
  }
}

/** Every name once, in the order in which they come up; 0 stands for none. */
function listNames(named: readonly { readonly name: StreetName | null }[]): {
  readonly names: readonly StreetName[]
  readonly indexOf: (name: StreetName | null) => number
} {
  const names: StreetName[] = []
  const indexes = new Map<string, number>()
  for (const { name } of named) {
    if (name === null || indexes.has(nameKey(name))) continue
    names.push(name)
    indexes.set(nameKey(name), names.length)
  }
  return { names, indexOf: (name) => (name === null ? 0 : (indexes.get(nameKey(name)) ?? 0)) }
}

const nameKey = ({ ar, en }: StreetName): string => JSON.stringify([ar, en])

function getStreetName(names: readonly StreetName[], index: number): StreetName | null {
  if (index === 0) return null
  const name = names[index - 1]
  if (name === undefined)
    throw new StreetMapError('The file of streets is damaged: it names a street it does not list.')
  return name
}

type WayFlags = Pick<StreetWay, 'isClosedToWalkers' | 'isTunnel' | 'isBridge' | 'wheelchair'>

function packFlags({ isClosedToWalkers, isTunnel, isBridge, wheelchair }: WayFlags): number {
  return (
    (isClosedToWalkers ? FLAG.closed : 0) |
    (isTunnel ? FLAG.tunnel : 0) |
    (isBridge ? FLAG.bridge : 0) |
    (wheelchair === null ? 0 : FLAG.wheelchairKnown) |
    (wheelchair === true ? FLAG.wheelchair : 0)
  )
}

function unpackFlags(flags: number): WayFlags {
  const has = (flag: number) => (flags & flag) !== 0
  if ((flags & ~allOf(FLAG)) !== 0 || (has(FLAG.wheelchair) && !has(FLAG.wheelchairKnown))) throw damaged()
  return {
    isClosedToWalkers: has(FLAG.closed),
    isTunnel: has(FLAG.tunnel),
    isBridge: has(FLAG.bridge),
    wheelchair: has(FLAG.wheelchairKnown) ? has(FLAG.wheelchair) : null,
  }
}

type MoreWayFlags = Pick<StreetWay, 'isOffGround' | 'isBusy' | 'isEscalator' | 'walking' | 'isSquare'>

function packMoreFlags({ isOffGround, isBusy, isEscalator, walking, isSquare }: MoreWayFlags): number {
  return (
    (isOffGround ? MORE_FLAG.offGround : 0) |
    (isBusy ? MORE_FLAG.busy : 0) |
    (isEscalator ? MORE_FLAG.escalator : 0) |
    (walking === 'both' ? 0 : MORE_FLAG[walking]) |
    (isSquare ? MORE_FLAG.square : 0)
  )
}

function unpackMoreFlags(flags: number): MoreWayFlags {
  const has = (flag: number) => (flags & flag) !== 0
  if ((flags & ~allOf(MORE_FLAG)) !== 0 || (has(MORE_FLAG.forward) && has(MORE_FLAG.backward))) throw damaged()
  return {
    isOffGround: has(MORE_FLAG.offGround),
    isBusy: has(MORE_FLAG.busy),
    isEscalator: has(MORE_FLAG.escalator),
    walking: has(MORE_FLAG.forward) ? 'forward' : has(MORE_FLAG.backward) ? 'backward' : 'both',
    isSquare: has(MORE_FLAG.square),
  }
}

/** What follows from form 1; it does not tell a trunk road from another large one. */
const guessMoreFlags = (wayClass: WayClass, { isTunnel, isBridge }: WayFlags): MoreWayFlags => ({
  isOffGround: isTunnel || isBridge,
  isBusy: isTunnel && TUNNELS_OF_CARS.has(wayClass),
  isEscalator: false,
  walking: 'both',
  isSquare: false,
})

/** By way, in the order of the corners. */
function readApart(file: ByteReader, lengths: readonly number[]): ReadonlyMap<number, StreetWay['apart']> {
  const apart = new Map<number, (readonly [number, number])[]>()
  let way = 0
  for (let left = file.count(LEAST_APART_BYTES); left > 0; left--) {
    way += file.unsigned()
    const [corner, knot] = [file.unsigned(), file.unsigned()]
    const ofWay = apart.get(way) ?? []
    if (corner >= (lengths[way] ?? 0) || corner <= (ofWay.at(-1)?.[0] ?? -1) || knot === 0) throw damaged()
    apart.set(way, [...ofWay, [corner, knot]])
  }
  return apart
}

function writePoints(out: ByteWriter, lines: readonly Int32Array[]): void {
  let latitude = 0
  let longitude = 0
  for (const line of lines) {
    for (let index = 0; index < line.length; index += 2) {
      const [nextLatitude = 0, nextLongitude = 0] = [line[index], line[index + 1]]
      out.signed(nextLatitude - latitude)
      out.signed(nextLongitude - longitude)
      latitude = nextLatitude
      longitude = nextLongitude
    }
  }
}

function readPoints(file: ByteReader, lengths: readonly number[]): readonly Int32Array[] {
  let latitude = 0
  let longitude = 0
  return lengths.map((length) => {
    if (length * LEAST_POINT_BYTES > file.left) throw new StreetMapError('The file of streets is cut off.')
    const line = new Int32Array(length * 2)
    for (let index = 0; index < line.length; index += 2) {
      latitude += file.signed()
      longitude += file.signed()
      line[index] = latitude
      line[index + 1] = longitude
    }
    return line
  })
}

function readList<Item>(length: number, read: (index: number) => Item): readonly Item[] {
  return Array.from({ length }, (_, index) => read(index))
}

function getItem<Item>(items: readonly Item[], index: number): Item {
  const item = items[index]
  if (item === undefined) throw damaged()
  return item
}

const damaged = (): StreetMapError => new StreetMapError('The file of streets is damaged.')

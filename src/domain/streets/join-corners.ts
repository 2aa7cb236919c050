import { type StreetWay, UNITS_PER_DEGREE } from './street-map'

/** Degrees. */
export type Corner = { readonly lat: number; readonly lon: number }

/** A line of the map before it is rounded. */
export type MapLine = {
  readonly corners: readonly Corner[]
  /** The map's number of each corner, where the file has them. */
  readonly nodes: readonly number[] | null
  /** 0 on the ground, more above it, less below. */
  readonly layer: number
}

export type MapNode = Corner & { readonly id: number }

/** A line, or a part of one, in units of the map. */
type JoinedLine = Pick<StreetWay, 'points' | 'apart'>

/**
 * Rounds lines to the units of the map and says which corners rounding has put onto one place although they do not meet.
 * Corners meet where they are one node of the map. In a file without nodes they meet where they stand at exactly one
 * position on one layer; the end of a line meets what is nearest to its layer.
 *
 * @param closedNodes nodes nobody passes, such as locked gates: a line is cut in two there
 * @returns the parts of each line; none of one that rounding makes a point of
 */
export function joinCorners(
  lines: readonly MapLine[],
  closedNodes: readonly MapNode[],
): readonly (readonly JoinedLine[])[] {
  const nameCorner = cornerNames(lines)
  const isClosed = closedCorners(closedNodes)
  const meeting = new Meeting()
  const parts = lines.map((line, index) => roundParts(line, `${index}`, { nameCorner, isClosed, meeting }))
  const knotOf = numberKnots(meeting)
  return parts.map((ofLine) => ofLine.map((part) => asJoined(part, knotOf)))
}

type RoundedCorner = { readonly latitude: number; readonly longitude: number; readonly name: string }

type CornerNames = (line: MapLine, index: number) => string

/** A name for each corner, the same for those that meet. */
function cornerNames(lines: readonly MapLine[]): CornerNames {
  const nodeAt = new Map<string, number>()
  const layersAt = new Map<string, Set<number>>()
  for (const { corners, nodes, layer } of lines) {
    corners.forEach((corner, index) => {
      const place = toPlace(corner)
      const node = nodes?.[index]
      if (node !== undefined) nodeAt.set(place, nodeAt.get(place) ?? node)
      else if (index > 0 && index < corners.length - 1) {
        layersAt.set(place, (layersAt.get(place) ?? new Set()).add(layer))
      }
    })
  }
  return ({ corners, nodes, layer }, index) => {
    const corner = corners[index]
    const place = corner === undefined ? '' : toPlace(corner)
    // What has no nodes of its own, the outline of a square, meets the ways at its corners.
    const node = nodes?.[index] ?? nodeAt.get(place)
    if (node !== undefined) return `node ${node}`
    const layers = [...(layersAt.get(place) ?? [])]
    if (layers.length < 2) return place
    return `${place} ${layers.reduce((a, b) => (Math.abs(b - layer) < Math.abs(a - layer) ? b : a))}`
  }
}

const toPlace = ({ lat, lon }: Corner): string => `${lat} ${lon}`

function closedCorners(nodes: readonly MapNode[]): (line: MapLine, index: number) => boolean {
  const ids = new Set(nodes.map(({ id }) => id))
  const places = new Set(nodes.map(toPlace))
  return ({ corners, nodes: nodesOfLine }, index) => {
    const [node, corner] = [nodesOfLine?.[index], corners[index]]
    return node !== undefined ? ids.has(node) : corner !== undefined && places.has(toPlace(corner))
  }
}

/** Which names stand for one corner, because rounding has dropped the step between them (union-find). */
class Meeting {
  readonly #same = new Map<string, string>()
  readonly #places = new Map<string, Set<string>>()

  add({ latitude, longitude, name }: RoundedCorner): void {
    const place = `${latitude} ${longitude}`
    this.#places.set(place, (this.#places.get(place) ?? new Set()).add(name))
  }

  join(a: string, b: string): void {
    const [first, second] = [this.find(a), this.find(b)]
    if (first !== second) this.#same.set(second, first)
  }

  find(name: string): string {
    const other = this.#same.get(name)
    return other === undefined ? name : this.find(other)
  }

  /** The names at each rounded place, in the order in which they came. */
  names(): Iterable<Iterable<string>> {
    return this.#places.values()
  }
}

type Joining = {
  readonly nameCorner: CornerNames
  readonly isClosed: (line: MapLine, index: number) => boolean
  readonly meeting: Meeting
}

function roundParts(line: MapLine, lineName: string, { nameCorner, isClosed, meeting }: Joining) {
  const parts: RoundedCorner[][] = [[]]
  const append = (corner: RoundedCorner) => {
    const part = parts.at(-1)
    const last = part?.at(-1)
    meeting.add(corner)
    if (last?.latitude !== corner.latitude || last.longitude !== corner.longitude) part?.push(corner)
    else meeting.join(last.name, corner.name)
  }
  line.corners.forEach(({ lat, lon }, index) => {
    const place = { latitude: Math.round(lat * UNITS_PER_DEGREE), longitude: Math.round(lon * UNITS_PER_DEGREE) }
    if (!isClosed(line, index)) return append({ ...place, name: nameCorner(line, index) })
    append({ ...place, name: `before ${lineName} ${index}` })
    parts.push([])
    append({ ...place, name: `behind ${lineName} ${index}` })
  })
  return parts.filter((part) => part.length > 1)
}

/** Numbers what is at one place and does not meet: 0 for what came first. */
function numberKnots(meeting: Meeting): (name: string) => number {
  const knots = new Map<string, number>()
  for (const names of meeting.names()) {
    const corners = new Set([...names].map((name) => meeting.find(name)))
    ;[...corners].forEach((corner, knot) => knots.set(corner, knot))
  }
  return (name) => knots.get(meeting.find(name)) ?? 0
}

function asJoined(part: readonly RoundedCorner[], knotOf: (name: string) => number): JoinedLine {
  return {
    points: Int32Array.from(part.flatMap(({ latitude, longitude }) => [latitude, longitude])),
    apart: part.flatMap(({ name }, corner) => (knotOf(name) === 0 ? [] : [[corner, knotOf(name)] as const])),
  }
}

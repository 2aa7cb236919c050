import { distanceMetres, type Position } from '@/lib/geo/geo'
import { type StreetMap, type StreetWay, UNITS_PER_DEGREE } from '../streets/street-map'
import type { NamedFeature } from './named-features'
import { indexMosques, type MosqueIndex } from './mosques'
import { listSquarePieces } from './square-pieces'

/** What a walker has to know of a way. */
export type WalkedWay = Pick<
  StreetWay,
  'class' | 'name' | 'isTunnel' | 'isBridge' | 'isOffGround' | 'isBusy' | 'isEscalator' | 'wheelchair'
>

/**
 * The ways of a city that people may walk on. Every corner of a way is a node; ways meet where they share one. The arcs
 * that leave node n are those from `firstArc[n]` up to, not including, `firstArc[n + 1]`; each piece of a way is two
 * arcs, one for each direction, also where only one is allowed. One-way rules of cars do not bind walkers.
 */
export type WalkingGraph = {
  /** Degrees, by node. */
  readonly latitudes: Float64Array
  readonly longitudes: Float64Array
  /** One longer than there are nodes. */
  readonly firstArc: Uint32Array
  /** By arc: the node it leads to, its length in metres, and the number of its way. */
  readonly arcTo: Uint32Array
  readonly arcMetres: Float64Array
  readonly arcWay: Uint32Array
  /** By arc: its metres, times what its way is worth avoiding. Never less than its metres. */
  readonly arcCost: Float64Array
  /** By arc: `ALONG` if people may go along it, `AGAINST` if they may go back on it. */
  readonly arcUse: Uint8Array
  /** By arc: the number of the mosque it leads through, 0 for none. */
  readonly arcMosque: Uint16Array
  readonly ways: readonly WalkedWay[]
  readonly mosques: MosqueIndex
  /** By which a way without a name is told. */
  readonly features: readonly NamedFeature[]
  /** The least cosine of a latitude: a degree of longitude is nowhere narrower. */
  readonly narrowestEast: number
}

export const [ALONG, AGAINST] = [1, 2] as const

/** A metre beside fast traffic is avoided for so many on other streets: no way gets longer by more than that. */
const BUSY_FACTOR = 2

/** A metre in a tunnel of cars without a pavement: walked only where the way without is longer by more than that. */
const ROAD_TUNNEL_FACTOR = 10

/**
 * @param outlines of the mosques; see `listMosques`
 * @param features see `listNamedFeatures`
 */
export function buildWalkingGraph(
  { ways: all }: Pick<StreetMap, 'ways'>,
  outlines: readonly Int32Array[] = [],
  features: readonly NamedFeature[] = [],
): WalkingGraph {
  const ways = all.filter(({ isClosedToWalkers }) => !isClosedToWalkers)
  const { nodesOfWays, latitudes, longitudes } = numberCorners(ways)
  const pieces = listPieces(ways, nodesOfWays)
  const firstArc = countArcs(pieces, latitudes.length)
  const arcCount = firstArc.at(-1) ?? 0
  const index = indexMosques(outlines)
  const graph = {
    latitudes: latitudes.map((units) => units / UNITS_PER_DEGREE),
    longitudes: longitudes.map((units) => units / UNITS_PER_DEGREE),
    firstArc,
    arcTo: new Uint32Array(arcCount),
    arcMetres: new Float64Array(arcCount),
    arcWay: new Uint32Array(arcCount),
    arcCost: new Float64Array(arcCount),
    arcUse: new Uint8Array(arcCount),
    arcMosque: new Uint16Array(arcCount),
    ways: ways.map(toWalkedWay),
    mosques: index,
    features,
    narrowestEast: latitudes.reduce(
      (least, units) => Math.min(least, Math.cos((units / UNITS_PER_DEGREE) * (Math.PI / 180))),
      1,
    ),
  }

  const nextArc = firstArc.slice()
  for (const { from, to, way } of pieces) {
    const { isBusy = false, isTunnel = false, walking = 'both' } = ways[way] ?? {}
    const metres = distanceMetres(nodePosition(graph, from), nodePosition(graph, to))
    const cost = metres * (isBusy ? (isTunnel ? ROAD_TUNNEL_FACTOR : BUSY_FACTOR) : 1)
    const [forward, back] = [walking !== 'backward', walking !== 'forward']
    // A tunnel is below a mosque, not in it.
    const mosque = isTunnel
      ? 0
      : index.findCrossed({
          fromLatitude: latitudes[from] ?? 0,
          fromLongitude: longitudes[from] ?? 0,
          toLatitude: latitudes[to] ?? 0,
          toLongitude: longitudes[to] ?? 0,
        })
    for (const [start, end, along, against] of [
      [from, to, forward, back],
      [to, from, back, forward],
    ] as const) {
      const arc = nextArc[start] ?? 0
      nextArc[start] = arc + 1
      graph.arcTo[arc] = end
      graph.arcMetres[arc] = metres
      graph.arcWay[arc] = way
      graph.arcCost[arc] = cost
      graph.arcUse[arc] = (along ? ALONG : 0) | (against ? AGAINST : 0)
      graph.arcMosque[arc] = mosque
    }
  }
  return graph
}

const toWalkedWay = (way: StreetWay): WalkedWay => ({
  class: way.class,
  name: way.name,
  isTunnel: way.isTunnel,
  isBridge: way.isBridge,
  isOffGround: way.isOffGround,
  isBusy: way.isBusy,
  isEscalator: way.isEscalator,
  wheelchair: way.wheelchair,
})

export const nodePosition = (
  { latitudes, longitudes }: Pick<WalkingGraph, 'latitudes' | 'longitudes'>,
  node: number,
): Position => ({ latitude: latitudes[node] ?? 0, longitude: longitudes[node] ?? 0 })

/** How many ways lead away from a node, each direction of a street for itself: three and more are a junction. */
export const countNodeArcs = ({ firstArc }: Pick<WalkingGraph, 'firstArc'>, node: number): number =>
  (firstArc[node + 1] ?? 0) - (firstArc[node] ?? 0)

/** A number for every corner, the same for all ways that have it; positions in units of the map. */
function numberCorners(ways: readonly StreetWay[]) {
  const numbers = new Map<number | string, number>()
  const latitudes: number[] = []
  const longitudes: number[] = []
  const nodesOfWays = ways.map(({ points, apart }) => {
    const knots = new Map(apart)
    const nodes = new Uint32Array(points.length / 2)
    for (let corner = 0; corner < nodes.length; corner++) {
      const [latitude = 0, longitude = 0] = [points[2 * corner], points[2 * corner + 1]]
      const knot = knots.get(corner) ?? 0
      // One number of both: a longitude has less than 360 degrees of units.
      const place = latitude * (360 * UNITS_PER_DEGREE) + longitude
      const key = knot === 0 ? place : `${place} ${knot}`
      let node = numbers.get(key)
      if (node === undefined) {
        node = latitudes.length
        numbers.set(key, node)
        latitudes.push(latitude)
        longitudes.push(longitude)
      }
      nodes[corner] = node
    }
    return nodes
  })
  return { nodesOfWays, latitudes: Float64Array.from(latitudes), longitudes: Float64Array.from(longitudes) }
}

/** A straight piece of a way between two nodes, as its points run. */
type Piece = { readonly from: number; readonly to: number; readonly way: number }

function listPieces(ways: readonly StreetWay[], nodesOfWays: readonly Uint32Array[]): readonly Piece[] {
  const pieces: Piece[] = []
  nodesOfWays.forEach((nodes, way) => {
    for (let corner = 1; corner < nodes.length; corner++) {
      const [from, to] = [nodes[corner - 1] ?? 0, nodes[corner] ?? 0]
      // Two corners may be one after rounding.
      if (from !== to) pieces.push({ from, to, way })
    }
  })
  return [...pieces, ...listSquarePieces(ways, nodesOfWays)]
}

function countArcs(pieces: readonly Piece[], nodeCount: number): Uint32Array {
  const firstArc = new Uint32Array(nodeCount + 1)
  const count = (node: number) => {
    firstArc[node + 1] = (firstArc[node + 1] ?? 0) + 1
  }
  for (const { from, to } of pieces) {
    count(from)
    count(to)
  }
  for (let node = 0; node < nodeCount; node++) firstArc[node + 1] = (firstArc[node + 1] ?? 0) + (firstArc[node] ?? 0)
  return firstArc
}

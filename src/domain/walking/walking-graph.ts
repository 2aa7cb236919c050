import { distanceMetres, type Position } from '@/lib/geo/geo'
import { type StreetMap, type StreetWay, UNITS_PER_DEGREE } from '../streets/street-map'

/** What a walker has to know of a way. */
export type WalkedWay = Pick<StreetWay, 'class' | 'name' | 'isTunnel' | 'isBridge' | 'wheelchair'>

/**
 * The ways of a city that people may walk on. Every corner of a way is a node; ways meet where they share one. The arcs
 * that leave node n are those from `firstArc[n]` up to, not including, `firstArc[n + 1]`; each piece of a way is two
 * arcs, one for each direction, because one-way rules do not bind walkers.
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
  readonly ways: readonly WalkedWay[]
}

export function buildWalkingGraph({ ways: all }: Pick<StreetMap, 'ways'>): WalkingGraph {
  const ways = all.filter(({ isClosedToWalkers }) => !isClosedToWalkers)
  const { nodesOfWays, latitudes, longitudes } = numberCorners(ways)
  const firstArc = countArcs(nodesOfWays, latitudes.length)
  const arcCount = firstArc.at(-1) ?? 0
  const graph = {
    latitudes,
    longitudes,
    firstArc,
    arcTo: new Uint32Array(arcCount),
    arcMetres: new Float64Array(arcCount),
    arcWay: new Uint32Array(arcCount),
    ways: ways.map(({ class: wayClass, name, isTunnel, isBridge, wheelchair }) => ({
      class: wayClass,
      name,
      isTunnel,
      isBridge,
      wheelchair,
    })),
  }

  const nextArc = firstArc.slice()
  const addArc = (from: number, to: number, metres: number, way: number) => {
    const arc = nextArc[from] ?? 0
    nextArc[from] = arc + 1
    graph.arcTo[arc] = to
    graph.arcMetres[arc] = metres
    graph.arcWay[arc] = way
  }
  nodesOfWays.forEach((nodes, way) => {
    forEachPiece(nodes, (a, b) => {
      const metres = distanceMetres(nodePosition(graph, a), nodePosition(graph, b))
      addArc(a, b, metres, way)
      addArc(b, a, metres, way)
    })
  })
  return graph
}

export const nodePosition = (
  { latitudes, longitudes }: Pick<WalkingGraph, 'latitudes' | 'longitudes'>,
  node: number,
): Position => ({ latitude: latitudes[node] ?? 0, longitude: longitudes[node] ?? 0 })

/** How many ways lead away from a node, each direction of a street for itself: three and more are a junction. */
export const countNodeArcs = ({ firstArc }: Pick<WalkingGraph, 'firstArc'>, node: number): number =>
  (firstArc[node + 1] ?? 0) - (firstArc[node] ?? 0)

/** A number for every corner, the same for all ways that have it. */
function numberCorners(ways: readonly StreetWay[]) {
  const numbers = new Map<number, number>()
  const latitudes: number[] = []
  const longitudes: number[] = []
  const nodesOfWays = ways.map(({ points }) => {
    const nodes = new Uint32Array(points.length / 2)
    for (let corner = 0; corner < nodes.length; corner++) {
      const [latitude = 0, longitude = 0] = [points[2 * corner], points[2 * corner + 1]]
      // One number of both: a longitude has less than 360 degrees of units.
      const key = latitude * (360 * UNITS_PER_DEGREE) + longitude
      let node = numbers.get(key)
      if (node === undefined) {
        node = latitudes.length
        numbers.set(key, node)
        latitudes.push(latitude / UNITS_PER_DEGREE)
        longitudes.push(longitude / UNITS_PER_DEGREE)
      }
      nodes[corner] = node
    }
    return nodes
  })
  return { nodesOfWays, latitudes: Float64Array.from(latitudes), longitudes: Float64Array.from(longitudes) }
}

function countArcs(nodesOfWays: readonly Uint32Array[], nodeCount: number): Uint32Array {
  const firstArc = new Uint32Array(nodeCount + 1)
  const count = (node: number) => {
    firstArc[node + 1] = (firstArc[node + 1] ?? 0) + 1
  }
  for (const nodes of nodesOfWays) {
    forEachPiece(nodes, (a, b) => {
      count(a)
      count(b)
    })
  }
  for (let node = 0; node < nodeCount; node++) firstArc[node + 1] = (firstArc[node + 1] ?? 0) + (firstArc[node] ?? 0)
  return firstArc
}

function forEachPiece(nodes: Uint32Array, take: (a: number, b: number) => void): void {
  for (let corner = 1; corner < nodes.length; corner++) {
    const [a, b] = [nodes[corner - 1] ?? 0, nodes[corner] ?? 0]
    // Two corners may be one after rounding.
    if (a !== b) take(a, b)
  }
}

import FlatQueue from 'flatqueue'

import { distanceMetres, type Position } from '@/lib/geo/geo'
import type { OnWay } from './nearest-ways'
import type { WalkablePart } from './walkable-part'
import { countNodeArcs, nodePosition, type WalkingGraph } from './walking-graph'

/** A way to go, from the first point to the last. */
export type ShortestWalk = {
  readonly metres: number
  readonly points: readonly Position[]
  /** The way between each point and the next; one fewer than there are points. */
  readonly ways: readonly number[]
  /** Whether more than one way leads on from a point: by point. */
  readonly isJunction: readonly boolean[]
}

/** How a node was reached: from another node, or from the start of the walk. */
const NOWHERE = -1

/**
 * The straight line is never longer than the way, but for rounding: positions on a way are interpolated in degrees. An
 * estimate slightly too low costs nothing, and the way that is found is still the shortest.
 */
const HAIR = 0.9999

/**
 * The shortest walk between two places on ways, by A* with the straight line as its guess; `null` when there is none.
 * The same pair gives the same walk.
 */
export function shortestWalk(
  graph: WalkingGraph,
  { isOpen }: WalkablePart,
  from: OnWay,
  to: OnWay,
): ShortestWalk | null {
  const { firstArc, arcTo, arcMetres, arcWay } = graph
  const nodeCount = firstArc.length - 1
  const reached = new Float64Array(nodeCount).fill(Infinity)
  const previousArc = new Int32Array(nodeCount).fill(NOWHERE)
  const previousNode = new Int32Array(nodeCount).fill(NOWHERE)
  const isDone = new Uint8Array(nodeCount)
  const queue = new FlatQueue<number>()
  const guess = (node: number) => HAIR * distanceMetres(nodePosition(graph, node), to.position)

  const reach = (node: number, metres: number, by: number, before: number) => {
    if (metres >= (reached[node] ?? 0)) return
    reached[node] = metres
    previousArc[node] = by
    previousNode[node] = before
    queue.push(node, metres + guess(node))
  }
  const [fromStart, fromEnd] = measureToEnds(graph, from)
  const [toStart, toEnd] = measureToEnds(graph, to)
  reach(from.start, fromStart, from.arc, NOWHERE)
  reach(from.end, fromEnd, from.arc, NOWHERE)

  let last = NOWHERE
  let best = alongOneArc(graph, from, to)
  const arrive = (node: number, metres: number) => {
    if (metres >= best) return
    best = metres
    last = node
  }
  while (queue.length > 0) {
    const least = queue.peekValue() ?? Infinity
    const node = queue.pop() ?? 0
    if (least >= best) break
    if (isDone[node] === 1) continue
    isDone[node] = 1
    const metres = reached[node] ?? 0
    if (node === to.start) arrive(node, metres + toStart)
    if (node === to.end) arrive(node, metres + toEnd)
    for (let arc = firstArc[node] ?? 0; arc < (firstArc[node + 1] ?? 0); arc++) {
      if (isOpen[arcWay[arc] ?? 0] === 0) continue
      reach(arcTo[arc] ?? 0, metres + (arcMetres[arc] ?? 0), arc, node)
    }
  }
  return best === Infinity
    ? null
    : asWalk(graph, { from, to, metres: best, ...traceBack(last, previousArc, previousNode) })
}

/** Metres to the start and to the end of the arc a place is on. */
const measureToEnds = ({ arcMetres }: WalkingGraph, { arc, share }: OnWay): readonly [number, number] => {
  const metres = arcMetres[arc] ?? 0
  return [share * metres, (1 - share) * metres]
}

/** Metres between two places on the same piece of way; infinite for others. */
const alongOneArc = ({ arcMetres }: WalkingGraph, from: OnWay, to: OnWay): number =>
  from.arc === to.arc ? Math.abs(from.share - to.share) * (arcMetres[from.arc] ?? 0) : Infinity

/** The nodes of a walk in order, and the arcs between them, followed back from its last node. */
function traceBack(last: number, previousArc: Int32Array, previousNode: Int32Array) {
  const nodes: number[] = []
  const arcs: number[] = []
  for (let node = last; node !== NOWHERE; node = previousNode[node] ?? NOWHERE) {
    nodes.push(node)
    arcs.push(previousArc[node] ?? 0)
  }
  return { nodes: nodes.reverse(), arcs: arcs.reverse() }
}

type Found = {
  readonly from: OnWay
  readonly to: OnWay
  readonly metres: number
  readonly nodes: readonly number[]
  readonly arcs: readonly number[]
}

/** Without pieces of no length, which say nothing of a direction. */
function asWalk(graph: WalkingGraph, { from, to, metres, nodes, arcs }: Found): ShortestWalk {
  const points: Position[] = [from.position]
  const ways: number[] = []
  const isJunction: boolean[] = [false]
  const add = (position: Position, arc: number, isCrossing: boolean) => {
    const before = points.at(-1)
    if (before !== undefined && distanceMetres(before, position) < LEAST_PIECE_METRES) {
      isJunction[points.length - 1] ||= isCrossing
      return
    }
    points.push(position)
    ways.push(graph.arcWay[arc] ?? 0)
    isJunction.push(isCrossing)
  }
  nodes.forEach((node, index) => add(nodePosition(graph, node), arcs[index] ?? 0, countNodeArcs(graph, node) > 2))
  add(to.position, to.arc, false)
  return { metres, points, ways, isJunction }
}

const LEAST_PIECE_METRES = 0.05

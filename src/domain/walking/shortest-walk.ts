import FlatQueue from 'flatqueue'

import { distanceMetres, METRES_PER_DEGREE, type Position } from '@/lib/geo/geo'
import type { OnWay } from './nearest-ways'
import type { WalkablePart } from './walkable-part'
import { AGAINST, ALONG, countNodeArcs, nodePosition, type WalkingGraph } from './walking-graph'

/** A way to go, from the first point to the last. */
export type ShortestWalk = {
  /** The places of those to choose from at which it begins and ends. */
  readonly from: OnWay
  readonly to: OnWay
  /** On ways, from one to the other. */
  readonly metres: number
  /** What it was chosen by: metres, more of them where a way is worth avoiding and where none is mapped. */
  readonly cost: number
  readonly points: readonly Position[]
  /** The way between each point and the next; one fewer than there are points. */
  readonly ways: readonly number[]
  /** Whether more than one way leads on from a point: by point. */
  readonly isJunction: readonly boolean[]
}

/**
 * What a metre without a mapped way counts: nobody knows what is in between, so another one on a way is better. At least 1,
 * for the guess of the search.
 */
export const UNMAPPED_FACTOR = 4

/** How a node was reached: from another node, or from a place to start at, which has a number below `NOWHERE`. */
const NOWHERE = -1

const toStartMark = (index: number): number => NOWHERE - 1 - index

/**
 * The straight line is never longer than the way, but for rounding: positions on a way are interpolated in degrees. An
 * estimate slightly too low costs nothing, and the way that is found is still the best.
 */
const HAIR = 0.9999

type SearchEnds = {
  readonly starts: readonly OnWay[]
  readonly ends: readonly OnWay[]
  /** From where `metresOff` of the ends is measured: the guess of the search is a straight line to it. */
  readonly goal: Position
  /** Whose insides are open, by number. */
  readonly mosques?: ReadonlySet<number>
}

/**
 * The walk that costs least from any of the starts to any of the ends, by A* with the straight line as its guess; `null`
 * when there is none. No metre costs less than a metre, so the guess is never too high. The same ends give the same walk.
 */
export function shortestWalk(
  graph: WalkingGraph,
  { isOpen }: WalkablePart,
  { starts, ends, goal, mosques = new Set() }: SearchEnds,
): ShortestWalk | null {
  const { firstArc, arcTo, arcCost, arcWay, arcUse, arcMosque } = graph
  const nodeCount = firstArc.length - 1
  const reached = new Float64Array(nodeCount).fill(Infinity)
  const previousArc = new Int32Array(nodeCount).fill(NOWHERE)
  const previousNode = new Int32Array(nodeCount).fill(NOWHERE)
  const isDone = new Uint8Array(nodeCount)
  const queue = new FlatQueue<number>()
  const { latitudes, longitudes } = graph
  // On a plane, with the narrowest degree of longitude there is between the two: a hair too short, never too long.
  const eastMetres = METRES_PER_DEGREE * graph.narrowestEast
  const guess = (node: number) =>
    HAIR *
    Math.hypot(
      ((latitudes[node] ?? 0) - goal.latitude) * METRES_PER_DEGREE,
      ((longitudes[node] ?? 0) - goal.longitude) * eastMetres,
    )

  const reach = (node: number, cost: number, by: number, before: number) => {
    if (cost >= (reached[node] ?? 0)) return
    reached[node] = cost
    previousArc[node] = by
    previousNode[node] = before
    queue.push(node, cost + guess(node))
  }
  starts.forEach((from, index) => {
    const { toStart, toEnd } = costsFrom(graph, from)
    reach(from.start, toStart, from.arc, toStartMark(index))
    reach(from.end, toEnd, from.arc, toStartMark(index))
  })

  let found = cheapestOnOneArc(graph, starts, ends)
  const exits = listExits(graph, ends)
  while (queue.length > 0) {
    const least = queue.peekValue() ?? Infinity
    const node = queue.pop() ?? 0
    if (least >= found.cost) break
    if (isDone[node] === 1) continue
    isDone[node] = 1
    const cost = reached[node] ?? 0
    for (const exit of exits.get(node) ?? []) {
      if (cost + exit.cost < found.cost) found = { cost: cost + exit.cost, last: node, from: null, to: exit.to }
    }
    for (let arc = firstArc[node] ?? 0; arc < (firstArc[node + 1] ?? 0); arc++) {
      if (isOpen[arcWay[arc] ?? 0] === 0 || ((arcUse[arc] ?? 0) & ALONG) === 0) continue
      const mosque = arcMosque[arc] ?? 0
      if (mosque > 0 && !mosques.has(mosque)) continue
      reach(arcTo[arc] ?? 0, cost + (arcCost[arc] ?? 0), arc, node)
    }
  }
  if (found.to === null) return null
  const { nodes, arcs, mark } = traceBack(found.last, previousArc, previousNode)
  const from = found.from ?? starts[NOWHERE - 1 - mark]
  return from === undefined ? null : asWalk(graph, { from, to: found.to, cost: found.cost, nodes, arcs })
}

/** The best so far: over a last node, or from a start along one arc. */
type Best = {
  readonly cost: number
  readonly last: number
  readonly from: OnWay | null
  readonly to: OnWay | null
}

/** From the position of a place to the two ends of its arc; infinite against a one-way. */
function costsFrom({ arcCost, arcUse }: WalkingGraph, { arc, share, metresOff }: OnWay) {
  const [cost, use, off] = [arcCost[arc] ?? 0, arcUse[arc] ?? 0, metresOff * UNMAPPED_FACTOR]
  return {
    toStart: off + (share === 0 ? 0 : (use & AGAINST) === 0 ? Infinity : share * cost),
    toEnd: off + (share === 1 ? 0 : (use & ALONG) === 0 ? Infinity : (1 - share) * cost),
  }
}

type Exit = { readonly to: OnWay; readonly cost: number }

/** The ends that are reached from a node, by node. */
function listExits({ arcCost, arcUse }: WalkingGraph, ends: readonly OnWay[]): ReadonlyMap<number, readonly Exit[]> {
  const exits = new Map<number, Exit[]>()
  const add = (node: number, to: OnWay, cost: number) => {
    const list = exits.get(node)
    const exit = { to, cost: cost + to.metresOff * UNMAPPED_FACTOR }
    if (list === undefined) exits.set(node, [exit])
    else list.push(exit)
  }
  for (const to of ends) {
    const [cost, use] = [arcCost[to.arc] ?? 0, arcUse[to.arc] ?? 0]
    if (to.share === 0 || (use & ALONG) !== 0) add(to.start, to, to.share * cost)
    if (to.share === 1 || (use & AGAINST) !== 0) add(to.end, to, (1 - to.share) * cost)
  }
  return exits
}

/** Between a start and an end on the same piece of way. */
function cheapestOnOneArc({ arcCost, arcUse }: WalkingGraph, starts: readonly OnWay[], ends: readonly OnWay[]): Best {
  let best: Best = { cost: Infinity, last: NOWHERE, from: null, to: null }
  const startOn = new Map(starts.map((from) => [from.arc, from]))
  for (const to of ends) {
    const from = startOn.get(to.arc)
    if (from === undefined || ((arcUse[to.arc] ?? 0) & (from.share <= to.share ? ALONG : AGAINST)) === 0) continue
    const off = (from.metresOff + to.metresOff) * UNMAPPED_FACTOR
    const cost = off + Math.abs(from.share - to.share) * (arcCost[to.arc] ?? 0)
    if (cost < best.cost) best = { cost, last: NOWHERE, from, to }
  }
  return best
}

/** The nodes of a walk in order, the arcs to them, and the mark of its start, followed back from its last node. */
function traceBack(last: number, previousArc: Int32Array, previousNode: Int32Array) {
  const nodes: number[] = []
  const arcs: number[] = []
  let node = last
  for (; node > NOWHERE; node = previousNode[node] ?? NOWHERE) {
    nodes.push(node)
    arcs.push(previousArc[node] ?? 0)
  }
  return { nodes: nodes.reverse(), arcs: arcs.reverse(), mark: node }
}

type Found = {
  readonly from: OnWay
  readonly to: OnWay
  readonly cost: number
  readonly nodes: readonly number[]
  readonly arcs: readonly number[]
}

/** Without pieces of no length, which say nothing of a direction. */
function asWalk(graph: WalkingGraph, { from, to, cost, nodes, arcs }: Found): ShortestWalk {
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
  return { from, to, cost, metres: measureWalk(graph, { from, to, cost, nodes, arcs }), points, ways, isJunction }
}

function measureWalk({ arcMetres }: WalkingGraph, { from, to, nodes, arcs }: Found): number {
  const ofArc = (arc: number) => arcMetres[arc] ?? 0
  const [first, last] = [nodes[0], nodes.at(-1)]
  if (first === undefined) return Math.abs(from.share - to.share) * ofArc(to.arc)
  const begin = (first === from.start ? from.share : 1 - from.share) * ofArc(from.arc)
  const end = (last === to.start ? to.share : 1 - to.share) * ofArc(to.arc)
  return begin + arcs.slice(1).reduce((sum, arc) => sum + ofArc(arc), 0) + end
}

const LEAST_PIECE_METRES = 0.05

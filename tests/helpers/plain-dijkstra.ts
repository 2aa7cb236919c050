import FlatQueue from 'flatqueue'

import type { OnWay } from '../../src/domain/walking/nearest-ways'
import { UNMAPPED_FACTOR } from '../../src/domain/walking/shortest-walk'
import type { WalkablePart } from '../../src/domain/walking/walkable-part'
import { AGAINST, ALONG, type WalkingGraph } from '../../src/domain/walking/walking-graph'

/** The same pseudo-random numbers in every run, 0…1 (a linear congruential generator). */
export function* numbers(seed: number): Generator<number, never> {
  for (let state = seed; ;) {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    yield state / 2 ** 32
  }
}

/** How much a walk counts: what it is chosen by, or its metres alone. */
type Measure = { readonly ofArc: (arc: number) => number; readonly unmapped: number }

export const byCost = ({ arcCost }: WalkingGraph): Measure => ({
  ofArc: (arc) => arcCost[arc] ?? NaN,
  unmapped: UNMAPPED_FACTOR,
})

export const byMetres = ({ arcMetres }: WalkingGraph): Measure => ({
  ofArc: (arc) => arcMetres[arc] ?? NaN,
  unmapped: 1,
})

/** Dijkstra's algorithm to every node, without a goal, a guess or an early end, outside of mosques. */
export function dijkstra(
  graph: WalkingGraph,
  { isOpen }: WalkablePart,
  starts: readonly OnWay[],
  measure: Measure,
): Float64Array {
  const reached = new Float64Array(graph.latitudes.length).fill(Infinity)
  const queue = new FlatQueue<number>()
  const reach = (node: number, cost: number) => {
    if (cost >= (reached[node] ?? NaN)) return
    reached[node] = cost
    queue.push(node, cost)
  }
  for (const from of starts) {
    const [toStart, toEnd] = measureToEnds(graph, from, measure, { toStart: AGAINST, toEnd: ALONG })
    reach(from.start, toStart)
    reach(from.end, toEnd)
  }
  for (let cost = queue.peekValue(); cost !== undefined; cost = queue.peekValue()) {
    const node = queue.pop() ?? NaN
    if (cost > (reached[node] ?? NaN)) continue
    for (let arc = graph.firstArc[node] ?? NaN; arc < (graph.firstArc[node + 1] ?? NaN); arc++) {
      const isUsable = isOpen[graph.arcWay[arc] ?? NaN] === 1 && ((graph.arcUse[arc] ?? 0) & ALONG) !== 0
      if (isUsable && graph.arcMosque[arc] === 0) reach(graph.arcTo[arc] ?? NaN, cost + measure.ofArc(arc))
    }
  }
  return reached
}

/** What lies between a position and the ends of the arc one of its places is on; infinite where that is one-way. */
function measureToEnds(
  { arcUse }: WalkingGraph,
  { arc, share, metresOff }: OnWay,
  { ofArc, unmapped }: Measure,
  needed: { readonly toStart: number; readonly toEnd: number },
): readonly [number, number] {
  const may = (use: number) => ((arcUse[arc] ?? 0) & use) !== 0
  const off = metresOff * unmapped
  return [
    share === 0 || may(needed.toStart) ? off + share * ofArc(arc) : Infinity,
    share === 1 || may(needed.toEnd) ? off + (1 - share) * ofArc(arc) : Infinity,
  ]
}

/** The least between any of the starts and any of the ends: over the ends of their arcs, or along one arc that both are on. */
export function leastBetween(
  graph: WalkingGraph,
  reached: Float64Array,
  [starts, ends]: readonly [readonly OnWay[], readonly OnWay[]],
  measure: Measure,
): number {
  return Math.min(
    ...ends.map((to) => {
      const [fromStart, fromEnd] = measureToEnds(graph, to, measure, { toStart: ALONG, toEnd: AGAINST })
      const along = starts
        .filter(({ arc, share }) => {
          const use = share <= to.share ? ALONG : AGAINST
          return arc === to.arc && ((graph.arcUse[arc] ?? 0) & use) !== 0
        })
        .map(
          ({ arc, share, metresOff }) =>
            Math.abs(share - to.share) * measure.ofArc(arc) + (metresOff + to.metresOff) * measure.unmapped,
        )
      return Math.min((reached[to.start] ?? Infinity) + fromStart, (reached[to.end] ?? Infinity) + fromEnd, ...along)
    }),
  )
}

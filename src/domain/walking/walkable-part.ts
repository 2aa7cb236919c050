import type { WalkedWay, WalkingGraph } from './walking-graph'

/** What a walker asks of the way. */
export type WalkOptions = {
  /** Only ways that are `isStepFree`. */
  readonly avoidsSteps: boolean
}

/** The ways of a graph somebody can use, and which of them hang together. */
export type WalkablePart = {
  /** 1 for a way that can be used, by its number. */
  readonly isOpen: Uint8Array
  /**
   * The number of the island a node is on, outside of mosques and whichever way one goes; -1 for a node that no open way
   * touches there.
   */
  readonly islands: Int32Array
}

export function walkablePart(graph: WalkingGraph, options: WalkOptions): WalkablePart {
  const isOpen = Uint8Array.from(graph.ways, (way) => (isPassable(way, options) ? 1 : 0))
  return { isOpen, islands: numberIslands(graph, isOpen) }
}

const isPassable = (way: WalkedWay, { avoidsSteps }: WalkOptions): boolean => !avoidsSteps || isStepFree(way)

/** No steps, and nothing that is noted as not passable with a wheelchair. */
export const isStepFree = ({ class: wayClass, wheelchair }: WalkedWay): boolean =>
  wayClass !== 'steps' && wheelchair !== false

/** By flooding: everything that can be reached from a node has its number. */
function numberIslands({ firstArc, arcTo, arcWay, arcMosque }: WalkingGraph, isOpen: Uint8Array): Int32Array {
  const islands = new Int32Array(firstArc.length - 1).fill(-1)
  let island = 0
  for (let start = 0; start < islands.length; start++) {
    if (islands[start] !== -1) continue
    const waiting = [start]
    let size = 0
    for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
      for (let arc = firstArc[node] ?? 0; arc < (firstArc[node + 1] ?? 0); arc++) {
        if (isOpen[arcWay[arc] ?? 0] === 0 || arcMosque[arc] !== 0) continue
        size++
        islands[node] = island
        const next = arcTo[arc] ?? 0
        if (islands[next] !== -1) continue
        islands[next] = island
        waiting.push(next)
      }
    }
    if (size > 0) island++
  }
  return islands
}

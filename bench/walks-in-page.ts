import { decodeStreetMap } from '../src/domain/streets/street-file'
import { listMosques } from '../src/domain/walking/mosques'
import { listNamedFeatures } from '../src/domain/walking/named-features'
import { planWalk } from '../src/domain/walking/plan-walk'
import { walkablePart } from '../src/domain/walking/walkable-part'
import { buildWalkingGraph, nodePosition } from '../src/domain/walking/walking-graph'

export type WalkTimes = {
  /** From the bytes of a city's streets to a graph that can be asked. Milliseconds. */
  readonly ready: number
  /** Of each walk that was found, in milliseconds, with its length in metres. */
  readonly walks: readonly { readonly milliseconds: number; readonly metres: number }[]
}

/**
 * What the worker does, timed, in a page whose processor can be slowed: a thread of a worker cannot be.
 *
 * @param picks pairs of numbers, 0…1: where in the list of all corners a walk begins and ends
 */
export function timeWalks(bytes: readonly number[], picks: readonly (readonly [number, number])[]): WalkTimes {
  const prepareStartedAt = performance.now()
  const map = decodeStreetMap(Uint8Array.from(bytes))
  const graph = buildWalkingGraph(map, listMosques(map), listNamedFeatures(map))
  const part = walkablePart(graph, { avoidsSteps: false })
  const ready = performance.now() - prepareStartedAt
  const pickPosition = (share: number) => nodePosition(graph, Math.floor(share * graph.latitudes.length))
  const walks = picks.flatMap(([from, to]) => {
    const startedAt = performance.now()
    const answer = planWalk(graph, part, [pickPosition(from), pickPosition(to)])
    const milliseconds = performance.now() - startedAt
    return answer.kind === 'walk' ? [{ milliseconds, metres: answer.metres }] : []
  })
  return { ready, walks }
}

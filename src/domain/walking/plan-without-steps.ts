import { type PlannedWalk, planWalk, type WalkAnswer, type WalkEnd } from './plan-walk'
import { isStepFree, type WalkablePart, walkablePart } from './walkable-part'
import type { WalkingGraph } from './walking-graph'

/** A city for who avoids steps: made once, asked often. */
export type StepFreeCity = {
  readonly graph: WalkingGraph
  readonly all: WalkablePart
  readonly withoutSteps: WalkablePart
  /** The same graph, in which steps cost so much that a walk has few of them. */
  readonly fewSteps: WalkingGraph
}

/** A metre of steps is avoided for so many without. */
const STEPS_FACTOR = 20

/** A walk without steps is a long way round when it is longer by both. The metres are those of a walk. */
const LONG_FACTOR = 2
const LONG_METRES = 300

/**
 * Who stands above a tunnel or beside a pit has its ways nearest, and leaves those by steps: then ways that are farther by
 * as much are tried as well. What is farther still is another place, and nobody knows whether steps lead there. Metres.
 */
const FARTHER_METRES = 100

export function stepFreeCity(graph: WalkingGraph, all: WalkablePart): StepFreeCity {
  const isFree = graph.ways.map(isStepFree)
  const arcCost = graph.arcCost.map((cost, arc) =>
    isFree[graph.arcWay[arc] ?? 0] === true ? cost : cost * STEPS_FACTOR,
  )
  return { graph, all, withoutSteps: walkablePart(graph, { avoidsSteps: true }), fewSteps: { ...graph, arcCost } }
}

/**
 * The best walk without steps. Where none is known, or only a long way round, the one with few steps, which says so by
 * `metresWithoutSteps`.
 */
export function planWithoutSteps(
  { graph, all, withoutSteps, fewSteps }: StepFreeCity,
  ends: readonly [from: WalkEnd, to: WalkEnd],
): WalkAnswer {
  const shortest = planWalk(graph, all, ends)
  if (shortest.kind === 'refused') return shortest
  const without = planWalk(graph, withoutSteps, ends)
  if (isNear(without, shortest) && isShort(without, shortest)) return without
  const reach = Math.max(shortest.metresToWay, shortest.metresFromWay) + FARTHER_METRES
  const fromFarther = planWalk(graph, withoutSteps, ends, { reach, isWide: true })
  if (isNear(fromFarther, shortest) && isShort(fromFarther, shortest)) return fromFarther
  const few = planWalk(fewSteps, all, ends)
  return few.kind === 'walk' && few.stepMetres > 0
    ? { ...few, metresWithoutSteps: isNear(without, shortest) ? without.metres : null }
    : few
}

const isNear = (answer: WalkAnswer, shortest: PlannedWalk): answer is PlannedWalk =>
  answer.kind === 'walk' &&
  answer.metresToWay <= shortest.metresToWay + FARTHER_METRES &&
  answer.metresFromWay <= shortest.metresFromWay + FARTHER_METRES

const isShort = ({ metres }: PlannedWalk, shortest: PlannedWalk): boolean =>
  metres <= LONG_FACTOR * shortest.metres || metres <= shortest.metres + LONG_METRES

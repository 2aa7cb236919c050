import { decodeStreetMap } from '@/domain/streets/street-file'
import { listMosques } from '@/domain/walking/mosques'
import { listNamedFeatures } from '@/domain/walking/named-features'
import { planWalk, type WalkAnswer } from '@/domain/walking/plan-walk'
import { planWithoutSteps, type StepFreeCity, stepFreeCity } from '@/domain/walking/plan-without-steps'
import { walkablePart } from '@/domain/walking/walkable-part'
import { buildWalkingGraph, type WalkingGraph } from '@/domain/walking/walking-graph'

import type { Numbered, WalkQuestion, WalkReply } from './walk-messages'

type City = (question: WalkQuestion) => WalkAnswer

type Surroundings = {
  readonly fetchStreets: (address: string) => Promise<Uint8Array>
  readonly reply: (reply: Numbered<WalkReply>) => void
}

/**
 * What the worker does: answers the newest question only. Older questions without an answer are dropped. The streets of a
 * city are fetched and turned into a graph once.
 */
export function createWalkAnswers({ fetchStreets, reply }: Surroundings): (question: Numbered<WalkQuestion>) => void {
  const cities = new Map<string, Promise<City>>()
  let newest = 0

  const loadCity = (address: string): Promise<City> => {
    const cached = cities.get(address)
    if (cached !== undefined) return cached
    const city = fetchStreets(address).then((bytes) => {
      const map = decodeStreetMap(bytes)
      return createCity(buildWalkingGraph(map, listMosques(map), listNamedFeatures(map)))
    })
    cities.set(address, city)
    // A failed download is not cached: the next question tries again.
    city.catch(() => cities.delete(address))
    return city
  }

  return ({ number, message: question }) => {
    newest = Math.max(newest, number)
    loadCity(question.address)
      .then(
        (plan): WalkReply | null => (number === newest ? plan(question) : null),
        (): WalkReply => ({ kind: 'failed', reason: 'no-streets' }),
      )
      .then((message) => {
        if (message !== null && number === newest) reply({ number, message })
      })
      // Unexpected errors end here, so that every question gets an answer.
      .catch(() => reply({ number, message: { kind: 'failed', reason: 'no-streets' } }))
  }
}

/** What avoiding steps needs is made when it is first asked for. */
function createCity(graph: WalkingGraph): City {
  const all = walkablePart(graph, { avoidsSteps: false })
  let stepFree: StepFreeCity | null = null
  return ({ from, to, avoidsSteps }) => {
    if (!avoidsSteps) return planWalk(graph, all, [from, to])
    stepFree ??= stepFreeCity(graph, all)
    return planWithoutSteps(stepFree, [from, to])
  }
}

import { decodeStreetMap } from '@/domain/streets/street-file'
import { listMosques } from '@/domain/walking/mosques'
import { planWalk } from '@/domain/walking/plan-walk'
import { type WalkablePart, walkablePart } from '@/domain/walking/walkable-part'
import { buildWalkingGraph, type WalkingGraph } from '@/domain/walking/walking-graph'

import type { Numbered, WalkQuestion, WalkReply } from './walk-messages'

type City = { readonly graph: WalkingGraph; readonly getPart: (avoidsSteps: boolean) => WalkablePart }

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
      return createCity(buildWalkingGraph(map, listMosques(map)))
    })
    cities.set(address, city)
    // A failed download is not cached: the next question tries again.
    city.catch(() => cities.delete(address))
    return city
  }

  return ({ number, message: { address, from, to, avoidsSteps } }) => {
    newest = Math.max(newest, number)
    loadCity(address)
      .then(
        ({ graph, getPart }): WalkReply | null =>
          number === newest ? planWalk(graph, getPart(avoidsSteps), from, to) : null,
        (): WalkReply => ({ kind: 'failed', reason: 'no-streets' }),
      )
      .then((message) => {
        if (message !== null && number === newest) reply({ number, message })
      })
      // Unexpected errors end here, so that every question gets an answer.
      .catch(() => reply({ number, message: { kind: 'failed', reason: 'no-streets' } }))
  }
}

function createCity(graph: WalkingGraph): City {
  const parts = new Map<boolean, WalkablePart>()
  return {
    graph,
    getPart(avoidsSteps) {
      const part = parts.get(avoidsSteps) ?? walkablePart(graph, { avoidsSteps })
      parts.set(avoidsSteps, part)
      return part
    },
  }
}

import { describe, expect, it } from 'vitest'
import * as z from 'zod'

import { readData, readDataText } from '@/data/read-data'

import { type Position } from '@/lib/geo/geo'
import { type DrawnElement, readStreets } from '../streets/read-streets'
import type { StreetCity } from '../streets/street-areas'
import { nearestWays, type OnWay } from './nearest-ways'
import { planWalk } from './plan-walk'
import { shortestWalk } from './shortest-walk'
import { type WalkablePart, walkablePart } from './walkable-part'
import { metresAlong } from './walk-legs'
import { buildWalkingGraph, type WalkingGraph } from './walking-graph'

const gates = readData(
  'gates-facts.json',
  z.array(z.object({ mosque: z.string(), latitude: z.nullable(z.number()), longitude: z.nullable(z.number()) })),
)

const toPositions = <Point extends { readonly latitude: number | null; readonly longitude: number | null }>({
  latitude,
  longitude,
}: Point) => (latitude === null || longitude === null ? [] : [{ latitude, longitude }])

const gatesIn = (city: StreetCity): readonly Position[] =>
  gates.filter(({ mosque }) => (mosque === 'haram') === (city === 'makkah')).flatMap(toPositions)

function placesIn(city: StreetCity): readonly Position[] {
  const { elements } = JSON.parse(readDataText(`${city}-pois.overpass.json`)) as {
    readonly elements: readonly { readonly lat?: number; readonly lon?: number }[]
  }
  return elements.flatMap(({ lat, lon }) =>
    lat === undefined || lon === undefined ? [] : [{ latitude: lat, longitude: lon }],
  )
}

function buildGraph(city: StreetCity): WalkingGraph {
  const { elements } = JSON.parse(readDataText(`${city}-streets.overpass.json`)) as {
    readonly elements: readonly DrawnElement[]
  }
  return buildWalkingGraph(readStreets(elements, city).map)
}

/** The same pseudo-random numbers in every run, 0…1 (a linear congruential generator). */
function* numbers(seed: number): Generator<number, never> {
  for (let state = seed; ;) {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    yield state / 2 ** 32
  }
}

/** Dijkstra's algorithm without a heap: each round searches the whole list for the nearest node that is not settled. */
function dijkstra(graph: WalkingGraph, { isOpen }: WalkablePart, from: OnWay): ReadonlyMap<number, number> {
  const metresTo = new Map<number, number>()
  const [toStart, toEnd] = metresToEnds(graph, from)
  const open = new Map([
    [from.start, toStart],
    [from.end, toEnd],
  ])
  while (open.size > 0) {
    const [node, metres] = [...open].reduce((least, one) => (one[1] < least[1] ? one : least))
    open.delete(node)
    metresTo.set(node, metres)
    for (let arc = graph.firstArc[node] ?? NaN; arc < (graph.firstArc[node + 1] ?? NaN); arc++) {
      const next = graph.arcTo[arc] ?? NaN
      if (isOpen[graph.arcWay[arc] ?? NaN] !== 1 || metresTo.has(next)) continue
      open.set(next, Math.min(open.get(next) ?? Infinity, metres + (graph.arcMetres[arc] ?? NaN)))
    }
  }
  return metresTo
}

function metresToEnds(graph: WalkingGraph, { arc, share }: OnWay): readonly [number, number] {
  const metres = graph.arcMetres[arc] ?? NaN
  return [share * metres, (1 - share) * metres]
}

/** Over either end of the arc that the goal is on, or along that arc when the start is on it, too. */
function metresBetween(graph: WalkingGraph, metresTo: ReadonlyMap<number, number>, from: OnWay, to: OnWay): number {
  const [toStart, toEnd] = metresToEnds(graph, to)
  return Math.min(
    from.arc === to.arc ? Math.abs(metresToEnds(graph, from)[0] - toStart) : Infinity,
    (metresTo.get(to.start) ?? Infinity) + toStart,
    (metresTo.get(to.end) ?? Infinity) + toEnd,
  )
}

describe.each(['makkah', 'madinah'] as const)('walks in %s', (city) => {
  const graph = buildGraph(city)
  const part = walkablePart(graph, { avoidsSteps: false })
  const [gatePositions, placePositions] = [gatesIn(city), placesIn(city)]
  const random = numbers(city.length)
  const pick = (from: readonly Position[]): Position => {
    const position = from[Math.floor(random.next().value * from.length)]
    if (position === undefined) throw new Error('There is nothing to pick from.')
    return position
  }
  /** The nearest point on the largest connected part of the ways. */
  const onWay = (position: Position): OnWay | undefined =>
    nearestWays(graph, part, position, 300).get(findLargestIsland(part))

  it('should be as long as those that plain Dijkstra finds, from ten places to ten gates each', () => {
    let count = 0
    for (let place = 0; place < 10; place++) {
      const from = onWay(pick(placePositions))
      if (from === undefined) continue
      const metresTo = dijkstra(graph, part, from)
      for (let gate = 0; gate < 10; gate++) {
        const to = onWay(pick(gatePositions))
        if (to === undefined) continue
        const walk = shortestWalk(graph, part, from, to)
        expect(walk?.metres).toBeCloseTo(metresBetween(graph, metresTo, from, to), 6)
        // The line that is drawn is as long as the walk.
        expect(metresAlong(walk?.points ?? []).at(-1)).toBeCloseTo(walk?.metres ?? NaN, 0)
        count++
      }
    }
    expect(count).toBe(100)
  })

  it.each([false, true])('should lead from every place to every gate; without steps: %s', (avoidsSteps) => {
    const usable = walkablePart(graph, { avoidsSteps })
    const refusals = Array.from({ length: 200 }, () => {
      const answer = planWalk(graph, usable, pick(placePositions), pick(gatePositions))
      return answer.kind === 'refused' ? answer.reason : null
    })
    // A place at the gate itself needs no walk.
    expect(refusals.filter((reason) => reason !== null && reason !== 'there' && reason !== 'open-ground')).toEqual([])
    expect(refusals.filter((reason) => reason === null).length).toBeGreaterThan(190)
  })

  it('should end where a gate is: a way is mapped to within seventy metres of each', () => {
    const metresOff = gatePositions.map((gate) => onWay(gate)?.metresOff ?? Infinity)

    expect(Math.max(...metresOff)).toBeLessThan(70)
  })
})

/** The number of the island with the most nodes. */
function findLargestIsland({ islands }: WalkablePart): number {
  const sizes = new Map<number, number>()
  for (const island of islands) sizes.set(island, (sizes.get(island) ?? 0) + 1)
  return [...sizes].reduce((most, one) => (one[1] > most[1] ? one : most))[0]
}

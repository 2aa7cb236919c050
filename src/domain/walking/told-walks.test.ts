import { describe, expect, it } from 'vitest'
import * as z from 'zod'

import { readData, readDataText } from '@/data/read-data'
import { distanceMetres, type Position } from '@/lib/geo/geo'
import { UNITS_PER_DEGREE } from '../streets/street-map'
import { numbers } from '../../../tests/helpers/plain-dijkstra'
import { readStreetElements, shippedGraph } from '../../../tests/helpers/shipped-streets'
import { isSameName } from './leg-reference'
import { type PlannedWalk, planWalk, type WalkEnd } from './plan-walk'
import { planWithoutSteps, stepFreeCity } from './plan-without-steps'
import { walkablePart } from './walkable-part'
import type { WalkingGraph } from './walking-graph'

const gates = readData(
  'gates-facts.json',
  z.array(
    z.object({
      mosque: z.string(),
      name: z.string(),
      kind: z.string(),
      latitude: z.nullable(z.number()),
      longitude: z.nullable(z.number()),
    }),
  ),
).flatMap(({ latitude, longitude, ...gate }) =>
  latitude === null || longitude === null ? [] : [{ ...gate, latitude, longitude, isGate: true }],
)

const gatesOf = (city: 'makkah' | 'madinah') =>
  gates.filter(({ mosque }) => (mosque === 'haram') === (city === 'makkah'))

const thirdOf = <Gate>(all: readonly Gate[]): readonly Gate[] => all.filter((_, index) => index % 3 === 0)

const hotelsIn = (city: 'makkah' | 'madinah'): readonly Position[] =>
  z
    .object({
      elements: z.array(
        z.object({
          tags: z.record(z.string(), z.string()).optional(),
          lat: z.number().optional(),
          lon: z.number().optional(),
          center: z.object({ lat: z.number(), lon: z.number() }).optional(),
        }),
      ),
    })
    .parse(JSON.parse(readDataText(`${city}-pois.overpass.json`)))
    .elements.flatMap(({ tags, lat, lon, center = { lat, lon } }) =>
      tags?.tourism !== 'hotel' || center.lat === undefined || center.lon === undefined
        ? []
        : [{ latitude: center.lat, longitude: center.lon }],
    )

const cornersOnHolySites = (): readonly Position[] =>
  readStreetElements('mashair-streets.overpass.json').flatMap(({ geometry }) =>
    (geometry ?? []).flatMap((corner) => (corner === null ? [] : [{ latitude: corner.lat, longitude: corner.lon }])),
  )

const graphs = { makkah: shippedGraph('makkah'), madinah: shippedGraph('madinah') }

/** Walks of 100 m to 3 km in a straight line, the same in every run. */
function sampleWalks(graph: WalkingGraph, starts: readonly WalkEnd[], goals: readonly WalkEnd[], count: number) {
  const part = walkablePart(graph, { avoidsSteps: false })
  const random = numbers(count)
  const pick = (ends: readonly WalkEnd[]) => ends[Math.floor(random.next().value * ends.length)]
  const walks: PlannedWalk[] = []
  while (walks.length < count) {
    const [from, to] = [pick(starts), pick(goals)]
    if (from === undefined || to === undefined) throw new Error('There is nothing to pick from.')
    const straight = distanceMetres(from, to)
    const answer = straight < 100 || straight > 3_000 ? null : planWalk(graph, part, [from, to])
    if (answer?.kind === 'walk') walks.push(answer)
  }
  return walks
}

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? NaN

/** So near to its end something with a name has a corner, in metres. */
const NEAR_METRES = 15

/** Legs that are told by nothing, although something with a name is where they lead. */
function untold({ legs, points }: PlannedWalk, { features }: WalkingGraph): readonly string[] {
  return legs.flatMap(({ name, reference }, index) => {
    const end = points[legs[index + 1]?.firstPoint ?? points.length - 1]
    const before = legs[index - 1]?.name ?? null
    if (name !== null || reference !== null || end === undefined) return []
    return features
      .filter((feature) => !isSameName(feature.name, before) && hasCornerNear(feature.line, end))
      .map((feature) => `${index} of ${legs.length}: ${feature.name.en ?? feature.name.ar}`)
  })
}

const hasCornerNear = (line: Int32Array, { latitude, longitude }: Position): boolean =>
  line.some(
    (corner, index) =>
      index % 2 === 0 &&
      distanceMetres(
        { latitude, longitude },
        { latitude: corner / UNITS_PER_DEGREE, longitude: (line[index + 1] ?? NaN) / UNITS_PER_DEGREE },
      ) <= NEAR_METRES,
  )

describe.each([
  ['Makkah', graphs.makkah, hotelsIn('makkah'), gatesOf('makkah')],
  ['Madinah', graphs.madinah, hotelsIn('madinah'), gatesOf('madinah')],
  ['Mina, Muzdalifah and Arafat', graphs.makkah, cornersOnHolySites(), cornersOnHolySites()],
] as const)('three hundred walks, told in words, in %s', (_, graph, starts, goals) => {
  const walks = sampleWalks(graph, starts, goals, 300)

  it('should have at most eight legs a kilometre in the median', () => {
    const perKilometre = walks
      .filter(({ metres }) => metres >= 300)
      .map(({ legs, metres }) => legs.length / (metres / 1000))

    expect(perKilometre.length).toBeGreaterThan(200)
    expect(median(perKilometre)).toBeLessThanOrEqual(8)
  })

  it('should tell nothing of a few metres by itself', () => {
    const short = walks.flatMap(({ legs }) => (legs.length === 1 ? [] : legs.filter(({ metres }) => metres < 10)))

    expect(short).toEqual([])
  })

  it('should tell each leg without a name by what it leads to, where that has one', () => {
    expect(walks.flatMap((walk) => untold(walk, graph))).toEqual([])
  })

  it('should still be as long as their legs', () => {
    for (const { legs, metres, metresToWay, metresFromWay } of walks) {
      const told = legs.reduce((sum, leg) => sum + leg.metres, metresToWay + metresFromWay)
      expect(told).toBeCloseTo(metres, 0)
    }
  })
})

describe('a gate', () => {
  it.each(['makkah', 'madinah'] as const)('should be come to from outside of its mosque in %s', (city) => {
    const graph = graphs[city]
    const part = walkablePart(graph, { avoidsSteps: false })
    const start = hotelsIn(city)[0] ?? { latitude: NaN, longitude: NaN }
    const inside = thirdOf(gatesOf(city)).filter((gate) => {
      const answer = planWalk(graph, part, [start, gate])
      return answer.kind === 'walk' && graph.mosques.findAround(answer.points.at(-1) ?? start).size > 0
    })

    expect(inside).toEqual([])
  })
})

it('should say of the gates of the Rawdah alone that they are inside', () => {
  const part = walkablePart(graphs.madinah, { avoidsSteps: false })
  const start = hotelsIn('madinah')[0] ?? { latitude: NaN, longitude: NaN }
  const inside = gatesOf('madinah').filter((gate) => {
    const answer = planWalk(graphs.madinah, part, [start, gate])
    return answer.kind === 'walk' && answer.isGoalInside
  })

  expect(inside.map(({ kind }) => kind)).toEqual(Array(4).fill('inner_gate'))
})

describe('who avoids steps above a tunnel', () => {
  const graph = graphs.makkah
  const city = stepFreeCity(graph, walkablePart(graph, { avoidsSteps: false }))
  const fairmont = { latitude: 21.41804, longitude: 39.8253 }
  /** Above the mouth of a tunnel that is left by steps; without them it was 2.2 km to a gate 300 m away. */
  const aboveMouth = { latitude: 21.41939, longitude: 39.82589 }

  it.each([
    ['its hotel', fairmont],
    ['its mouth', aboveMouth],
  ])('should be led over the ground, or told of the steps, from %s to each third gate', (_, start) => {
    const walks = thirdOf(gatesOf('makkah')).map((gate) => ({
      plain: planWalk(graph, city.all, [start, gate]),
      answer: planWithoutSteps(city, [start, gate]),
    }))
    const long = walks.filter(
      ({ plain, answer }) =>
        plain.kind === 'walk' &&
        !(
          answer.kind === 'walk' &&
          (answer.stepMetres === 0 || answer.metresWithoutSteps !== undefined) &&
          answer.metres <= Math.max(2 * plain.metres, plain.metres + 300)
        ),
    )

    expect(long).toEqual([])
  })

  it('should be led from its mouth to the nearest gates without any step', () => {
    const answer = gatesOf('makkah')
      .filter(({ name }) => name === 'Ajyad Gate (ground level)')
      .map((gate) => planWithoutSteps(city, [aboveMouth, gate]))

    expect(answer).toEqual([expect.objectContaining({ kind: 'walk', stepMetres: 0 })])
    expect(answer.map((walk) => walk.kind === 'walk' && walk.metres < 600)).toEqual([true])
  })
})

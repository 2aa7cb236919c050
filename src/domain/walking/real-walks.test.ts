import { describe, expect, it } from 'vitest'
import * as z from 'zod'

import { readData, readDataText } from '@/data/read-data'

import { distanceMetres, type Position } from '@/lib/geo/geo'
import type { StreetCity } from '../streets/street-areas'
import { UNITS_PER_DEGREE } from '../streets/street-map'
import { masjidAlHaramWalls } from './masjid-al-haram'
import { nearestWays } from './nearest-ways'
import { planWalk } from './plan-walk'
import { shortestWalk } from './shortest-walk'
import { walkablePart } from './walkable-part'
import { metresAlong } from './walk-legs'
import { AGAINST, ALONG, type WalkingGraph } from './walking-graph'
import { byCost, byMetres, dijkstra, leastBetween, numbers } from '../../../tests/helpers/plain-dijkstra'
import { shippedGraph } from '../../../tests/helpers/shipped-streets'

const REACH = 300

const gates = readData(
  'gates-facts.json',
  z.array(
    z.object({
      mosque: z.string(),
      kind: z.string(),
      latitude: z.nullable(z.number()),
      longitude: z.nullable(z.number()),
      osmRef: z.nullable(z.string()),
    }),
  ),
)

const toPositions = <Point extends { readonly latitude: number | null; readonly longitude: number | null }>({
  latitude,
  longitude,
}: Point) => (latitude === null || longitude === null ? [] : [{ latitude, longitude }])

const isOf = (city: StreetCity, { mosque }: (typeof gates)[number]): boolean =>
  (mosque === 'haram') === (city === 'makkah')

const gatesIn = (city: StreetCity): readonly Position[] => gates.filter((gate) => isOf(city, gate)).flatMap(toPositions)

type MapPlace = {
  readonly tags?: Readonly<Record<string, string>>
  readonly lat?: number
  readonly lon?: number
  readonly center?: { readonly lat: number; readonly lon: number }
}

const readPlaces = (city: StreetCity): readonly MapPlace[] =>
  (JSON.parse(readDataText(`${city}-pois.overpass.json`)) as { readonly elements: readonly MapPlace[] }).elements

const placesIn = (city: StreetCity): readonly Position[] =>
  readPlaces(city).flatMap(({ lat, lon }) =>
    lat === undefined || lon === undefined ? [] : [{ latitude: lat, longitude: lon }],
  )

const hotelsIn = (city: StreetCity): readonly Position[] =>
  readPlaces(city).flatMap(({ tags, lat, lon, center }) => {
    const point = center ?? { lat, lon }
    if (tags?.tourism !== 'hotel' || point.lat === undefined || point.lon === undefined) return []
    return [{ latitude: point.lat, longitude: point.lon }]
  })

/** The mosque that a walk leads through between two of its points. */
const findCrossed = ({ mosques }: WalkingGraph, from: Position, to: Position): number =>
  mosques.findCrossed({
    fromLatitude: from.latitude * UNITS_PER_DEGREE,
    fromLongitude: from.longitude * UNITS_PER_DEGREE,
    toLatitude: to.latitude * UNITS_PER_DEGREE,
    toLongitude: to.longitude * UNITS_PER_DEGREE,
  })

describe('the walls of Masjid al-Haram', () => {
  it('should be drawn through its doors as the guide has them', () => {
    const doors = gates
      .filter(({ mosque }) => mosque === 'haram')
      .flatMap(toPositions)
      .map(({ latitude, longitude }) => [latitude, longitude].map((degrees) => Math.round(degrees * UNITS_PER_DEGREE)))
      .join(' ')
    const corners = masjidAlHaramWalls.flatMap((wall) =>
      Array.from({ length: wall.length / 2 }, (_, corner) => `${wall[2 * corner]},${wall[2 * corner + 1]}`),
    )

    // The edge of the eastern square, behind the Safa.
    expect(corners.filter((corner) => !doors.includes(corner))).toHaveLength(8)
    expect(corners).toHaveLength(140)
  })
})

describe.each(['makkah', 'madinah'] as const)('walks in %s', (city) => {
  const graph = shippedGraph(city)
  const part = walkablePart(graph, { avoidsSteps: false })
  const [gatePositions, placePositions, hotels] = [gatesIn(city), placesIn(city), hotelsIn(city)]
  const random = numbers(city.length)
  const pick = (from: readonly Position[]): Position => {
    const position = from[Math.floor(random.next().value * from.length)]
    if (position === undefined) throw new Error('There is nothing to pick from.')
    return position
  }
  const nearWays = (position: Position) => nearestWays(graph, part, position, { reach: REACH })
  const isInside = (position: Position): boolean => graph.mosques.findAround(position).size > 0
  const doors = gatePositions.filter((gate) => !isInside(gate))

  it('should cost as little as those that plain Dijkstra finds, from ten places to ten gates each', () => {
    let count = 0
    for (let place = 0; place < 10; place++) {
      const starts = nearWays(pick(placePositions)).onEachIsland
      const reached = dijkstra(graph, part, starts, byCost(graph))
      for (let gate = 0; gate < 10; gate++) {
        const goal = pick(doors)
        const ends = nearWays(goal).onEachIsland
        const walk = shortestWalk(graph, part, { starts, ends, goal })
        expect(walk?.cost).toBeCloseTo(leastBetween(graph, reached, [starts, ends], byCost(graph)), 6)
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
      const answer = planWalk(graph, usable, [pick(placePositions), pick(gatePositions)])
      return answer.kind === 'refused' ? answer.reason : null
    })
    // A place at the gate itself needs no walk.
    expect(refusals.filter((reason) => reason !== null && reason !== 'there' && reason !== 'open-ground')).toEqual([])
    expect(refusals.filter((reason) => reason === null).length).toBeGreaterThan(190)
  })

  it('should end where a gate is: a way outside is mapped to within seventy metres of each', () => {
    const metresOff = doors.map((gate) => nearWays(gate).near[0]?.metresOff ?? Infinity)

    expect(Math.max(...metresOff)).toBeLessThan(70)
  })

  it('should take no gate for the inside of a mosque, but those of the Rawdah', () => {
    const inside = gates.filter((gate) => isOf(city, gate) && toPositions(gate).some(isInside))

    expect(inside.map(({ kind }) => kind)).toEqual(city === 'makkah' ? [] : Array(4).fill('inner_gate'))
  })

  it('should begin and end in no tunnel and in no mosque, from any hotel and at any gate', () => {
    const places = [...hotels, ...gatePositions].flatMap((position) => nearWays(position).onEachIsland)

    expect(places.length).toBeGreaterThan(5_000)
    expect(places.filter(({ arc }) => graph.ways[graph.arcWay[arc] ?? NaN]?.isTunnel !== false)).toEqual([])
    expect(places.filter(({ arc }) => graph.arcMosque[arc] !== 0)).toEqual([])
  })

  // There are 91,000 walks of up to 1,500 m between the two; these are one in nine, spread over all of them.
  it('should lead from hotels to gates through no mosque, on no long way round', () => {
    const pairs = hotels
      .filter((_, index) => index % 3 === 0)
      .map((hotel, index) => ({
        hotel,
        goals: doors.filter((door, number) => number % 3 === index % 3 && distanceMetres(hotel, door) < 1_500),
      }))
    const nearDoor = new Map(doors.map((door) => [door, nearWays(door).near]))
    let count = 0
    const faults: string[] = []
    for (const { hotel, goals } of pairs) {
      const starts = nearWays(hotel).near
      const reached = dijkstra(graph, part, starts, byMetres(graph))
      for (const gate of goals) {
        const answer = planWalk(graph, part, [hotel, gate])
        count++
        if (answer.kind === 'refused') {
          if (answer.reason !== 'there' && answer.reason !== 'open-ground') faults.push(answer.reason)
          continue
        }
        const shortest = leastBetween(graph, reached, [starts, nearDoor.get(gate) ?? []], byMetres(graph))
        const walk = `${JSON.stringify([hotel, gate])} ${Math.round(answer.metres)} m`
        if (answer.metres > 2 * shortest && answer.metres > shortest + 300) faults.push(`${walk}, not ${shortest} m`)
        for (const leg of answer.legs) {
          const next = answer.legs.find(({ firstPoint }) => firstPoint > leg.firstPoint)
          const points = answer.points.slice(leg.firstPoint, (next?.firstPoint ?? Infinity) + 1)
          const isThrough = points.some(
            (point, index) => index > 0 && findCrossed(graph, points[index - 1] ?? point, point) > 0,
          )
          if (isThrough && !leg.isTunnel) faults.push(`${walk} through a mosque`)
        }
      }
    }
    expect(faults).toEqual([])
    expect(count).toBeGreaterThan(2_800)
  })
})

describe('the rites in Masjid al-Haram', () => {
  const graph = shippedGraph('makkah')

  it('should be walked over by nobody who only passes', () => {
    const ofRites = graph.ways.map(({ name }) => /tawaf|masa'a/i.test(name?.en ?? ''))
    const arcs = Array.from(graph.arcWay, (way, arc) => ({ arc, isOfRites: ofRites[way] === true }))
      .filter(({ isOfRites }) => isOfRites)
      .map(({ arc }) => arc)

    expect(arcs.length).toBeGreaterThan(100)
    expect(arcs.filter((arc) => graph.arcMosque[arc] === 0)).toEqual([])
    // Both go in one direction.
    const metresBothWays = arcs.filter((arc) => graph.arcUse[arc] === (ALONG | AGAINST))
    expect(metresBothWays.length).toBeLessThan(10)
  })

  it('should be reached by who begins or ends there', () => {
    const part = walkablePart(graph, { avoidsSteps: false })
    const [mataf, street] = [
      { latitude: 21.4227, longitude: 39.8266 },
      { latitude: 21.4165, longitude: 39.8158 },
    ]

    expect(planWalk(graph, part, [street, mataf])).toMatchObject({ kind: 'walk' })
    expect(planWalk(graph, part, [mataf, street])).toMatchObject({ kind: 'walk' })
  })
})

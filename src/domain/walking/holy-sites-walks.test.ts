import { describe, expect, it } from 'vitest'

import { distanceMetres, type Position } from '@/lib/geo/geo'
import { byCost, dijkstra, leastBetween, numbers } from '../../../tests/helpers/plain-dijkstra'
import { readStreetElements, shippedGraph } from '../../../tests/helpers/shipped-streets'
import { nearestWays } from './nearest-ways'
import { planWalk, type PlannedWalk } from './plan-walk'
import { shortestWalk } from './shortest-walk'
import { walkablePart } from './walkable-part'
import { metresAlong } from './walk-legs'

const graph = shippedGraph('makkah')
const part = walkablePart(graph, { avoidsSteps: false })

const at = (latitude: number, longitude: number): Position => ({ latitude, longitude })

const places = {
  haram: at(21.422, 39.8285),
  jamarat: at(21.4211, 39.8722),
  mina: at(21.4148, 39.8895),
  muzdalifah: at(21.3869, 39.913),
  rahmah: at(21.3548, 39.9839),
} as const

type Place = keyof typeof places

function plan(from: Place, to: Place): PlannedWalk {
  const answer = planWalk(graph, part, [places[from], places[to]])
  if (answer.kind !== 'walk') throw new Error(answer.reason)
  return answer
}

const metresOf = ({ legs }: PlannedWalk, isCounted: (leg: PlannedWalk['legs'][number]) => boolean): number =>
  legs.filter(isCounted).reduce((sum, { metres }) => sum + metres, 0)

describe('walks between the places of the rites', () => {
  it.each([
    ['haram', 'jamarat'],
    ['jamarat', 'haram'],
    ['mina', 'jamarat'],
    ['rahmah', 'mina'],
    ['rahmah', 'muzdalifah'],
    ['muzdalifah', 'jamarat'],
    ['haram', 'rahmah'],
  ] as const)('should lead from %s to %s on no long way round, and through no road tunnel', (from, to) => {
    const walk = plan(from, to)

    expect(walk.metres).toBeLessThan(1.6 * distanceMetres(places[from], places[to]))
    expect(walk.legs.filter(({ isTunnel, isBusy }) => isTunnel && isBusy)).toEqual([])
  })

  it('should take the pedestrian road and its tunnel from Masjid al-Haram towards Mina', () => {
    const isPedestrianTunnel = ({ name, isTunnel }: PlannedWalk['legs'][number]) =>
      isTunnel && name?.en === 'Pedestrian Road'

    expect(metresOf(plan('haram', 'jamarat'), isPedestrianTunnel)).toBeGreaterThan(1_000)
  })

  it('should keep to the paths for people on foot from Arafat to Muzdalifah', () => {
    const walk = plan('rahmah', 'muzdalifah')

    expect(metresOf(walk, ({ ground }) => ground === 'path')).toBeGreaterThan(0.9 * walk.metres)
  })
})

describe('walks on the ground of the rites', () => {
  const random = numbers(64)
  /** Where streets are: corners of ways, by the files they are in. */
  const cornersOf = (file: Parameters<typeof readStreetElements>[0]): readonly Position[] =>
    readStreetElements(file).flatMap(({ geometry }) =>
      (geometry ?? []).flatMap((corner) => (corner === null ? [] : [at(corner.lat, corner.lon)])),
    )
  const pick = (from: readonly Position[]): Position => {
    const position = from[Math.floor(random.next().value * from.length)]
    if (position === undefined) throw new Error('There is nothing to pick from.')
    return position
  }
  const [central, ofRites] = [cornersOf('makkah-streets.overpass.json'), cornersOf('mashair-streets.overpass.json')]
  const near = (position: Position) => nearestWays(graph, part, position, { reach: 300 }).onEachIsland

  it.each([
    ['within the area', ofRites],
    ['across its border', central],
  ])(
    'should cost as little as those that plain Dijkstra finds, %s, from ten places to ten others each',
    (_, others) => {
      let found = 0
      for (let place = 0; place < 10; place++) {
        const starts = near(pick(others))
        const reached = dijkstra(graph, part, starts, byCost(graph))
        for (let other = 0; other < 10; other++) {
          const goal = pick(ofRites)
          const ends = near(goal)
          const walk = shortestWalk(graph, part, { starts, ends, goal })
          const least = leastBetween(graph, reached, [starts, ends], byCost(graph))
          if (walk === null) expect(least).toBe(Infinity)
          else {
            expect(walk.cost).toBeCloseTo(least, 6)
            // The line that is drawn is as long as the walk.
            expect(metresAlong(walk.points).at(-1)).toBeCloseTo(walk.metres, 0)
            found++
          }
        }
      }
      expect(found).toBeGreaterThan(90)
    },
  )
})

import { describe, expect, it } from 'vitest'

import { distanceMetres } from '@/lib/geo/geo'
import type { StreetWay } from '../streets/street-map'
import { legWords } from './leg-words'
import { planWalk, type PlannedWalk } from './plan-walk'
import { samplePosition as at, sampleWay as way } from '../../../tests/helpers/sample-streets'
import { walkablePart } from './walkable-part'
import { buildWalkingGraph } from './walking-graph'

const plan = (
  ways: readonly StreetWay[],
  from: readonly [number, number],
  to: readonly [number, number],
  avoidsSteps = false,
) => {
  const graph = buildWalkingGraph({ ways })
  return planWalk(graph, walkablePart(graph, { avoidsSteps }), at(...from), at(...to))
}

const planned = (...args: Parameters<typeof plan>): PlannedWalk => {
  const answer = plan(...args)
  if (answer.kind !== 'walk') throw new Error(answer.reason)
  return answer
}

const inWords = ({ legs }: PlannedWalk): readonly string[] =>
  legs.map((leg) => {
    const { before, name, after } = legWords(leg)
    return `${before}${name?.en ?? name?.ar ?? ''}${after}`
  })

const main = { en: 'Main Street', ar: 'الشارع الرئيسي' }
const side = { en: 'Side Street', ar: null }

/** Two blocks: a street to the east, one to the north from its middle, and steps as the short cut. */
const town = [
  way('0,0 0,200 0,400', { name: main }),
  way('0,200 200,200', { name: side }),
  way('200,200 200,400'),
  way('0,400 200,400', { class: 'steps' }),
]

describe('a walk', () => {
  it('should go by streets that meet, with its length and each turn in words', () => {
    const walk = planned(town, [0, 0], [200, 210])

    expect(inWords(walk)).toEqual(['Walk east along Main Street, 210 m', 'Turn left into Side Street, 230 m'])
    expect(walk.metres).toBeCloseTo(
      distanceMetres(at(0, 0), at(0, 200)) +
        distanceMetres(at(0, 200), at(200, 200)) +
        distanceMetres(at(200, 200), at(200, 210)),
      0,
    )
  })

  it('should begin and end at the nearest point of a way, and say how far off those are', () => {
    const walk = planned(town, [-30, 50], [40, 380])

    expect(walk.points[0]).toEqual({
      latitude: expect.closeTo(at(0, 50).latitude, 6) as number,
      longitude: expect.closeTo(at(0, 50).longitude, 6) as number,
    })
    expect(walk.metresToWay).toBeCloseTo(distanceMetres(at(-30, 50), at(0, 50)), 1)
    expect(walk.metresFromWay).toBeCloseTo(distanceMetres(at(40, 380), at(40, 400)), 1)
    const onWays = distanceMetres(at(0, 50), at(0, 400)) + distanceMetres(at(0, 400), at(40, 400))
    expect(walk.metres).toBeCloseTo(walk.metresToWay + onWays + walk.metresFromWay, 0)
  })

  it('should take steps where they are shorter, and go around them when asked to', () => {
    const [from, to] = [
      [0, 380],
      [200, 390],
    ] as const

    expect(inWords(planned(town, from, to)).join()).toContain('onto steps')
    const around = planned(town, from, to, true)
    expect(inWords(around).join()).not.toContain('steps')
    expect(around.metres).toBeGreaterThan(planned(town, from, to).metres + 100)
  })

  it('should also go around what is noted as not passable with a wheelchair, when asked to', () => {
    const ways = [...town.slice(0, 2), way('0,0 200,0', { name: side }), way('200,0 200,200', { wheelchair: false })]

    expect(planned(ways, [0, 5], [200, 90]).metres).toBeLessThan(330)
    expect(plan(ways, [0, 5], [200, 90], true)).toMatchObject({
      kind: 'walk',
      metresFromWay: expect.closeTo(93, -1) as number,
    })
  })

  it('should not use what is closed to walkers', () => {
    const ways = [way('0,0 0,400', { isClosedToWalkers: true }), way('0,0 300,200 0,400')]

    expect(planned(ways, [0, 1], [0, 399]).metres).toBeGreaterThan(650)
  })

  it('should go along one piece of a street in either direction', () => {
    const [there, back] = [planned(town, [0, 20], [0, 120]), planned(town, [0, 120], [0, 20])]

    expect(there.metres).toBeCloseTo(distanceMetres(at(0, 20), at(0, 120)), 1)
    expect(back.metres).toBeCloseTo(there.metres, 6)
    expect(inWords(back)).toEqual(['Walk west along Main Street, 100 m'])
  })

  it('should go to a way from which the goal can be reached, not to a nearer one that leads nowhere', () => {
    const walk = planned([...town, way('50,0 50,100', { class: 'footway' })], [40, 20], [0, 380])

    expect(walk.metresToWay).toBeCloseTo(distanceMetres(at(40, 20), at(0, 20)), 1)
  })

  it('should be the same for the same two places', () => {
    expect(planned(town, [0, 0], [200, 400])).toEqual(planned(town, [0, 0], [200, 400]))
  })
})

describe('no walk', () => {
  it('should be said where two parts of the town do not meet', () => {
    const ways = [...town, way('0,2000 0,2400')]

    expect(plan(ways, [0, 0], [0, 2_200])).toEqual({ kind: 'refused', reason: 'not-connected' })
  })

  it('should be said where no way is near the start, or the end', () => {
    expect(plan(town, [-500, 0], [200, 400])).toEqual({ kind: 'refused', reason: 'start-off' })
    expect(plan(town, [0, 0], [2_000, 400])).toEqual({ kind: 'refused', reason: 'end-off' })
    expect(plan([], [0, 0], [0, 400])).toEqual({ kind: 'refused', reason: 'start-off' })
  })

  it('should be said where both are the same place, or open ground lies between them', () => {
    expect(plan(town, [0, 0], [0, 5])).toEqual({ kind: 'refused', reason: 'there' })
    expect(plan(town, [100, 60], [100, 80])).toEqual({ kind: 'refused', reason: 'open-ground' })
  })
})

describe('the words of a walk', () => {
  it('should join a street that a crossing without a name interrupts', () => {
    const ways = [way('0,0 0,200', { name: main }), way('0,200 0,208'), way('0,208 0,400', { name: main })]

    expect(inWords(planned(ways, [0, 0], [0, 400]))).toEqual(['Walk east along Main Street, 410 m'])
  })

  it('should take the few metres across a junction into the street they lead to', () => {
    const ways = [way('0,0 0,200', { name: main }), way('0,200 8,200'), way('8,200 200,200', { name: side })]

    expect(inWords(planned(ways, [0, 0], [200, 200]))).toEqual([
      'Walk east along Main Street, 210 m',
      'Turn left into Side Street, 220 m',
    ])
  })

  it('should say a turn at a junction on the same street, and none at a bend', () => {
    const bend = [way('0,0 0,200 200,200', { name: main })]
    expect(inWords(planned(bend, [0, 0], [200, 200]))).toHaveLength(1)

    const junction = [...bend, way('0,200 0,400', { name: side })]
    expect(inWords(planned(junction, [0, 0], [200, 200]))[1]).toBe('Turn left into Main Street, 220 m')
  })

  it('should name tunnels, footpaths and steps', () => {
    const ways = [
      way('0,0 0,200', { name: main, isTunnel: true }),
      way('0,200 -100,200', { class: 'footway' }),
      way('-100,200 -200,200', { class: 'steps' }),
    ]
    expect(inWords(planned(ways, [0, 0], [-200, 200]))).toEqual([
      'Walk east along Main Street, through the tunnel, 210 m',
      'Turn right onto a footpath, 110 m',
      'Go straight on, on steps, 110 m',
    ])
  })

  it.each([
    [30, 'Bear right'],
    [-90, 'Turn left'],
    [150, 'Turn sharply right'],
    [-178, 'Turn around'],
    [10, 'Continue on'],
  ])('should call a turn of %i degrees by its word', (turn, words) => {
    const leg = {
      ground: 'street',
      name: main,
      isTunnel: false,
      isBridge: false,
      metres: 4,
      turn,
      bearing: 0,
      firstPoint: 3,
    } as const

    expect(legWords(leg).before).toContain(words)
    expect(legWords(leg).after).toBe(', 10 m')
  })
})

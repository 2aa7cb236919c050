import { describe, expect, it } from 'vitest'

import { distanceMetres } from '@/lib/geo/geo'
import type { StreetWay } from '../streets/street-map'
import { legLabel } from './leg-label'
import { planWalk, type PlannedWalk } from './plan-walk'
import { samplePosition as at, sampleWay as way } from '../../../tests/helpers/sample-streets'
import { legsInWords } from '../../../tests/helpers/legs-in-words'
import { walkablePart } from './walkable-part'
import { buildWalkingGraph } from './walking-graph'

const plan = (
  ways: readonly StreetWay[],
  from: readonly [number, number],
  to: readonly [number, number],
  avoidsSteps = false,
  mosques: readonly Int32Array[] = [],
) => {
  const graph = buildWalkingGraph({ ways }, mosques)
  return planWalk(graph, walkablePart(graph, { avoidsSteps }), [at(...from), at(...to)])
}

const planned = (...args: Parameters<typeof plan>): PlannedWalk => {
  const answer = plan(...args)
  if (answer.kind !== 'walk') throw new Error(answer.reason)
  return answer
}

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

    expect(legsInWords(walk)).toEqual(['Walk east along Main Street, 210 m', 'Turn left into Side Street, 230 m'])
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

    expect(legsInWords(planned(town, from, to)).join()).toContain('onto steps')
    const around = planned(town, from, to, true)
    expect(legsInWords(around).join()).not.toContain('steps')
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
    expect(legsInWords(back)).toEqual(['Walk west along Main Street, 100 m'])
  })

  it('should go to a way from which the goal can be reached, not to a nearer one that leads nowhere', () => {
    const walk = planned([...town, way('50,0 50,100', { class: 'footway' })], [40, 20], [0, 380])

    expect(walk.metresToWay).toBeCloseTo(distanceMetres(at(40, 20), at(0, 20)), 1)
  })

  it('should leave a tunnel, a bridge or an upper storey to those who come to it by a way', () => {
    for (const level of [{ isTunnel: true }, { isBridge: true }, {}]) {
      const ways = [way('0,0 0,400'), way('0,0 30,0'), way('30,0 30,400', { ...level, isOffGround: true })]
      const walk = planned(ways, [26, 100], [26, 300])

      expect(walk.points.map(({ latitude }) => latitude)).not.toContain(at(30, 0).latitude)
      expect(planned(ways, [0, 10], [30, 2])).toMatchObject({ kind: 'walk' })
    }
  })

  it('should begin at the end of a bridge where somebody stands on it', () => {
    const ways = [way('0,0 0,400'), way('0,400 30,0', { name: side, isBridge: true, isOffGround: true })]

    expect(legsInWords(planned(ways, [31, 0], [0, 400]))).toHaveLength(1)
    expect(planned(ways, [31, 0], [0, 400]).metresToWay).toBeLessThan(2)
    expect(planned(ways, [44, 0], [0, 400]).metresToWay).toBeGreaterThan(40)
  })

  it('should choose among the ways near both ends those with which it is best, what is not mapped counted', () => {
    // A dead end beside the start, and a street a little farther that leads straight to the goal.
    const ways = [way('0,0 0,300 200,300'), way('200,300 600,300 600,0 30,0'), way('40,-10 200,-10 200,300')]

    const walk = planned(ways, [32, 4], [198, 296])
    expect(walk.metres).toBeLessThan(520)
    expect(walk.metresToWay).toBeGreaterThan(10)
  })

  it('should not begin at a way on the other side of a block for a few metres less', () => {
    const ways = [way('0,0 0,400'), way('60,0 60,400'), way('0,400 60,400')]

    expect(planned(ways, [20, 392], [60, 300]).metresToWay).toBeLessThan(23)
  })

  it('should be the same for the same two places', () => {
    expect(planned(town, [0, 0], [200, 400])).toEqual(planned(town, [0, 0], [200, 400]))
  })
})

describe('a mosque', () => {
  /** A hall with a way through it, and streets around. */
  const wall = way('0,100 100,100 100,200 0,200').points.subarray(0, 8)
  const ways = [
    way('50,0 50,100', { name: main }),
    way('50,100 50,200', { class: 'footway' }),
    way('50,200 50,300', { name: main }),
    way('50,0 -50,0 -50,300 50,300', { name: side }),
  ]
  const hall = (from: readonly [number, number], to: readonly [number, number]) => plan(ways, from, to, false, [wall])

  it('should be walked around', () => {
    expect(legsInWords(planned(ways, [50, 60], [50, 240], false, [])).join()).toContain('footpath')
    expect(legsInWords(planned(ways, [50, 60], [50, 240], false, [wall])).join()).toContain('Side Street')
  })

  it('should be entered and left by who begins or ends in it', () => {
    for (const walk of [hall([50, 60], [52, 150]), hall([52, 150], [50, 240])]) {
      expect(walk).toMatchObject({ kind: 'walk', metres: expect.closeTo(95, -1) as number })
    }
  })

  it('should be left outside by who goes to a door, which is on its wall or just behind', () => {
    for (const door of [
      [50, 200],
      [50, 190],
    ] as const) {
      const walk = hall([50, 60], door)
      expect(walk.kind === 'walk' ? legsInWords(walk).join() : walk.reason).toContain('Side Street')
    }
  })

  it('should not be crossed in a straight line either', () => {
    const street = way('150,110 150,300 50,300')

    expect(planned([...ways, street], [104, 130], [50, 240], false, [wall]).points[0]).toEqual(at(150, 130))
    expect(planned([...ways, street], [104, 130], [50, 240], false, []).metresToWay).toBeLessThan(70)
  })

  it('should be passed by a tunnel below it', () => {
    const tunnel = ways.map((one) => (one.class === 'footway' ? { ...one, isTunnel: true, isOffGround: true } : one))

    expect(legsInWords(planned(tunnel, [50, 60], [50, 240], false, [wall])).join()).toContain('tunnel')
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

    expect(legsInWords(planned(ways, [0, 0], [0, 400]))).toEqual(['Walk east along Main Street, 410 m'])
  })

  it('should take the few metres across a junction into the street they lead to', () => {
    const ways = [way('0,0 0,200', { name: main }), way('0,200 8,200'), way('8,200 200,200', { name: side })]

    expect(legsInWords(planned(ways, [0, 0], [200, 200]))).toEqual([
      'Walk east along Main Street, 210 m',
      'Turn left into Side Street, 220 m',
    ])
  })

  it('should say a turn at a junction on the same street, and none at a bend', () => {
    const bend = [way('0,0 0,200 200,200', { name: main })]
    expect(legsInWords(planned(bend, [0, 0], [200, 200]))).toHaveLength(1)

    const junction = [...bend, way('0,200 0,400', { name: side })]
    expect(legsInWords(planned(junction, [0, 0], [200, 200]))[1]).toBe('Turn left into Main Street, 220 m')
  })

  it('should name tunnels, footpaths and steps', () => {
    const ways = [
      way('0,0 0,200', { name: main, isTunnel: true }),
      way('0,200 -100,200', { class: 'footway' }),
      way('-100,200 -200,200', { class: 'steps' }),
    ]
    expect(legsInWords(planned(ways, [0, 0], [-200, 200]))).toEqual([
      'Walk east along Main Street, through the tunnel, 210 m',
      'Turn right onto a footpath to the south, 110 m',
      'Go straight on, on steps to the south, 110 m',
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
      reference: null,
      crosses: null,
      climbs: [],
      isTunnel: false,
      isBridge: false,
      isBusy: false,
      metres: 4,
      turn,
      shift: null,
      bearing: 0,
      firstPoint: 3,
    } as const

    expect(legLabel(leg)).toEqual([expect.stringContaining(words), main, ', 10 m'])
  })
})

describe('a road tunnel without a pavement', () => {
  const tunnel = way('0,0 0,100', { name: main, isTunnel: true, isOffGround: true, isBusy: true })
  const streetsToIt = [way('-100,0 0,0'), way('0,100 -100,100')]
  const around = (north: number) => way(`0,0 ${north},0 ${north},100 0,100`, { name: side })
  const leadsThrough = (north: number): boolean =>
    planned([tunnel, ...streetsToIt, around(north)], [-100, 0], [-100, 100]).legs.some(({ isTunnel }) => isTunnel)

  it('should be walked only where the way without is far longer', () => {
    expect(leadsThrough(200)).toBe(false)
    expect(leadsThrough(800)).toBe(true)
  })
})

import { describe, expect, it } from 'vitest'

import type { StreetWay } from '../streets/street-map'
import { samplePosition as at, sampleWay as way } from '../../../tests/helpers/sample-streets'
import { type PlannedWalk } from './plan-walk'
import { planWithoutSteps, stepFreeCity } from './plan-without-steps'
import { walkablePart } from './walkable-part'
import { buildWalkingGraph } from './walking-graph'

type Point = readonly [north: number, east: number]

function planned(ways: readonly StreetWay[], from: Point, to: Point): PlannedWalk {
  const graph = buildWalkingGraph({ ways })
  const city = stepFreeCity(graph, walkablePart(graph, { avoidsSteps: false }))
  const answer = planWithoutSteps(city, [at(...from), at(...to)])
  if (answer.kind !== 'walk') throw new Error(answer.reason)
  return answer
}

/** A street, steps from its end up to a court, and a way round without steps. */
const streetAndCourt = [way('0,0 0,300'), way('0,300 30,300', { class: 'steps' }), way('30,300 30,600')]
const roundBy = (north: number) => way(`0,0 ${north},0 ${north},600 30,600`)
const [street, court] = [
  [0, 50],
  [30, 580],
] as const

describe('a walk without steps', () => {
  it('should go around them where that is no long way', () => {
    const walk = planned([...streetAndCourt, roundBy(-100)], street, court)

    expect(walk).toMatchObject({ stepMetres: 0 })
    expect(walk.metresWithoutSteps).toBeUndefined()
    expect(walk.metres).toBeGreaterThan(800)
  })

  it('should be the one with few steps, and say how long the other is, where that is a long way', () => {
    const walk = planned([...streetAndCourt, roundBy(-500)], street, court)

    expect(walk.stepMetres).toBeCloseTo(33, 0)
    expect(walk.metres).toBeLessThan(600)
    expect(walk.metresWithoutSteps).toBeGreaterThan(1_600)
  })

  it('should be the one with few steps where none is known without', () => {
    expect(planned(streetAndCourt, street, court)).toMatchObject({ metresWithoutSteps: null })
  })

  it('should have as few steps as can be', () => {
    const shortCut = way('0,250 30,310 30,400', { class: 'steps' })

    expect(planned([...streetAndCourt, shortCut], street, court).stepMetres).toBeCloseTo(33, 0)
  })

  it('should count what is noted as not passable with a wheelchair as steps', () => {
    const ways = [way('0,0 0,300'), way('0,300 30,300', { wheelchair: false }), way('30,300 30,600')]

    expect(planned(ways, street, court)).toMatchObject({ metresWithoutSteps: null })
  })

  it('should begin on the ground, not in a pit that is left by steps only', () => {
    // A tunnel's mouth ten metres off, from which steps lead to the court and a road leads far round to it.
    const ways = [
      way('0,0 0,20'),
      way('0,20 0,50', { class: 'steps' }),
      way('0,50 0,400'),
      way('0,0 -800,0 -800,400 0,400', { name: { en: 'Long Road', ar: null } }),
    ]
    const walk = planned(ways, [10, -20], [0, 300])

    expect(walk).toMatchObject({ stepMetres: 0 })
    expect(walk.metresToWay).toBeCloseTo(Math.hypot(11, 70 * 1.03), -1)
    expect(walk.metres).toBeLessThan(350)
  })
})

it('should refuse what is refused with steps', () => {
  expect(() => planned(streetAndCourt, [0, 50], [0, 52])).toThrow('there')
  expect(() => planned(streetAndCourt, [0, 50], [2_000, 50])).toThrow('end-off')
})

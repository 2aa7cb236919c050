import { describe, expect, it } from 'vitest'

import type { StreetBuilding, StreetWay } from '../streets/street-map'
import { legsInWords } from '../../../tests/helpers/legs-in-words'
import { samplePosition as at, sampleWay as way } from '../../../tests/helpers/sample-streets'
import { listNamedFeatures } from './named-features'
import { planWalk } from './plan-walk'
import { walkablePart } from './walkable-part'
import { buildWalkingGraph } from './walking-graph'

type Point = readonly [north: number, east: number]

function walkOn(ways: readonly StreetWay[], from: Point, to: Point, buildings: readonly StreetBuilding[] = []) {
  const graph = buildWalkingGraph({ ways }, [], listNamedFeatures({ city: 'madinah', ways, buildings }))
  const answer = planWalk(graph, walkablePart(graph, { avoidsSteps: false }), [at(...from), at(...to)])
  if (answer.kind !== 'walk') throw new Error(answer.reason)
  return answer
}

const tell = (...walk: Parameters<typeof walkOn>): readonly string[] => legsInWords(walkOn(...walk))

const main = { en: 'Main Street', ar: 'الشارع الرئيسي' }
const side = { en: 'Side Street', ar: null }

describe('a few metres', () => {
  it('should be part of the street they lead to, whether they have a name or not', () => {
    for (const name of [side, null]) {
      const short = name === null ? way('0,200 0,210') : way('0,200 0,210', { name })
      const ways = [way('0,0 0,200', { name: main }), short, way('0,210 200,210', { class: 'footway' })]

      expect(walkOn(ways, [0, 0], [200, 210]).legs.map(({ metres }) => Math.round(metres / 10))).toEqual([21, 23])
    }
  })

  it('should turn nobody twice: the turn is the one from street to street', () => {
    // Ten metres to the left, then on as before.
    const ways = [way('0,0 0,200', { name: main }), way('0,200 10,200', { name: side }), way('10,200 10,400')]

    expect(tell(ways, [0, 0], [10, 400])[1]).toBe(
      'Continue on a street without a name to the east, a few metres to the left, 220 m',
    )
  })

  it('should be part of what comes before at the end of the walk, and of what comes after at its start', () => {
    const ways = [way('0,0 0,10', { name: side }), way('0,10 200,10', { name: main }), way('200,10 200,20')]

    expect(tell(ways, [0, 0], [200, 20])).toEqual(['Walk north along Main Street, 240 m'])
  })

  it('should be a leg as soon as there are twenty of them together', () => {
    const ways = [
      way('0,0 0,200', { name: main }),
      way('0,200 12,200', { name: side }),
      way('12,200 12,212', { class: 'footway' }),
      way('12,212 200,212', { name: main }),
    ]

    expect(walkOn(ways, [0, 0], [200, 212]).legs).toHaveLength(3)
  })

  it('should be named where they are climbed', () => {
    const ways = (traits: Parameters<typeof way>[1]) => [
      way('0,0 0,200', { name: main }),
      way('0,200 9,200', { class: 'steps', ...traits }),
      way('9,200 200,200', { class: 'footway' }),
    ]

    expect(tell(ways({}), [0, 0], [200, 200])[1]).toBe('Turn left onto a footpath to the north, with some steps, 220 m')
    expect(tell(ways({ isEscalator: true }), [0, 0], [200, 200])[1]).toBe(
      'Turn left onto a footpath to the north, by an escalator, 220 m',
    )
  })
})

it('should take a street for one whose pieces have its name in one script or both', () => {
  const ways = [way('0,0 0,200', { name: main }), way('0,200 0,400', { name: { en: null, ar: main.ar } })]

  expect(walkOn(ways, [0, 0], [0, 400]).legs).toHaveLength(1)
})

it('should name steps once that follow each other', () => {
  const ways = [
    way('0,0 0,200', { name: main }),
    way('0,200 10,200', { class: 'steps', isTunnel: true }),
    way('10,200 100,200', { class: 'steps' }),
  ]

  expect(tell(ways, [0, 0], [100, 200])[1]).toBe('Turn left onto steps to the north, 110 m')
})

describe('ways without a name', () => {
  it('should be one leg where one just goes on, be they a path or a street', () => {
    const ways = [way('0,0 0,100'), way('0,100 0,300', { class: 'footway' }), way('0,300 30,400')]

    expect(tell(ways, [0, 0], [30, 400])).toEqual(['Walk east along a footpath, 420 m'])
  })

  it('should be told by the street or the building they run beside', () => {
    const path = way('20,0 20,300', { class: 'footway' })
    expect(tell([path, way('0,-100 0,400', { name: main })], [20, 0], [20, 300])).toEqual([
      'Walk east along a footpath beside Main Street, 310 m',
    ])
    const mall = {
      kind: 'landmark',
      name: side,
      outline: Int32Array.from(way('30,0 30,300 90,300 90,0').points),
    } as const
    expect(tell([path], [20, 0], [20, 300], [mall])).toEqual(['Walk east along a footpath beside Side Street, 310 m'])
  })

  it('should not be told by a street in a tunnel or on a bridge, nor by one that is farther off', () => {
    const path = way('40,0 40,300', { class: 'footway' })
    for (const street of [
      way('0,-100 0,400', { name: main }),
      way('50,-100 50,400', { name: main, isTunnel: true, isOffGround: true }),
    ]) {
      expect(tell([path, street], [40, 0], [40, 290])).toEqual(['Walk east along a footpath, 300 m'])
    }
  })

  it('should be told by the street they lead to', () => {
    const ways = [way('0,0 0,200', { class: 'footway' }), way('-200,200 0,200 200,200', { name: main })]

    expect(tell(ways, [0, 0], [200, 200])).toEqual([
      'Walk east along a footpath towards Main Street, 210 m',
      'Turn left into Main Street, 220 m',
    ])
  })

  it('should be told by what is near their end, but not by the street they leave', () => {
    const ways = [way('0,0 0,200', { name: main }), way('0,200 100,200', { class: 'footway' })]
    const mosque = {
      kind: 'mosque',
      name: side,
      outline: Int32Array.from(way('130,190 130,210 150,210 150,190').points),
    } as const

    expect(tell(ways, [0, 0], [100, 200], [mosque])[1]).toBe('Turn left onto a footpath towards Side Street, 110 m')
    expect(tell([...ways.slice(0, 1), way('0,200 30,200', { class: 'footway' })], [0, 0], [30, 200])[1]).toBe(
      'Turn left onto a footpath to the north, 30 m',
    )
  })

  it('should say which street of cars a path leads across', () => {
    const ways = [
      way('0,0 0,100 0,300', { class: 'footway' }),
      way('-100,100 0,100 100,100', { name: main }),
      way('-90,200 90,200', { name: side, isBridge: true, isOffGround: true }),
    ]

    expect(tell(ways, [0, 0], [0, 300])).toEqual(['Walk east along a footpath, across Main Street, 310 m'])
  })
})

it('should call a walkway that moves by its name', () => {
  expect(tell([way('0,0 0,200', { class: 'footway', isEscalator: true })], [0, 0], [0, 200])).toEqual([
    'Walk east along a moving walkway, 210 m',
  ])
})

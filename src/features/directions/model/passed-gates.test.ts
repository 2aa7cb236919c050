import { describe, expect, it } from 'vitest'

import type { GateDto } from '@/contracts/mosque-gates'
import type { PlannedWalk } from '@/domain/walking/plan-walk'

import { blankGate } from '../../../../tests/helpers/blank-gate'
import { passedGates } from './passed-gates'

const gate = (gateNumber: string | null, latitude: number | null, longitude: number): GateDto => ({
  ...blankGate,
  id: Number(gateNumber ?? 0),
  name: gateNumber === null ? 'Little Gate' : `Door ${gateNumber}`,
  gate_number: gateNumber,
  latitude,
  longitude: latitude === null ? null : longitude,
})

const leg = (firstPoint: number, name: string | null): PlannedWalk['legs'][number] => ({
  ground: 'path',
  name: name === null ? null : { en: name, ar: null },
  reference: null,
  crosses: null,
  climbs: [],
  isTunnel: false,
  isBridge: false,
  isBusy: false,
  metres: 100,
  turn: null,
  shift: null,
  bearing: 0,
  firstPoint,
})

/** North for 222 m, then east for 104 m. */
const walk = (...names: readonly (string | null)[]): PlannedWalk => ({
  kind: 'walk',
  metres: 326,
  points: [
    { latitude: 21.42, longitude: 39.826 },
    { latitude: 21.422, longitude: 39.826 },
    { latitude: 21.422, longitude: 39.827 },
  ],
  legs: names.map((name, index) => leg(index, name)),
  metresToWay: 0,
  metresFromWay: 0,
  isGoalInside: false,
  stepMetres: 0,
})

describe('the gates that a walk passes', () => {
  it('should be told on each leg without a name, the closest of several', () => {
    const gates = [gate('79', 21.421, 39.8261), gate('80', 21.4212, 39.8262), gate(null, 21.4221, 39.8265)]

    expect([...passedGates(walk(null, null), gates)]).toEqual([
      [0, 'Gate 79'],
      [1, 'Little Gate'],
    ])
    expect([...passedGates(walk('Main Street', null), gates)]).toEqual([[1, 'Little Gate']])
  })

  it('should not be told that are farther off, unknown, or at the corner where one turns', () => {
    const gates = [gate('79', 21.421, 39.8264), gate('81', null, 0), gate('82', 21.42201, 39.82601)]

    expect([...passedGates(walk(null, null), gates)]).toEqual([])
  })
})

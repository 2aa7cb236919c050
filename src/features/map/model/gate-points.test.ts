import { describe, expect, it } from 'vitest'

import type { GateDto } from '@/contracts/mosque-gates'

import { gatePoints } from './gate-points'
import { blankGate } from '../../../../tests/helpers/blank-gate'

const gate = (rest: Partial<GateDto>): GateDto => ({
  ...blankGate,
  name: 'Gate',
  gate_number: '79',
  is_entrance: 1,
  is_exit: 1,
  ...rest,
})

describe('gatePoints', () => {
  it('should name main gates first, each by its number', () => {
    expect(gatePoints([gate({}), gate({ gate_number: '1', is_major: 1 })])).toEqual([
      { latitude: 21.42, longitude: 39.82, text: '1' },
      { latitude: 21.42, longitude: 39.82, text: '79' },
    ])
  })

  it.each([{ latitude: null }, { longitude: null }, { gate_number: null }, { gate_number: '310, 311' }])(
    'should leave out a gate with %j',
    (rest) => {
      expect(gatePoints([gate(rest)])).toEqual([])
    },
  )
})

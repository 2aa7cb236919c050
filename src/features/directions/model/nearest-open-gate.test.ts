import { describe, expect, it } from 'vitest'

import type { GateDto } from '@/contracts/mosque-gates'
import { mosques } from '@/domain/gates/mosques'

import { blankGate } from '../../../../tests/helpers/blank-gate'
import { nearestOpenGate } from './nearest-open-gate'

/** So many metres, roughly, north of gate 1. */
const gate = (id: number, metres: number, facts: Partial<GateDto> = {}): GateDto => ({
  ...blankGate,
  id,
  name: `Door ${id}`,
  gate_number: String(id),
  latitude: 21.42 + metres / 111_000,
  ...facts,
})

const closed = gate(1, 0)

describe('nearestOpenGate', () => {
  it.each<[string, readonly GateDto[], number | null]>([
    ['the nearest', [gate(2, 90), gate(3, -40), gate(4, 60)], 3],
    ['none that is closed, too', [gate(9, 10), gate(3, 40)], 3],
    ['none of another mosque', [gate(2, 10, { locationId: mosques.nabawi.id }), gate(3, 40)], 3],
    ['none without a position', [gate(2, 10, { latitude: null }), gate(3, 40)], 3],
    ['none for women alone', [gate(2, 10, { women_only: 1 }), gate(3, 40)], 3],
    ['none for going out', [gate(2, 10, { is_exit: 1 }), gate(3, 40, { is_exit: 1, is_entrance: 1 })], 3],
    ['nothing where all are closed', [gate(9, 10)], null],
  ])('should name %s', (_, others, id) => {
    expect(nearestOpenGate([closed, ...others], 1, new Set([1, 9]))?.id ?? null).toBe(id)
  })

  it('should name one for women in place of another', () => {
    const women = { women_only: 1 } as const
    expect(nearestOpenGate([gate(1, 0, women), gate(2, 10, women)], 1, new Set([1]))?.id).toBe(2)
  })

  it('should name none for a gate without a position', () => {
    expect(nearestOpenGate([gate(1, 0, { latitude: null }), gate(2, 10)], 1, new Set([1]))).toBeNull()
  })
})

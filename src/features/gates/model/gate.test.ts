import { describe, expect, it } from 'vitest'

import { gateLabel, gateTitle, hasOwnName } from '@/domain/gates/gate-names'

import { isMainGate } from './gate'

describe('gateLabel', () => {
  it.each([
    [{ name: 'King Fahd Gate', gateNumber: '79' }, 'Gate 79, King Fahd Gate'],
    [{ name: 'Door 78', gateNumber: '78' }, 'Gate 78'],
    [{ name: 'Courtyard Gate 310, 311', gateNumber: '310, 311' }, 'Gate 310, 311'],
    [{ name: 'As-Safa Bridge', gateNumber: null }, 'As-Safa Bridge'],
  ])('should name %j', (gate, label) => {
    expect(gateLabel(gate)).toBe(label)
  })
})

describe('gateTitle', () => {
  it.each([
    ['6A', 'Gate 6A'],
    [null, 'No number'],
  ])('should title number %j', (gateNumber, title) => {
    expect(gateTitle({ gateNumber })).toBe(title)
  })
})

describe('hasOwnName', () => {
  it.each([
    ['Door 78', '78', false],
    ['Door 78', '7', true],
    ['Marwah Stairs (door 23)', '23', true],
    ['Az-Zubair Gate', null, true],
  ])('should judge %s with number %j', (name, gateNumber, expected) => {
    expect(hasOwnName({ name, gateNumber })).toBe(expected)
  })
})

describe('isMainGate', () => {
  it.each([
    ['main_gate', 'unknown', true],
    ['gate', 'unknown', true],
    ['gate', 'no', true],
    ['door', 'yes', true],
    ['door', 'unknown', false],
    ['bridge', 'no', false],
    ['courtyard_gate', 'unknown', false],
  ] as const)('should judge a %s with major %s', (kind, isMajor, expected) => {
    expect(isMainGate({ kind, isMajor })).toBe(expected)
  })
})

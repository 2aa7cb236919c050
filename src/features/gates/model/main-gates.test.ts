import { describe, expect, it } from 'vitest'

import { isMainGate } from './main-gates'

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

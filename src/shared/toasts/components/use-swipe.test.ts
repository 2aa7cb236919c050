import { describe, expect, it } from 'vitest'

import { classifySwipe } from './use-swipe'

describe('classifySwipe', () => {
  it.each([
    [0, 0, { kind: 'none' }],
    [8, 0, { kind: 'none' }],
    [9, 0, { kind: 'moving', offset: 9 }],
    [50, 0, { kind: 'moving', offset: 50 }],
    [51, 0, { kind: 'away', offset: 51 }],
    [-51, 0, { kind: 'away', offset: -51 }],
    [51, 50, { kind: 'away', offset: 51 }],
    [60, 60, { kind: 'none' }],
    [0, 200, { kind: 'none' }],
  ])('should read a move of %i across and %i down', (x, y, expected) => {
    expect(classifySwipe({ x: 100, y: 400 }, { x: 100 + x, y: 400 + y })).toEqual(expected)
  })
})

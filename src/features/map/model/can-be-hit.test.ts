import { describe, expect, it } from 'vitest'

import { canBeHit } from './can-be-hit'

const box = (left: number, top: number, size: number) => ({ left, top, right: left + size, bottom: top + size })

const control = box(100, 100, 48)

describe('a mark near a control', () => {
  it.each([
    ['beside it', box(148, 100, 44), true],
    ['with 24 pixels of its width left', box(128, 100, 44), true],
    ['with 23 pixels of its width left', box(127, 100, 44), false],
    ['with 24 pixels of its height left below', box(104, 128, 44), true],
    ['at its corner', box(136, 136, 44), true],
    ['under it', box(102, 102, 44), false],
  ])('can be hit or not: %s', (_, mark, expected) => {
    expect(canBeHit(mark, [box(0, 0, 48), control])).toBe(expected)
  })

  it('can be hit without controls', () => {
    expect(canBeHit(box(0, 0, 44), [])).toBe(true)
  })
})

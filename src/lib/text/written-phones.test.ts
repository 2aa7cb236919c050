import { describe, expect, it } from 'vitest'

import { mayBePhone } from './written-phones'

describe('mayBePhone', () => {
  it.each([
    ['911', true],
    ['٩١١', true],
    ['Tel. 012', true],
    ['ask inside', false],
    ['+', false],
    ['', false],
  ])('should say of %j: %s', (written, expected) => {
    expect(mayBePhone(written)).toBe(expected)
  })
})

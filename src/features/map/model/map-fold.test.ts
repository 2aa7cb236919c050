import { describe, expect, it } from 'vitest'

import { nextFold } from './map-fold'

describe('the map while a text is typed', () => {
  it('should fold with the first letter and stay folded', () => {
    expect(nextFold('open', 'q')).toBe('folded')
    expect(nextFold('folded', 'qu')).toBe('folded')
  })

  it('should come back when the field is empty', () => {
    expect(nextFold('folded', '')).toBe('open')
    expect(nextFold('kept', '')).toBe('open')
  })

  it('should stay when it has been called back, until the field is empty', () => {
    expect(nextFold('kept', 'quba')).toBe('kept')
    expect(nextFold(nextFold('kept', ''), 'm')).toBe('folded')
  })
})

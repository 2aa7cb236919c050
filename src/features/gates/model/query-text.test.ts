import { describe, expect, it } from 'vitest'

import { queryText } from './query-text'

describe('queryText', () => {
  it.each([
    [undefined, ''],
    [' 79 ', '79'],
    [['79', '62'], '79'],
    [[], ''],
    ['x'.repeat(200), 'x'.repeat(100)],
  ])('should read %j', (value, text) => {
    expect(queryText(value)).toBe(text)
  })
})

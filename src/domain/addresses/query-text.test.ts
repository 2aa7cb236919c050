import { describe, expect, it } from 'vitest'

import { queryText } from './query-text'
import { MAX_QUERY_LENGTH } from './views'

describe('queryText', () => {
  it.each([
    [{}, ''],
    [{ q: undefined }, ''],
    [{ q: ' quba ' }, 'quba'],
    [{ q: ['first', 'second'] }, 'first'],
    [{ q: [] }, ''],
    [{ q: 'x'.repeat(500) }, 'x'.repeat(MAX_QUERY_LENGTH)],
  ])('should read %j as %j', (query, text) => {
    expect(queryText(query, 'q')).toBe(text)
  })
})

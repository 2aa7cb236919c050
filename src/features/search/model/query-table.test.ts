import { describe, expect, it } from 'vitest'

import { queryTable } from './query-table-fixture'
import { suggest } from './suggest'
import { prepareSeededSearch } from '../../../../tests/helpers/seeded-search'

const searchable = prepareSeededSearch()

const findFirstHit = (query: string): string => {
  const [first] = suggest(searchable, query)
  return first === undefined ? 'nothing' : `${first.title} (${first.detail})`
}

describe('the first suggestion', () => {
  it.each(queryTable)('should be right for "%s": %s', (query, expected) => {
    expect(findFirstHit(query)).toBe(expected)
  })
})

describe('the table', () => {
  it('should have at least 220 queries, none of them twice', () => {
    const queries = queryTable.map(([text]) => text)

    expect(new Set(queries).size).toBe(queries.length)
    expect(queries.length).toBeGreaterThanOrEqual(220)
  })
})

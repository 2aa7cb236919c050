import { describe, expect, it } from 'vitest'

import { placeCategoryPlural } from '@/domain/places/place-categories'

import { kindTable, questionTable, unansweredTable } from './question-table-fixture'
import { suggest } from './suggest'
import { prepareSeededSearch } from '../../../../tests/helpers/seeded-search'

const searchable = prepareSeededSearch()

const findFirst = (query: string) => suggest(searchable, query)[0]

describe('a question', () => {
  it.each(questionTable)('should be answered first: "%s" by "%s"', (question, title) => {
    expect(findFirst(question)?.title).toBe(title)
  })

  it.each(unansweredTable)('should find nothing rather than something wrong: "%s"', (question) => {
    expect(suggest(searchable, question)).toEqual([])
  })
})

describe('a word for a kind of place', () => {
  it.each(kindTable)('should lead to its list first: "%s", %s', (typed, category) => {
    expect(findFirst(typed)?.title).toBe(placeCategoryPlural(category))
  })
})

describe('the tables', () => {
  it('should have at least 90 questions and 40 words, none of them twice', () => {
    const all = [...questionTable, ...kindTable].map(([text]) => text)

    expect(new Set(all).size).toBe(all.length)
    expect(questionTable.length).toBeGreaterThanOrEqual(90)
    expect(kindTable.length).toBeGreaterThanOrEqual(40)
  })
})

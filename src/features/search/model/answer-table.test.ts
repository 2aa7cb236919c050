import { describe, expect, it } from 'vitest'

import { answers } from '@/seed/content/answers/all-answers'

import { prepareSeededSearch } from '../../../../tests/helpers/seeded-search'
import { answerTable } from './answer-table-fixture'
import { suggest } from './suggest'

const searchable = prepareSeededSearch()

const rows = Object.entries(answerTable).flatMap(([title, questions]) =>
  questions.map((question) => [question, title] as const),
)

describe('a question that has an answer of its own', () => {
  it.each(rows)('should lead to its page first: "%s" to "%s"', (question, title) => {
    const slug = answers.find((answer) => answer.title === title)?.slug

    expect(suggest(searchable, question)[0]).toMatchObject({ title, href: `/guide/answers/${slug}` })
  })
})

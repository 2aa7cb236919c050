import { describe, expect, it } from 'vitest'

import { showAnswer } from '../content/answers/answer'
import type { ArticleSeed } from '../content/types'
import { checkAnswers } from './answers'
import { article } from './tried-article-fixture'

describe('answers and the articles that show them', () => {
  const answer: ArticleSeed = { ...article('Call 911.'), section: 'answers', slug: 'lost' }
  const showing = { ...article(''), body: [showAnswer(answer)] } satisfies ArticleSeed

  it('should pass when an article shows it, by itself or in another answer', () => {
    const around: ArticleSeed = { ...answer, slug: 'around', body: [showAnswer(answer)] }

    expect(checkAnswers([answer, around], [showing]).faults).toEqual([])
    expect(checkAnswers([answer], [{ ...showing, body: [showAnswer(around)] }]).faults).toEqual([])
  })

  it('should name an answer that no article shows', () => {
    expect(checkAnswers([answer], [article('Hurry.')]).faults).toEqual(['lost: no article shows it'])
  })

  it('should name an article that has its words beside it', () => {
    const copy: ArticleSeed = { ...showing, body: [...showing.body, ...article('See. Call 911.').body] }

    expect(checkAnswers([answer], [copy]).faults).toEqual([`${copy.slug}: writes out lost`])
  })

  it('should name one whose first part is longer than a screen', () => {
    const long: ArticleSeed = { ...answer, body: article('word '.repeat(116)).body }

    expect(checkAnswers([long], [{ ...showing, body: [showAnswer(long)] }]).faults).toEqual([
      'lost: 116 words first, at most 115',
    ])
  })
})

import { describe, expect, it } from 'vitest'

import { computeGrade, splitIntoSentences } from '@/domain/writing/sentences'

import { checkReadingLevels, checkSentenceLengths } from './readability'
import { article } from './tried-article-fixture'

describe('reading level', () => {
  it('should call short words in short sentences easy, and the reverse hard', () => {
    expect(computeGrade(['The cat sat on the mat. It was warm.'])).toBeLessThan(2)
    expect(
      computeGrade(['Institutional interpretation necessitates considerable organisational deliberation.']),
    ).toBeGreaterThan(15)
  })

  it('should refuse an article that is too hard', () => {
    expect(checkReadingLevels([article('Drink water. Rest in the shade.')]).faults).toEqual([])
    expect(
      checkReadingLevels([
        article('Administrative requirements necessitate documentation of accommodation arrangements.'),
      ]).faults,
    ).toHaveLength(1)
  })

  it('should end a sentence with its line, and leave marks and addresses of links out', () => {
    expect(splitIntoSentences(['One two. Three?', 'Four'])).toEqual(['One two.', 'Three?', 'Four'])
    expect(checkSentenceLengths([article('- [**Read** this](/guide/hajj/hajj-steps)')]).lines).toEqual([
      'tried (2 words): Read this',
    ])
  })

  it('should refuse a sentence of more than 24 words', () => {
    const words = (count: number) => Array.from({ length: count }, () => 'go').join(' ')

    expect(checkSentenceLengths([article(words(24))]).faults).toEqual([])
    expect(checkSentenceLengths([article(words(25))]).faults).toHaveLength(1)
  })
})

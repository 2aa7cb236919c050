import {
  computeGrade,
  MAX_GRADE,
  MAX_SENTENCE_WORDS,
  splitIntoSentences,
  splitIntoWords,
} from '@/domain/writing/sentences'

import type { Report } from './check'
import type { ArticleSeed } from '../content/types'
import { listProse } from './plain-text'

export function checkReadingLevels(articles: readonly ArticleSeed[]): Report {
  const grades = articles.map((article) => ({ slug: article.slug, grade: computeGrade(listProse(article)) }))
  return {
    lines: grades.map(({ slug, grade }) => `${grade.toFixed(1)}  ${slug}`),
    faults: grades
      .filter(({ grade }) => grade > MAX_GRADE)
      .map(({ slug, grade }) => `${slug}: grade ${grade.toFixed(1)}, at most ${MAX_GRADE}`),
  }
}

const LONGEST_SHOWN = 2

export function checkSentenceLengths(articles: readonly ArticleSeed[]): Report {
  const longest = articles.flatMap((article) =>
    splitIntoSentences(listProse(article))
      .map((sentence) => ({ slug: article.slug, sentence, length: splitIntoWords(sentence).length }))
      .sort((one, other) => other.length - one.length),
  )
  const toLine = ({ slug, sentence, length }: { slug: string; sentence: string; length: number }) =>
    `${slug} (${length} words): ${sentence}`
  return {
    lines: articles.flatMap(({ slug }) =>
      longest
        .filter((sentence) => sentence.slug === slug)
        .slice(0, LONGEST_SHOWN)
        .map(toLine),
    ),
    faults: longest.filter(({ length }) => length > MAX_SENTENCE_WORDS).map(toLine),
  }
}

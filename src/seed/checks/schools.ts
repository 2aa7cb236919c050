import type { ArticleSeed } from '../content/types'
import type { Report } from './check'
import { listProse } from './plain-text'

/** The Sunni schools, by their own names and by those of their founders. */
const SCHOOLS: readonly (readonly [name: string, words: RegExp])[] = [
  ['Hanafi', /\bHanafis?\b|\bAbu Hanifah\b/],
  ['Maliki', /\bMalikis?\b|\bMalik\b/],
  ["Shafi'i", /\bShafi'is?\b/],
  ['Hanbali', /\bHanbalis?\b|\bAhmad\b/],
]

/** Words that hold the fourth school, too. */
const THE_REST = /\b(?:others?|another|most|majority|all|both|each|every)\b/i

const listNamed = (line: string): readonly string[] =>
  SCHOOLS.filter(([, words]) => words.test(line)).map(([name]) => name)

/**
 * Finds lines that tell of three schools and leave out the fourth: its readers learn nothing, or take a neighbour's answer
 * for their own. The line before or after may tell of it.
 */
export function checkFourthSchool(articles: readonly ArticleSeed[]): Report {
  const lines = articles.flatMap((article) =>
    listProse(article).map((line, index, all) => ({
      slug: article.slug,
      line,
      named: listNamed(line),
      beside: listNamed(`${all[index - 1] ?? ''}\n${all[index + 1] ?? ''}`),
    })),
  )
  const three = lines.filter(({ line, named }) => named.length === SCHOOLS.length - 1 && !THE_REST.test(line))
  return {
    lines: [`${lines.filter(({ named }) => named.length > 1).length} lines on two schools or more`],
    faults: three.flatMap(({ slug, line, named, beside }) =>
      SCHOOLS.filter(([name]) => !named.includes(name) && !beside.includes(name)).map(
        ([name]) => `${slug}: no word on ${name}: ${line}`,
      ),
    ),
  }
}

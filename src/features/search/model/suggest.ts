import { type Graded, gradedAsTyped, gradedWithTypos } from './grades'
import { type GradedSegment, type Mark, markNames, markThoseWithAll, markThoseWithAny } from './marks'
import type { Entry, IndexSegment } from './index-segment'
import { type Query, readQuery } from './query'
import { SCORE, SCORE_OF_A_NAME, scoreOf } from './score'
import type { Searchable } from './searchable'
import type { Suggestion } from './suggestion'

/** Fewer characters suggest nothing (spec §5, §9). */
export const MIN_QUERY_LENGTH = 2

/** Spec §9. */
export const MAX_SUGGESTIONS = 6

type Options = {
  readonly limit?: number
  /** Whether "7" alone may ask for a gate, although it is one character. */
  readonly isOneDigitEnough?: boolean
}

/**
 * The best suggestions, best first: gates with exactly the number asked for; then whole names and keywords, beginnings
 * of names, beginnings of words, insides of words. Words with one wrong letter, and queries of which a part fits
 * nothing, are only looked at when nothing fits as typed. Pure.
 */
export function suggest(
  searchable: Searchable,
  text: string,
  { limit = MAX_SUGGESTIONS, isOneDigitEnough = false }: Options = {},
): readonly Suggestion[] {
  const query = readQuery(text)
  const isLongEnough = text.trim().length >= MIN_QUERY_LENGTH || (isOneDigitEnough && /^\d$/.test(query.joined))
  if (!isLongEnough || query.words.length === 0) return []

  const asTyped = gradedBy(gradedAsTyped, searchable, query)
  const names = query.words.length === 1 ? bestOf(scored(asTyped, query, markNames).filter(isName), limit) : []
  if (names.length === limit) return names

  const whole = scored(asTyped, query, markThoseWithAll)
  if (whole.some(({ score }) => score >= query.words.length * SCORE.perWord)) return bestOf(whole, limit)
  return bestOf(scored(gradedBy(gradedWithTypos, searchable, query), query, markThoseWithAny), limit)
}

const gradedBy = (
  grade: (segment: IndexSegment, typed: string) => Graded,
  searchable: Searchable,
  { words }: Query,
): readonly GradedSegment[] =>
  searchable.map((segment) => ({ segment, matches: words.map((typed) => grade(segment, typed)) }))

type Scored = { readonly entry: Entry; readonly score: number }

const isName = ({ score }: Scored): boolean => score >= SCORE_OF_A_NAME

/** The scores of the entries that `mark` chooses, in their order, without those that do not fit after all. */
function scored(graded: readonly GradedSegment[], query: Query, mark: Mark): readonly Scored[] {
  const all: Scored[] = []
  for (const gradedSegment of graded) {
    const { segment, matches } = gradedSegment
    const tables = matches.map(({ grades }) => grades)
    const marks = mark(gradedSegment, query)
    for (let at = marks.indexOf(matches.length); at !== -1; at = marks.indexOf(matches.length, at + 1)) {
      const entry = segment.entries[at]
      const score = entry === undefined ? SCORE.none : scoreOf(entry, query, tables)
      if (entry !== undefined && score !== SCORE.none) all.push({ entry, score })
    }
  }
  return all
}

/** The best that hold as much of the query as the very best does; what reads the same is shown once. */
function bestOf(candidates: readonly Scored[], limit: number): readonly Suggestion[] {
  const top = candidates.reduce((best, { score }) => Math.max(best, score), SCORE.none as number)
  const least = Math.floor(top / SCORE.perTypo) * SCORE.perTypo
  // Thousands of hotels share a handful of scores: nothing has to be compared.
  const byScore = new Map<number, Entry[]>()
  for (const { entry, score } of candidates) {
    if (score < least) continue
    const equals = byScore.get(score)
    if (equals === undefined) byScore.set(score, [entry])
    else equals.push(entry)
  }
  const byLabel = new Map<string, Suggestion>()
  for (const score of [...byScore.keys()].sort((a, b) => b - a)) {
    for (const entry of byScore.get(score) ?? []) {
      const suggestion = entry.toSuggestion()
      const label = `${suggestion.title}\n${suggestion.detail}`
      if (!byLabel.has(label)) byLabel.set(label, suggestion)
      if (byLabel.size === limit) return [...byLabel.values()]
    }
  }
  return [...byLabel.values()]
}

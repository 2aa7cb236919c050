import { type Graded, gradeAsTyped, gradeWithTypos } from './grades'
import { type GradedSegment, type Mark, markAllMatches, markAnyMatch, markNames } from './marks'
import type { Entry, IndexSegment } from './index-segment'
import { isOfIllness, type Query, readQuery, readWrittenQuery } from './query'
import { MIN_NAME_SCORE, SCORE, scoreEntry } from './score'
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

  const asTyped = gradeSegments(gradeAsTyped, searchable, query)
  const names = query.words.length === 1 ? pickBest(scoreMarked(asTyped, query, markNames).filter(isName), limit) : []
  if (names.length === limit) return names

  const whole = scoreMarked(asTyped, query, markAllMatches)
  if (whole.some(({ score }) => score >= query.words.length * SCORE.perWord)) return pickBest(whole, limit)
  const guesses = pickBest(scoreMarked(gradeSegments(gradeWithTypos, searchable, query), query, markAnyMatch), limit)
  return guesses.length === 0 && isOfIllness(query) ? suggestWritten(searchable, text, limit) : guesses
}

/** An illness that no passage is for, by its words and without guesses: 'dizzy' must not lead to toilets. */
function suggestWritten(searchable: Searchable, text: string, limit: number): readonly Suggestion[] {
  const query = readWrittenQuery(text)
  return pickBest(scoreMarked(gradeSegments(gradeAsTyped, searchable, query), query, markAllMatches), limit)
}

const gradeSegments = (
  grade: (segment: IndexSegment, typed: string) => Graded,
  searchable: Searchable,
  { words }: Query,
): readonly GradedSegment[] =>
  searchable.map((segment) => ({ segment, matches: words.map((typed) => grade(segment, typed)) }))

type Scored = { readonly entry: Entry; readonly score: number }

const isName = ({ score }: Scored): boolean => score >= MIN_NAME_SCORE

/** Scores the entries that `mark` chooses, in their order, and leaves out those that score nothing. */
function scoreMarked(graded: readonly GradedSegment[], query: Query, mark: Mark): readonly Scored[] {
  const all: Scored[] = []
  for (const gradedSegment of graded) {
    const { segment, matches } = gradedSegment
    const tables = matches.map(({ grades }) => grades)
    const marks = mark(gradedSegment, query)
    for (let index = marks.indexOf(matches.length); index !== -1; index = marks.indexOf(matches.length, index + 1)) {
      const entry = segment.entries[index]
      const score = entry === undefined ? SCORE.none : scoreEntry(entry, query, tables)
      if (entry !== undefined && score !== SCORE.none) all.push({ entry, score })
    }
  }
  return all
}

/** The best that hold as much of the query as the very best does; what reads the same is shown once. */
function pickBest(candidates: readonly Scored[], limit: number): readonly Suggestion[] {
  const top = candidates.reduce((best, { score }) => Math.max(best, score), SCORE.none as number)
  const least = Math.floor(top / SCORE.perTypo) * SCORE.perTypo
  // Groups instead of sorting: thousands of hotels share a handful of scores.
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

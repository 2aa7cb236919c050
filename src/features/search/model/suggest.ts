import { foldedWords } from '@/lib/text/text-folding'

import { findAnswers, isKnownWord, namesOtherCity } from './asked'
import { type Graded, gradeAsTyped, gradeWithTypos } from './grades'
import { type GradedSegment, type Mark, markAllMatches, markAnyMatch, markNames } from './marks'
import type { Entry, IndexSegment } from './index-segment'
import { isOfIllness, type Query, readQuery, readWrittenQuery } from './query'
import { countMatched, MIN_NAME_SCORE, minWordStartScore, SCORE, scoreEntry } from './score'
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

  const typed = suggestTyped(searchable, query, limit)
  const isElsewhere = namesOtherCity(foldedWords(text))
  const answers = isOfIllness(query) ? [] : searchable.flatMap(({ asked }) => (asked ? [findAnswers(asked, text)] : []))
  const answer = answers.find(({ suggestions }) => suggestions.length > 0)
  if (answer === undefined) {
    if (typed.suggestions.length === 0) return isElsewhere ? [] : guess(searchable, text, query, limit).suggestions
    return isElsewhere && isInside(text) ? [] : typed.suggestions
  }
  const isFound = typed.suggestions.length > 0 || answer.isWhole
  const found = isFound ? { ...typed, matched: 0 } : { isNamed: false, ...guess(searchable, text, query, limit) }
  const isAnswerFirst = found.matched <= answer.length && (!found.isNamed || (answer.isWhole && answer.length > 1))
  // A guess beside an answer is there for the words that the answer leaves out.
  const others = isFound || !isAnswerFirst ? found.suggestions : []
  const both = isAnswerFirst ? [...answer.suggestions, ...others] : [...others, ...answer.suggestions]
  return unlikeEachOther(both).slice(0, limit)
}

/** Whether a place is looked for by where it is: "hotels in istanbul" are no hotel called Istanbul. */
const isInside = (text: string): boolean => / (?:in|at|to|from) /i.test(text)

const asksSomething = (text: string): boolean =>
  /^\s*(?:how|what|why|when|which|who|can|could|should|may|must|do|does|did|is|are|will|if)\s/i.test(text)

type Typed = {
  readonly suggestions: readonly Suggestion[]
  /** Whether words of the first one begin with all that was typed: what is only inside words may be there by chance. */
  readonly isNamed: boolean
}

function suggestTyped(searchable: Searchable, query: Query, limit: number): Typed {
  const asTyped = gradeSegments(gradeAsTyped, searchable, query)
  const names = query.words.length === 1 ? pickBest(scoreMarked(asTyped, query, markNames).filter(isName), limit) : []
  if (names.length === limit) return { suggestions: names, isNamed: true }

  const whole = scoreMarked(asTyped, query, markAllMatches)
  const best = whole.reduce((top, { score }) => Math.max(top, score), SCORE.none as number)
  const isAll = best >= query.words.length * SCORE.perWord
  return { suggestions: isAll ? pickBest(whole, limit) : [], isNamed: isAll && best >= minWordStartScore(query) }
}

type Guessed = {
  readonly suggestions: readonly Suggestion[]
  /** How many words of the query the best of them holds. */
  readonly matched: number
}

/**
 * What is found with a letter wrong. A part of the query is enough for a name, which people write in many ways, but answers
 * no question.
 */
function guess(searchable: Searchable, text: string, query: Query, limit: number): Guessed {
  const grade = (segment: IndexSegment, typed: string): Graded =>
    searchable.some(({ asked }) => asked !== undefined && isKnownWord(asked, typed))
      ? gradeAsTyped(segment, typed.replace(/(?<=...)s$/, ''))
      : gradeWithTypos(segment, typed)
  const scored = scoreMarked(gradeSegments(grade, searchable, query), query, markAnyMatch)
  const isIll = isOfIllness(query)
  const isAsked = asksSomething(text)
  const isEnough = ({ score }: Scored): boolean => isIll || countMatched(score) >= query.words.length || !isAsked
  const enough = scored.filter(isEnough)
  const suggestions = pickBest(enough, limit)
  if (suggestions.length === 0 && isIll) return { suggestions: suggestWritten(searchable, text, limit), matched: 0 }
  return { suggestions, matched: enough.reduce((most, { score }) => Math.max(most, countMatched(score)), 0) }
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
      const label = labelOf(suggestion)
      if (!byLabel.has(label)) byLabel.set(label, suggestion)
      if (byLabel.size === limit) return [...byLabel.values()]
    }
  }
  return [...byLabel.values()]
}

const labelOf = ({ title, detail }: Suggestion): string => `${title}\n${detail}`

/** Without those that read the same as one before. */
const unlikeEachOther = (suggestions: readonly Suggestion[]): readonly Suggestion[] =>
  suggestions.filter((one, index) => suggestions.findIndex((other) => labelOf(other) === labelOf(one)) === index)

import { findAnswers, isKnownWord, isNeutralWord, type Question, readQuestion } from './asked'
import { asGuessed, type Graded, gradeAsTyped, gradeTypos, gradeWholeWords, gradeWithTypos, hasWord } from './grades'
import { type GradedSegment, type Mark, markAllMatches, markAnyMatch, markNames } from './marks'
import type { Entry, IndexSegment } from './index-segment'
import { isOfIllness, type Query, readIllness, readQuery, readWrittenQuery } from './query'
import { countMatched, countWritten, MIN_NAME_SCORE, minWordStartScore, SCORE, scoreEntry } from './score'
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
  if (isOfIllness(query)) return suggestForIllness(searchable, text, query, limit)

  const question = readQuestion(text)
  // A question about what to do is no name: its words are whole, and only whole words of a name are in it.
  const isWhole = question.isSentence && !question.isForPlace
  const typed = suggestTyped(searchable, query, limit, isWhole ? gradeWholeWords : gradeAsTyped)
  const isName = (word: string): boolean =>
    searchable.some((segment) => segment.asked === undefined && hasWord(segment, word))
  const answers = searchable.flatMap(({ asked }) => (asked ? [findAnswers(asked, question, isName)] : []))
  const answer = answers.find(({ suggestions }) => suggestions.length > 0)
  if (answer === undefined) {
    if (typed.suggestions.length > 0) return question.isElsewhere && isInside(text) ? [] : typed.suggestions
    return question.isElsewhere ? [] : guess(searchable, query, question, limit).suggestions
  }
  const isAll = typed.suggestions.length > 0
  const guessed = isAll || answer.isWhole ? NO_GUESS : guess(searchable, query, question, limit, true)
  // What leaves out nothing comes before what does; a name that is just this before a page that one word of it leads to.
  const isAnswerFirst = answer.isWhole ? !typed.isNamed || answer.length > 1 : !isAll && guessed.written <= answer.held
  // A guess beside an answer is there for the words that the answer leaves out.
  const others = isAnswerFirst ? typed.suggestions : [...typed.suggestions, ...guessed.suggestions]
  const both = isAnswerFirst ? [...answer.suggestions, ...others] : [...others, ...answer.suggestions]
  return unlikeEachOther(both).slice(0, limit)
}

/**
 * What is for an illness, whatever else is said of it; what is called by its words; never a guess: 'dizzy' must not lead to
 * toilets.
 */
function suggestForIllness(searchable: Searchable, text: string, query: Query, limit: number): readonly Suggestion[] {
  const typed = suggestTyped(searchable, query, limit, gradeAsTyped).suggestions
  if (typed.length > 0) return typed
  const written = suggestTyped(searchable, readWrittenQuery(text), limit, gradeWholeWords).suggestions
  return written.length > 0 ? written : suggestTyped(searchable, readIllness(query), limit, gradeAsTyped).suggestions
}

/** Whether a place is looked for by where it is: "hotels in istanbul" are no hotel called Istanbul. */
const isInside = (text: string): boolean => / (?:in|at|to|from) /i.test(text)

type Typed = {
  readonly suggestions: readonly Suggestion[]
  /** Whether words of the first one begin with all that was typed: what is only inside words may be there by chance. */
  readonly isNamed: boolean
}

function suggestTyped(searchable: Searchable, query: Query, limit: number, grade: Grading): Typed {
  const asTyped = gradeSegments(grade, searchable, query)
  const names = query.words.length === 1 ? pickBest(scoreMarked(asTyped, query, markNames).filter(isName), limit) : []
  if (names.length === limit) return { suggestions: names, isNamed: true }

  const whole = scoreMarked(asTyped, query, markAllMatches)
  const best = whole.reduce((top, { score }) => Math.max(top, score), SCORE.none as number)
  const isAll = best >= query.words.length * SCORE.perWord
  return { suggestions: isAll ? pickBest(whole, limit) : [], isNamed: isAll && best >= minWordStartScore(query) }
}

type Guessed = {
  readonly suggestions: readonly Suggestion[]
  /** How many words that tell the query apart the best of them holds as they are written. */
  readonly written: number
}

/**
 * What is found with a letter wrong. A part of the query is enough for a name, which people write in many ways, but not in a
 * sentence to which there is no answer. Words that every question has, like cities, decide between equals.
 */
function guess(
  searchable: Searchable,
  query: Query,
  { isSentence, isForPlace }: Question,
  limit: number,
  hasAnswer = false,
): Guessed {
  const isToDo = isSentence && !isForPlace
  const [asIs, withTypos] = isToDo ? [gradeWholeWords, gradeTypos] : [gradeAsTyped, gradeWithTypos]
  const known = new Set(
    query.words.filter((word) => searchable.some(({ asked }) => asked !== undefined && isKnownWord(asked, word))),
  )
  const neutral = new Set(query.words.filter(isNeutralWord))
  const tellingCount = query.words.filter((word) => !neutral.has(word)).length
  const grade: Grading = (segment, typed) => {
    const graded = known.has(typed) ? asIs(segment, typed.replace(/(?<=....)s$/, '')) : withTypos(segment, typed)
    return neutral.has(typed) && tellingCount > 0 ? asGuessed(graded) : graded
  }
  const read = tellingCount > 0 ? { ...query, tellingCount } : query
  const scored = scoreMarked(gradeSegments(grade, searchable, query), read, markAnyMatch)
  const enough = scored.filter(({ score }) => !isToDo || hasAnswer || countMatched(score) >= query.words.length)
  return {
    suggestions: pickBest(enough, limit),
    written: enough.reduce((most, { score }) => Math.max(most, countWritten(score)), 0),
  }
}

const NO_GUESS: Guessed = { suggestions: [], written: 0 }

type Grading = (segment: IndexSegment, typed: string) => Graded

const gradeSegments = (grade: Grading, searchable: Searchable, { words }: Query): readonly GradedSegment[] =>
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

import { foldedWords } from '@/lib/text-folding'

import { isFillerWord, isQuestionWord } from './filler-words'
import { MAX_SUGGESTIONS, MIN_QUERY_LENGTH } from './limits'
import { startsWithOneEdit } from './one-edit'
import { placesOf } from './lines'
import type { Entry, Part } from './part'
import type { Searchable } from './searchable'
import type { Suggestion } from './suggestion'
import { inOneSpelling, isKindWord } from './variants'

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

  const asTyped = fitting(searchable, query, gradedAsTyped)
  const isAnyWhole = asTyped.some(({ score }) => score >= query.words.length * SCORE.perWord)
  return bestOf(isAnyWhole ? asTyped : fitting(searchable, query, gradedWithTypos), limit)
}

type Query = {
  /** Without fillers and question words, unless there is nothing else. */
  readonly words: readonly string[]
  /** Which of the words are a name, not a kind; all of them when none is. */
  readonly isCore: readonly boolean[]
  readonly phrase: string
  readonly joined: string
}

function readQuery(text: string): Query {
  const all = foldedWords(text)
  const counted = all.filter((word) => !isFillerWord(word) && !isQuestionWord(word))
  const words = counted.length === 0 ? all : counted
  const hasName = words.some((word) => !isKindWord(word))
  return {
    words,
    isCore: words.map((word) => !hasName || !isKindWord(word)),
    phrase: inOneSpelling(all),
    joined: all.join(''),
  }
}

/** How well a word of the query fits a word of an entry; higher is better. */
const GRADE = { none: 0, typo: 1, inside: 2, start: 3, exact: 4 } as const

type Grade = (typeof GRADE)[keyof typeof GRADE]

function gradeOf(word: string, typed: string): Grade {
  if (word.startsWith(typed)) return word.length === typed.length ? GRADE.exact : GRADE.start
  // 79 is no part of 179.
  return word.includes(typed) && !isNumber(typed) ? GRADE.inside : GRADE.none
}

/** Shorter texts are too often one letter away from another, or inside it by chance. */
const MIN_FUZZY_LENGTH = 4

function gradeWithTypo(word: string, typed: string): Grade {
  const grade = gradeOf(word, typed)
  const isTypo =
    grade === GRADE.none &&
    !isNumber(typed) &&
    Math.min(word.length, typed.length) >= MIN_FUZZY_LENGTH &&
    (typed.length > MIN_FUZZY_LENGTH || word.length <= typed.length + 1) &&
    startsWithOneEdit(word, typed)
  return isTypo ? GRADE.typo : grade
}

const isNumber = (word: string): boolean => /^\d/.test(word)

/** What a word of the query finds in a part. */
type Graded = {
  /** The grade of every word of the vocabulary, by its best spelling. */
  readonly grades: Uint8Array
  /** Those with one, by their place in the vocabulary. */
  readonly words: readonly number[]
}

/** Only words that contain what is typed can have a grade, and these are found in one text. */
const gradedAsTyped = (part: Part, typed: string): Graded =>
  graded(part, placesOf(part.spellings, typed), (spelling) => gradeOf(spelling, typed))

const gradedWithTypos = (part: Part, typed: string): Graded =>
  graded(part, part.vocabulary.keys(), (spelling) => gradeWithTypo(spelling, typed))

function graded({ vocabulary }: Part, places: Iterable<number>, gradeOfSpelling: (spelling: string) => Grade): Graded {
  const grades = new Uint8Array(vocabulary.length)
  const words: number[] = []
  for (const place of places) {
    let best: Grade = GRADE.none
    for (const spelling of vocabulary[place]?.spellings ?? []) {
      const grade = gradeOfSpelling(spelling)
      if (grade > best) best = grade
    }
    if (best === GRADE.none) continue
    grades[place] = best
    words.push(place)
  }
  return { grades, words }
}

/**
 * What a match is worth. A word of the query more outweighs everything, then how the whole query fits, then the points:
 * each of the three is far more than what comes after it can add up to.
 */
const SCORE = { none: 0, perWord: 100_000 } as const

const FIT = { gateNumber: 6000, name: 5000, titleStart: 4000, wordStarts: 3000, insides: 2000, typo: 1000 } as const

const POINTS = { perGrade: 10, inTitle: 15, asWritten: 8, knownAs: 18, perUnaskedWord: -10 } as const

const MAX_UNASKED_WORDS = 6

type Scored = { readonly entry: Entry; readonly score: number }

/** The entries that have anything of the query, in their order. */
function fitting(
  searchable: Searchable,
  query: Query,
  gradedBy: (part: Part, typed: string) => Graded,
): readonly Scored[] {
  const all: Scored[] = []
  for (const part of searchable) {
    const words = query.words.map((typed) => gradedBy(part, typed))
    const tables = words.map(({ grades }) => grades)
    touched(part, query, words).forEach((isTouched, index) => {
      const entry = part.entries[index]
      if (isTouched === 0 || entry === undefined) return
      const score = scoreOf(entry, query, tables)
      if (score !== SCORE.none) all.push({ entry, score })
    })
  }
  return all
}

/** For each entry of a part, 1 if it has anything of the query. */
function touched({ vocabulary, entries, joined }: Part, query: Query, found: readonly Graded[]): Uint8Array {
  const isTouched = new Uint8Array(entries.length)
  for (const { words } of found) {
    for (const word of words) for (const entry of vocabulary[word]?.entries ?? []) isTouched[entry] = 1
  }
  if (query.joined.length < MIN_FUZZY_LENGTH) return isTouched
  for (const entry of placesOf(joined, query.joined)) isTouched[entry] = 1
  return isTouched
}

/** Runs for thousands of entries at a keystroke, so it makes no arrays. */
function scoreOf(entry: Entry, query: Query, tables: readonly Uint8Array[]): number {
  const { title, others, joined } = entry
  const last = tables.length - 1
  let covered = 0
  let namesCovered = 0
  let worst: number = GRADE.exact
  let points = entry.priority
  /** One bit per word of the title: whether a word of the query is that word. */
  let asked = 0
  let isAllCoreInTitle = true
  let isTitleStart = true

  for (let index = 0; index <= last; index += 1) {
    const table = tables[index]
    let inTitle = 0
    let elsewhere = 0
    for (let position = 0; position < title.length; position += 1) {
      const grade = table?.[title[position] ?? 0] ?? 0
      if (grade > inTitle) inTitle = grade
      if (grade === GRADE.exact) asked |= 1 << position
      if (position === index && grade < (index === last ? GRADE.start : GRADE.exact)) isTitleStart = false
    }
    for (let position = 0; position < others.length; position += 1) {
      elsewhere = Math.max(elsewhere, table?.[others[position] ?? 0] ?? 0)
    }
    const best = Math.max(inTitle, elsewhere)
    const isCore = query.isCore[index] === true
    if (best > GRADE.none) covered += 1
    if (best > GRADE.none && isCore) namesCovered += 1
    if (isCore && inTitle < GRADE.exact) isAllCoreInTitle = false
    if (index >= title.length) isTitleStart = false
    if (best < worst) worst = best
    points += best * POINTS.perGrade + (inTitle > GRADE.none && inTitle >= elsewhere ? POINTS.inTitle : 0)
  }

  const isJoined = query.joined.length >= MIN_FUZZY_LENGTH && joined.includes(query.joined)
  if (isJoined) covered = tables.length
  // Part of a query is an answer only with half of the words and a name: "hotel xyz" must not offer any hotel.
  else if (covered < tables.length && (covered * 2 < tables.length || namesCovered === 0)) return SCORE.none

  const isWhole = joined === query.joined
  const isKnownAs = entry.phrases.length > 0 && entry.phrases.includes(query.phrase)
  const isAsWritten = joined.startsWith(query.joined)
  const isSameName = worst > GRADE.none && isAllCoreInTitle && (entry.core & asked) === entry.core
  const fit = fitOf({
    isGateNumber: worst >= GRADE.start && entry.numbers.some((number) => query.words.includes(number)),
    isName: entry.hasName && (isWhole || isKnownAs || isSameName),
    isTitleStart: entry.hasName && (isAsWritten || isTitleStart),
    worst: isJoined ? Math.max(worst, GRADE.inside) : worst,
  })
  const score = covered * SCORE.perWord + fit
  if (fit === FIT.gateNumber) return score + entry.priority

  const unasked = isWhole ? 0 : title.length - countBits(asked)
  return (
    score +
    points +
    Math.min(unasked, MAX_UNASKED_WORDS) * POINTS.perUnaskedWord +
    (isAsWritten ? POINTS.asWritten : 0) +
    (isKnownAs ? POINTS.knownAs : 0)
  )
}

type Relation = {
  readonly isGateNumber: boolean
  /** The same name, whatever kinds stand beside it: "quba mosque" is Masjid Quba. */
  readonly isName: boolean
  /** The words of the query are the first of the title, in its order, the last one perhaps only begun. */
  readonly isTitleStart: boolean
  /** The grade of the word that fits worst. */
  readonly worst: number
}

function fitOf({ isGateNumber, isName, isTitleStart, worst }: Relation): number {
  if (isGateNumber) return FIT.gateNumber
  if (isName) return FIT.name
  if (isTitleStart) return FIT.titleStart
  if (worst >= GRADE.start) return FIT.wordStarts
  return worst >= GRADE.inside ? FIT.insides : FIT.typo
}

function countBits(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1
  return count
}

/** The best that hold as much of the query as the very best does; what reads the same is shown once. */
function bestOf(scored: readonly Scored[], limit: number): readonly Suggestion[] {
  const top = scored.reduce((best, { score }) => Math.max(best, score), SCORE.none as number)
  const least = Math.max(SCORE.perWord, Math.floor(top / SCORE.perWord) * SCORE.perWord)
  // Thousands of hotels share a handful of scores: nothing has to be compared.
  const byScore = new Map<number, Entry[]>()
  for (const { entry, score } of scored) {
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

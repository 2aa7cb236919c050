import { foldedWords } from '@/lib/text-folding'

import { isFillerWord, isQuestionWord } from './filler-words'
import { MAX_SUGGESTIONS, MIN_QUERY_LENGTH } from './limits'
import { startsWithOneEdit } from './one-edit'
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

  const asTyped = scoresOf(searchable, query, gradeOf)
  const isAnyWhole = asTyped.some((scores) => scores.some((score) => score >= query.words.length * SCORE.perWord))
  return bestOf(searchable, isAnyWhole ? asTyped : scoresOf(searchable, query, gradeWithTypo), limit)
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

type GradeOf = (word: string, typed: string) => Grade

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

/** The grade of every word of the vocabulary, by its best spelling. */
function gradeTable({ vocabulary }: Part, typed: string, grade: GradeOf): Uint8Array {
  const table = new Uint8Array(vocabulary.length)
  for (const [index, { spellings }] of vocabulary.entries()) {
    for (const spelling of spellings) table[index] = Math.max(table[index] ?? 0, grade(spelling, typed))
  }
  return table
}

/**
 * What a match is worth. A word of the query more outweighs everything, then how the whole query fits, then the points:
 * each of the three is far more than what comes after it can add up to.
 */
const SCORE = { none: 0, perWord: 100_000 } as const

const FIT = { gateNumber: 6000, name: 5000, titleStart: 4000, wordStarts: 3000, insides: 2000, typo: 1000 } as const

const POINTS = { perGrade: 10, inTitle: 15, asWritten: 8, knownAs: 18, perUnaskedWord: -10 } as const

const MAX_UNASKED_WORDS = 6

/** For each part, the score of each of its entries. */
const scoresOf = (searchable: Searchable, query: Query, grade: GradeOf): readonly Float64Array[] =>
  searchable.map((part) => {
    const tables = query.words.map((typed) => gradeTable(part, typed, grade))
    const isTouched = touched(part, query, tables)
    const scores = new Float64Array(part.entries.length)
    for (const [index, entry] of part.entries.entries()) {
      if (isTouched[index] === 1) scores[index] = scoreOf(entry, query, tables)
    }
    return scores
  })

/** For each entry of a part, 1 if it has anything of the query. */
function touched({ vocabulary, entries, joined }: Part, query: Query, tables: readonly Uint8Array[]): Uint8Array {
  const isTouched = new Uint8Array(entries.length)
  for (const table of tables) {
    for (const [word, { entries: having }] of vocabulary.entries()) {
      if (table[word] !== GRADE.none) for (const entry of having) isTouched[entry] = 1
    }
  }
  if (query.joined.length < MIN_FUZZY_LENGTH) return isTouched

  let entry = 0
  for (let at = joined.text.indexOf(query.joined); at !== -1; at = joined.text.indexOf(query.joined, at + 1)) {
    while ((joined.ends[entry] ?? Infinity) <= at) entry += 1
    isTouched[entry] = 1
  }
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
function bestOf(searchable: Searchable, scores: readonly Float64Array[], limit: number): readonly Suggestion[] {
  const rest = scores.map((part) => part.slice())
  const byLabel = new Map<string, Suggestion>()
  let least: number = SCORE.perWord
  while (byLabel.size < limit) {
    const best = takeBest(searchable, rest)
    if (best === null || best.score < least) break
    least = Math.floor(best.score / SCORE.perWord) * SCORE.perWord
    const suggestion = best.entry.toSuggestion()
    const label = `${suggestion.title}\n${suggestion.detail}`
    if (!byLabel.has(label)) byLabel.set(label, suggestion)
  }
  return [...byLabel.values()]
}

/** The entry with the highest score, the first of equals. Its score is struck out. */
function takeBest(searchable: Searchable, rest: readonly Float64Array[]): { entry: Entry; score: number } | null {
  const tops = rest.map((scores) => scores.reduce((top, score, at) => (score > (scores[top] ?? 0) ? at : top), 0))
  const scoreAt = (part: number): number => rest[part]?.[tops[part] ?? 0] ?? SCORE.none
  const part = tops.reduce((top, _at, candidate) => (scoreAt(candidate) > scoreAt(top) ? candidate : top), 0)
  const at = tops[part] ?? 0
  const entry = searchable[part]?.entries[at]
  const score = scoreAt(part)
  if (entry === undefined || score === SCORE.none) return null
  rest[part]?.fill(SCORE.none, at, at + 1)
  return { entry, score }
}

import { GRADE, MIN_FUZZY_LENGTH } from './grades'
import type { Entry } from './index-segment'
import type { Query } from './query'

/**
 * What a match is worth, in four ranks: words matched as typed, words matched with a typo, how the whole query fits, and
 * points. Each rank is worth more than all lower ranks together, so a guess never beats an exact word: "make wudu" is not
 * Kudu in Makkah.
 */
export const SCORE = { none: 0, perWord: 100_000, perTypo: 10_000 } as const

const FIT = { gateNumber: 6000, name: 5000, titleStart: 4000, wordStarts: 3000, insides: 2000, typo: 1000 } as const

const POINTS = { perGrade: 10, inTitle: 15, asWritten: 8, knownAs: 18, perUnaskedWord: -10 } as const

const MAX_UNASKED_WORDS = 6

/**
 * What an entry has at least when its name begins with a query of one word, is it, or is known as it; points never
 * carry another one so far.
 */
export const MIN_NAME_SCORE = SCORE.perWord + FIT.titleStart + MAX_UNASKED_WORDS * POINTS.perUnaskedWord

/** How many words of the query an entry of that score has, as typed or with a typo. */
export const countMatched = (score: number): number =>
  Math.floor(score / SCORE.perWord) + Math.floor((score % SCORE.perWord) / SCORE.perTypo)

/** How many of them as typed. */
export const countWritten = (score: number): number => Math.floor(score / SCORE.perWord)

/** What an entry has at least when each word of a query begins one of its words. */
export const minWordStartScore = ({ words }: Query): number =>
  words.length * SCORE.perWord + FIT.wordStarts + MAX_UNASKED_WORDS * POINTS.perUnaskedWord

/** Runs for thousands of entries at a keystroke, so it makes no arrays. */
export function scoreEntry(entry: Entry, query: Query, gradeTables: readonly Uint8Array[]): number {
  const { title, others, joined } = entry
  const last = gradeTables.length - 1
  let covered = 0
  let guessed = 0
  let namesCovered = 0
  let worst: number = GRADE.exact
  let points = entry.priority
  /** One bit per word of the title: whether a word of the query is that word. */
  let exactTitleWords = 0
  let isAllCoreInTitle = true
  let isTitleStart = true

  for (let index = 0; index <= last; index += 1) {
    const table = gradeTables[index]
    let inTitle = 0
    let elsewhere = 0
    for (let position = 0; position < title.length; position += 1) {
      const grade = table?.[title[position] ?? 0] ?? 0
      if (grade > inTitle) inTitle = grade
      if (grade === GRADE.exact) exactTitleWords |= 1 << position
      if (position === index && grade < (index === last ? GRADE.start : GRADE.exact)) isTitleStart = false
    }
    for (let position = 0; position < others.length; position += 1) {
      elsewhere = Math.max(elsewhere, table?.[others[position] ?? 0] ?? 0)
    }
    const best = Math.max(inTitle, elsewhere)
    const isCore = query.isCore[index] === true
    if (best > GRADE.typo) covered += 1
    else if (best === GRADE.typo) guessed += 1
    if (best > GRADE.typo && isCore) namesCovered += 1
    if (isCore && inTitle < GRADE.exact) isAllCoreInTitle = false
    if (index >= title.length) isTitleStart = false
    if (best < worst) worst = best
    points += best * POINTS.perGrade + (inTitle > GRADE.none && inTitle >= elsewhere ? POINTS.inTitle : 0)
  }

  const isJoined = query.joined.length >= MIN_FUZZY_LENGTH && joined.includes(query.joined)
  const matched = covered + guessed
  if (isJoined) [covered, guessed] = [gradeTables.length, 0]
  // Part of a query is an answer only with half of the words and a name: "hotel xyz" must not offer any hotel.
  else if (matched < gradeTables.length && (!isHalf(query, matched, covered) || namesCovered === 0)) return SCORE.none

  const isWhole = joined === query.joined
  const isKnownAs = entry.phrases.length > 0 && entry.phrases.includes(query.phrase)
  const isAsWritten = joined.startsWith(query.joined)
  const isSameName = worst > GRADE.none && isAllCoreInTitle && (entry.core & exactTitleWords) === entry.core
  const fit = rankFit({
    isGateNumber: worst >= GRADE.start && entry.numbers.some((number) => query.words.includes(number)),
    isName: entry.hasName && (isWhole || isKnownAs || isSameName),
    isTitleStart: entry.hasName && (isAsWritten || isTitleStart),
    worst: isJoined ? Math.max(worst, GRADE.inside) : worst,
  })
  const score = covered * SCORE.perWord + guessed * SCORE.perTypo + fit
  if (fit === FIT.gateNumber) return score + entry.priority

  const unasked = isWhole ? 0 : title.length - countBits(exactTitleWords)
  return (
    score +
    points +
    Math.min(unasked, MAX_UNASKED_WORDS) * POINTS.perUnaskedWord +
    (isAsWritten ? POINTS.asWritten : 0) +
    (isKnownAs ? POINTS.knownAs : 0)
  )
}

/** Of the words, or of those that tell the query apart: these are the ones that count as covered. */
const isHalf = ({ words, tellingCount = words.length }: Query, matched: number, covered: number): boolean =>
  matched * 2 >= words.length || covered * 2 >= tellingCount

type Relation = {
  readonly isGateNumber: boolean
  /** The same name, whatever kinds stand beside it: "quba mosque" is Masjid Quba. */
  readonly isName: boolean
  /** The words of the query are the first of the title, in its order, the last one perhaps only begun. */
  readonly isTitleStart: boolean
  /** The grade of the word that fits worst. */
  readonly worst: number
}

function rankFit({ isGateNumber, isName, isTitleStart, worst }: Relation): number {
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

import { type Graded, gradedAsTyped, gradedWithTypos, MIN_FUZZY_LENGTH } from './grades'
import { MAX_SUGGESTIONS, MIN_QUERY_LENGTH } from './limits'
import { placesOf } from './lines'
import type { Entry, Part } from './part'
import { type Query, readQuery } from './query'
import { SCORE, scoreOf } from './score'
import type { Searchable } from './searchable'
import type { Suggestion } from './suggestion'

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

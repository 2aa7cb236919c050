import { namesIllness } from '@/domain/guide/illness-words'
import type { KindReader, NamedKind } from '@/domain/search-words/find-kinds'
import { foldedWords, foldText, withoutArticles, withoutNumberWords } from '@/lib/text/text-folding'

/** Words that say nothing about a place (spec §5). */
export const STOP_WORDS: ReadonlySet<string> = new Set(['al', 'the', 'of', 'and', 'in', 'on', 'at', 'by', 'to'])

/** Stands for the reader of kinds where its words, which weigh more than all of this, are not there. */
export const readNoKinds: KindReader = () => []

type Searchable = {
  readonly name: string
  /** Another spelling of the name, so it is searched wherever the name is. */
  readonly arabicName?: string | null
  readonly category: string
  readonly address: string | null
  readonly description: string | null
}

/**
 * The words of a query that count: split on spaces, hyphens and other signs, without stop words, single characters (spec
 * §5) and what only leads to a number. "H&M" is one word, which begins with the space before it.
 */
export function searchWords(query: string): readonly string[] {
  const words = query.split(/[\s\p{Pd}]+/u).flatMap((piece) => {
    const parts = foldedWords(piece)
    return parts.length > 1 && parts.every(({ length }) => length === 1) ? [` ${parts.join(' ')}`] : parts
  })
  return withoutNumberWords(words).filter((word) => word.length > 1 && !STOP_WORDS.has(word))
}

/**
 * A place matches if any of the words appears in its name, category, address or description (spec §5). Without a word
 * nothing matches; see `searchPlaces` for a query that has none.
 */
export function matchesWords(place: Searchable, words: readonly string[]): boolean {
  const { all } = foldTexts(place)
  return words.some((word) => all.includes(word))
}

/**
 * The matching places, best first: the name asked for, then more of the words, in the name before elsewhere, at the
 * start of a word before inside it. A word for a kind of place, in any language of `search-words`, finds those of that kind.
 * Equals keep their order. A query without a word that counts narrows nothing, and one that names an illness finds nothing:
 * whoever feels dizzy needs help and no hotel.
 */
export function searchPlaces<Place extends Searchable>(
  places: readonly Place[],
  query: string,
  readKinds: KindReader,
): readonly Place[] {
  const parsed = parseQuery(query, readKinds)
  if (parsed.words.length === 0) return places
  return namesIllness(query) ? [] : search(toRows(places), parsed).best
}

/**
 * Creates a `searchPlaces` with a cache of its last search, for search while typing. A longer word is only looked for
 * where the shorter one was found; if a letter changes nothing, the result is the same object, so React renders nothing.
 */
export function createPlaceSearch<Place extends Searchable>(): typeof searchPlaces<Place> {
  let last: {
    readonly of: readonly Place[]
    readonly rows: readonly Row<Place>[]
    readonly parsed: ParsedQuery
    readonly hits: SearchHits<Place>
  } | null = null
  return (places, query, readKinds) => {
    const parsed = parseQuery(query, readKinds)
    if (parsed.words.length === 0) return places
    if (namesIllness(query)) return []
    const rows = last?.of === places ? last.rows : toRows(places)
    const candidates = last?.of === places && isNarrower(parsed, last.parsed) ? last.hits.rows : rows
    const hits = search(candidates, parsed)
    const best = last !== null && isSameList(last.hits.best, hits.best) ? last.hits.best : hits.best
    last = { of: places, rows, parsed, hits: { ...hits, best } }
    return best
  }
}

/**
 * Whether the last hits contain all new ones. A place matches by any word, so every word must extend a previous one; a word
 * for a kind of place finds what has none of its letters, so every kind must have been named.
 */
const isNarrower = (parsed: ParsedQuery, previous: ParsedQuery): boolean =>
  parsed.kinds.every((kind) => previous.kinds.includes(kind)) &&
  parsed.words.every((word) => previous.words.some((previousWord) => word.includes(previousWord)))

const isSameList = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((item, index) => item === other[index])

/** A place with its texts: finding them in the cache with each letter would take as long as the search itself. */
type Row<Place> = { readonly place: Place; readonly texts: FoldedTexts }

const toRows = <Place extends Searchable>(places: readonly Place[]): readonly Row<Place>[] =>
  places.map((place) => ({ place, texts: foldTexts(place) }))

type SearchHits<Place> = {
  /** In the order of the list. */
  readonly rows: readonly Row<Place>[]
  readonly best: readonly Place[]
}

function search<Place>(candidates: readonly Row<Place>[], parsed: ParsedQuery): SearchHits<Place> {
  const rows: Row<Place>[] = []
  // Groups instead of sorting: a word like "makkah" is in thousands of places and gives them a handful of scores.
  const byScore = new Map<number, Place[]>()
  for (const row of candidates) {
    const score = scoreTexts(row.texts, parsed)
    if (score === 0) continue
    const { place } = row
    rows.push(row)
    const equals = byScore.get(score)
    if (equals === undefined) byScore.set(score, [place])
    else equals.push(place)
  }
  const best = [...byScore].sort(([a], [b]) => b - a).map(([, equals]) => equals)
  return { rows, best: ([] as readonly Place[]).concat(...best) }
}

/** The chip "Grand Mosque" goes by the name, every other category by the category itself (spec §5). */
export const isGrandMosque = ({ name }: { readonly name: string }): boolean =>
  /masjid al-haram|grand mosque/i.test(name)

/** Any word in the name outweighs every word elsewhere, and the full name outweighs all. */
const WEIGHT = { fullName: 10_000, wordStart: 101, insideName: 100, elsewhere: 1 } as const

type ParsedQuery = {
  readonly words: readonly string[]
  /** The kinds of places that are named. */
  readonly kinds: readonly NamedKind[]
  readonly fullName: string
}

/**
 * A word for a kind stays a word, because names have it too; one of several words is looked for as a whole: "rumah sakit" is
 * a hospital and no "rumah makan".
 */
function parseQuery(query: string, readKinds: KindReader): ParsedQuery {
  const folded = foldedWords(query)
  const kinds = readKinds(folded).filter(({ kind }) => kind !== null)
  const terms = kinds.map(({ from, to }) => folded.slice(from, to)).filter(({ length }) => length > 1)
  const words = searchWords(query).filter((word) => !terms.some((term) => term.includes(word)))
  return {
    words: [...words, ...terms.map((term) => term.join(' '))],
    kinds: kinds.flatMap(({ kind }) => kind ?? []),
    fullName: foldName(query),
  }
}

/** Of a category with more than it in it, a kind is what is called so: of the services only a bank is a bank. */
const isOfKind = ({ category, all }: FoldedTexts, kind: NamedKind): boolean =>
  category === kind.category && (!kind.isPart || kind.names.some((name) => all.includes(` ${name} `)))

/** Zero when none of the words is there. */
function scoreTexts(texts: FoldedTexts, { words, kinds, fullName }: ParsedQuery): number {
  const { all, names, name, arabicName } = texts
  let score = kinds.some((kind) => isOfKind(texts, kind)) ? WEIGHT.elsewhere : 0
  for (const word of words) {
    if (!all.includes(word)) continue
    if (!names.includes(word)) score += WEIGHT.elsewhere
    else score += names.includes(` ${word}`) ? WEIGHT.wordStart : WEIGHT.insideName
  }
  if (score < WEIGHT.insideName) return score
  return name === fullName || arabicName === fullName ? score + WEIGHT.fullName : score
}

const foldName = (name: string): string => withoutArticles(foldText(name))

type FoldedTexts = {
  readonly category: string
  readonly name: string
  readonly arabicName: string
  /** Both names, each with a space before it. */
  readonly names: string
  /** The names and everything else, with a space around it: most places are turned down by one look at one text. */
  readonly all: string
}

/** Cached by place: folding ten thousand at each keystroke is too slow. Safe because place objects never change. */
function foldTexts(place: Searchable): FoldedTexts {
  const cached = foldedPlaces.get(place)
  if (cached !== undefined) return cached
  // Apart, so that an English name is folded the quick way although an Arabic one stands beside it.
  const name = foldName(place.name)
  const arabicName = foldName(place.arabicName ?? '')
  const names = ` ${name} ${arabicName}`
  const all = `${names} ${foldText([place.category, place.address, place.description].join('\n'))} `
  const texts = { category: place.category, name, arabicName, names, all }
  foldedPlaces.set(place, texts)
  return texts
}

const foldedPlaces = new WeakMap<Searchable, FoldedTexts>()

import { foldedWords, foldText, withoutArticles, withoutNumberWords } from '@/lib/text/text-folding'

/** Words that say nothing about a place (spec §5). */
export const STOP_WORDS: ReadonlySet<string> = new Set(['al', 'the', 'of', 'and', 'in', 'on', 'at', 'by', 'to'])

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
  const { all } = foldedTexts(place)
  return words.some((word) => all.includes(word))
}

/**
 * The matching places, best first: the name asked for, then more of the words, in the name before elsewhere, at the
 * start of a word before inside it. Equals keep their order. A query without a word that counts narrows nothing.
 */
export function searchPlaces<Place extends Searchable>(places: readonly Place[], query: string): readonly Place[] {
  const asked = askedFor(query)
  return asked.words.length === 0 ? places : search(toRows(places), asked).best
}

/**
 * `searchPlaces` for somebody who types. A longer word is only looked for where the shorter one was found; and if a
 * letter changes nothing, the answer is the same object as before, so that nothing is drawn again.
 */
export function placeSearchWhileTyping<Place extends Searchable>(): typeof searchPlaces<Place> {
  let last: {
    readonly of: readonly Place[]
    readonly rows: readonly Row<Place>[]
    readonly asked: Asked
    readonly found: Found<Place>
  } | null = null
  return (places, query) => {
    const asked = askedFor(query)
    if (asked.words.length === 0) return places
    const rows = last?.of === places ? last.rows : toRows(places)
    const among = last?.of === places && isNarrower(asked, last.asked) ? last.found.rows : rows
    const found = search(among, asked)
    const best = last !== null && isSameList(last.found.best, found.best) ? last.found.best : found.best
    last = { of: places, rows, asked, found: { ...found, best } }
    return best
  }
}

/** Any of the words will do, so a place may only be passed over if none of its words could hold any of these. */
const isNarrower = (asked: Asked, before: Asked): boolean =>
  asked.words.every((word) => before.words.some((earlier) => word.includes(earlier)))

const isSameList = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((item, index) => item === other[index])

/** A place beside its texts: looked up with each letter, they would take as long as the search itself. */
type Row<Place> = { readonly place: Place; readonly texts: FoldedTexts }

const toRows = <Place extends Searchable>(places: readonly Place[]): readonly Row<Place>[] =>
  places.map((place) => ({ place, texts: foldedTexts(place) }))

type Found<Place> = {
  /** In the order of the list. */
  readonly rows: readonly Row<Place>[]
  readonly best: readonly Place[]
}

function search<Place>(among: readonly Row<Place>[], asked: Asked): Found<Place> {
  const rows: Row<Place>[] = []
  // A word like "makkah" is in thousands of places and gives them a handful of scores: nothing has to be compared.
  const byScore = new Map<number, Place[]>()
  for (const row of among) {
    const score = scoreOf(row.texts, asked)
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

type Asked = {
  readonly words: readonly string[]
  readonly fullName: string
}

const askedFor = (query: string): Asked => ({ words: searchWords(query), fullName: foldName(query) })

/** Zero when none of the words is there. */
function scoreOf({ all, names, name, arabicName }: FoldedTexts, { words, fullName }: Asked): number {
  let score = 0
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
  readonly name: string
  readonly arabicName: string
  /** Both names, each with a space before it. */
  readonly names: string
  /** The names and everything else: most places are turned down by one look at one text. */
  readonly all: string
}

/** Folded once a place: ten thousand of them at each keystroke would be felt. Places are never changed in place. */
function foldedTexts(place: Searchable): FoldedTexts {
  const known = foldedPlaces.get(place)
  if (known !== undefined) return known
  // Apart, so that an English name is folded the quick way although an Arabic one stands beside it.
  const name = foldName(place.name)
  const arabicName = foldName(place.arabicName ?? '')
  const names = ` ${name} ${arabicName}`
  const all = `${names} ${foldText([place.category, place.address, place.description].join('\n'))}`
  const texts = { name, arabicName, names, all }
  foldedPlaces.set(place, texts)
  return texts
}

const foldedPlaces = new WeakMap<Searchable, FoldedTexts>()

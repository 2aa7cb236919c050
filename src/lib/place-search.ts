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

/** The words of a query that count: split on spaces and hyphens, without stop words and single characters (spec §5). */
export function searchWords(query: string): readonly string[] {
  return folded(query)
    .split(/[\s-]+/)
    .filter((word) => word.length > 1 && !STOP_WORDS.has(word))
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
  return asked.words.length === 0 ? places : search(places, asked).best
}

/**
 * `searchPlaces` for somebody who types. A longer word is only looked for where the shorter one was found; and if a
 * letter changes nothing, the answer is the same object as before, so that nothing is drawn again.
 */
export function placeSearchWhileTyping<Place extends Searchable>(): typeof searchPlaces<Place> {
  let last: { readonly of: readonly Place[]; readonly asked: Asked; readonly found: Found<Place> } | null = null
  return (places, query) => {
    const asked = askedFor(query)
    if (asked.words.length === 0) return places
    const known = last?.of === places && isNarrower(asked, last.asked) ? last.found.all : null
    const found = search(places, asked, known)
    const best = last !== null && isSameList(last.found.best, found.best) ? last.found.best : found.best
    last = { of: places, asked, found: { ...found, best } }
    return best
  }
}

/** Any of the words will do, so a place may only be passed over if none of its words could hold any of these. */
const isNarrower = (asked: Asked, before: Asked): boolean =>
  asked.words.every(({ word }) => before.words.some((earlier) => word.includes(earlier.word)))

const isSameList = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((item, index) => item === other[index])

type Found<Place> = {
  /** Where in the list, in its order: a letter that found thousands leaves less to tidy up than with the places themselves. */
  readonly all: readonly number[]
  readonly best: readonly Place[]
}

/** @param among where in the list to look; everywhere if nothing is said */
function search<Place extends Searchable>(
  places: readonly Place[],
  asked: Asked,
  among: readonly number[] | null = null,
): Found<Place> {
  const texts = foldedList(places)
  const all: number[] = []
  // A word like "makkah" is in thousands of places and gives them a handful of scores: nothing has to be compared.
  const byScore = new Map<number, Place[]>()
  for (let at = 0; at < (among ?? texts).length; at += 1) {
    const index = among?.[at] ?? at
    const [place, text] = [places[index], texts[index]]
    if (place === undefined || text === undefined) continue
    const score = scoreOf(text, asked)
    if (score === 0) continue
    all.push(index)
    const equals = byScore.get(score)
    if (equals === undefined) byScore.set(score, [place])
    else equals.push(place)
  }
  const best = [...byScore].sort(([a], [b]) => b - a).map(([, equals]) => equals)
  return { all, best: ([] as readonly Place[]).concat(...best) }
}

/** The chip "Grand Mosque" goes by the name, every other category by the category itself (spec §5). */
export const isGrandMosque = ({ name }: { readonly name: string }): boolean =>
  /masjid al-haram|grand mosque/i.test(name)

/** Any word in the name outweighs every word elsewhere, and the full name outweighs all. */
const WEIGHT = { fullName: 10_000, wordStart: 101, insideName: 100, elsewhere: 1 } as const

type Asked = {
  readonly words: readonly AskedWord[]
  readonly fullName: string
}

type AskedWord = {
  readonly word: string
  /** With a space before it, as it stands at the start of a word. */
  readonly atStart: string
  /** Nothing but letters and digits of plain English. */
  readonly isPlain: boolean
}

const askedFor = (query: string): Asked => ({
  words: searchWords(query).map((word) => ({ word, atStart: ` ${word}`, isPlain: /^[a-z0-9]+$/.test(word) })),
  fullName: folded(query).trim(),
})

/** Zero when none of the words is there. */
function scoreOf(text: FoldedTexts, { words, fullName }: Asked): number {
  let score = 0
  for (const asked of words) {
    const at = text.all.indexOf(asked.word)
    if (at === -1) continue
    if (at >= text.namesEnd) score += WEIGHT.elsewhere
    else score += isAtWordStart(text, asked, at) ? WEIGHT.wordStart : WEIGHT.insideName
  }
  if (score < WEIGHT.insideName) return score
  return isNameOf(text, fullName) ? score + WEIGHT.fullName : score
}

/** @param at where the word first stands in the names; that may be inside a word, and later there is one it begins. */
function isAtWordStart({ all, nameWords }: FoldedTexts, { atStart, isPlain }: AskedWord, at: number): boolean {
  return (isPlain && isPlainGap(all.charCodeAt(at - 1))) || nameWords.includes(atStart)
}

/** Whether a character of plain, folded English stands between words. What is not plain may be a letter. */
const isPlainGap = (code: number): boolean =>
  code < CODE.zero || (code > CODE.nine && code < CODE.a) || (code > CODE.z && code < CODE.pastPlain)

const CODE = { zero: 48, nine: 57, a: 97, z: 122, pastPlain: 128 } as const

/** Lengths first: "hotel" is in the names of thousands, and the name of none of them. */
const isNameOf = ({ all, namesEnd, nameEnd }: FoldedTexts, name: string): boolean =>
  (nameEnd === name.length + 1 && all.startsWith(name, 1)) ||
  (namesEnd === nameEnd + name.length + 2 && all.startsWith(name, nameEnd + 1))

type FoldedTexts = {
  /** The names and then everything else, a line each: most places are turned down by one look at one text. */
  readonly all: string
  /** Where everything else begins; the end of a line stands before the first name and after each of them. */
  readonly namesEnd: number
  /** Where the English name ends. */
  readonly nameEnd: number
  /** A space before each word of the names, and nothing else between. */
  readonly nameWords: string
}

/** The texts of a list in its order. Looked up place by place they would take as long as the search itself. */
function foldedList(places: readonly Searchable[]): readonly FoldedTexts[] {
  const known = foldedLists.get(places)
  if (known !== undefined) return known
  const texts = places.map(foldedTexts)
  foldedLists.set(places, texts)
  return texts
}

const foldedLists = new WeakMap<readonly Searchable[], readonly FoldedTexts[]>()

/** Folded once a place: ten thousand of them at each keystroke would be felt. Places are never changed in place. */
function foldedTexts(place: Searchable): FoldedTexts {
  const known = foldedPlaces.get(place)
  if (known !== undefined) return known
  const { name, arabicName, category, address, description } = place
  // Apart, so that an English name is folded the quick way although an Arabic one stands beside it.
  const english = `\n${folded(name)}`
  const names = `${english}\n${folded(arabicName ?? '')}\n`
  const others = folded([category, address, description].join('\n'))
  const texts = {
    all: names + others,
    namesEnd: names.length,
    nameEnd: english.length,
    nameWords: wordsOf(names),
  }
  foldedPlaces.set(place, texts)
  return texts
}

/** The general rule is five times as slow, and the first keystroke waits for ten thousand names. */
const wordsOf = (names: string): string =>
  PLAIN.test(names) ? names.replace(/[^a-z0-9]+/g, ' ') : names.replace(/[^\p{L}\p{N}]+/gu, ' ')

const PLAIN = /^[\n -~]*$/

const foldedPlaces = new WeakMap<Searchable, FoldedTexts>()

/**
 * Letter case, accents, Arabic vowel signs and apostrophes do not matter: phones type curly ones, signs leave them out,
 * and "jiranah" has to find "Al-Ji'ranah".
 */
function folded(text: string): string {
  // Most of it is plain English, and the first keystroke has to fold it all.
  if (PLAIN.test(text)) return text.toLowerCase().replace(/['`]/g, '')
  return text
    .replace(/['\u2018\u2019\u02BB\u02BC\u02BE\u02BF`\u00B4]/g, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
}

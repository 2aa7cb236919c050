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
  const { names, others } = foldedTexts(place)
  return words.some((word) => names.includes(word) || others.includes(word))
}

/**
 * The matching places, best first: the name asked for, then more of the words, in the name before elsewhere, at the
 * start of a word before inside it. Equals keep their order. A query without a word that counts narrows nothing.
 */
export function searchPlaces<Place extends Searchable>(places: readonly Place[], query: string): readonly Place[] {
  const words = searchWords(query)
  if (words.length === 0) return places
  const whole = folded(query).trim()
  return places
    .filter((place) => matchesWords(place, words))
    .map((place) => ({ place, score: scoreOf(place, { words, whole }) }))
    .sort((a, b) => b.score - a.score)
    .map(({ place }) => place)
}

/** The chip "Grand Mosque" goes by the name, every other category by the category itself (spec §5). */
export const isGrandMosque = ({ name }: { readonly name: string }): boolean =>
  /masjid al-haram|grand mosque/i.test(name)

/** Any word in the name outweighs every word elsewhere, and the full name outweighs all. */
const WEIGHT = { fullName: 10_000, wordStart: 101, insideName: 100, elsewhere: 1 } as const

function scoreOf(place: Searchable, { words, whole }: { words: readonly string[]; whole: string }): number {
  const { names, nameWords, others } = foldedTexts(place)
  const scores = words.map((word) => {
    if (!names.includes(word)) return others.includes(word) ? WEIGHT.elsewhere : 0
    return nameWords.includes(` ${word}`) ? WEIGHT.wordStart : WEIGHT.insideName
  })
  const isFullName = names.includes(`\n${whole}\n`)
  return scores.reduce((sum, score) => sum + score, isFullName ? WEIGHT.fullName : 0)
}

type FoldedTexts = {
  /** A line each, with an end of line before the first and after the last. */
  readonly names: string
  /** A space before each word of them, and nothing else between. */
  readonly nameWords: string
  readonly others: string
}

/** Folded once a place: ten thousand of them at each keystroke would be felt. Places are never changed in place. */
function foldedTexts(place: Searchable): FoldedTexts {
  const known = foldedPlaces.get(place)
  if (known !== undefined) return known
  const { name, arabicName, category, address, description } = place
  // Apart, so that an English name is folded the quick way although an Arabic one stands beside it.
  const names = `\n${folded(name)}\n${folded(arabicName ?? '')}\n`
  const texts = {
    names,
    nameWords: wordsOf(names),
    others: folded([category, address, description].join('\n')),
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

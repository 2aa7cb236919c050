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
  const text = folded([...namesOf(place), place.category, place.address, place.description].join('\n'))
  return words.some((word) => text.includes(word))
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
  const names = namesOf(place).map(folded)
  const name = names.join('\n')
  const starts = new Set(name.split(/[^\p{L}\p{N}]+/u))
  const scores = words.map((word) => {
    if (!name.includes(word)) return folded(textOf(place)).includes(word) ? WEIGHT.elsewhere : 0
    return [...starts].some((start) => start.startsWith(word)) ? WEIGHT.wordStart : WEIGHT.insideName
  })
  return scores.reduce((sum, score) => sum + score, names.includes(whole) ? WEIGHT.fullName : 0)
}

const namesOf = ({ name, arabicName }: Searchable): readonly string[] => [name, arabicName ?? '']

const textOf = ({ category, address, description }: Searchable): string => [category, address, description].join('\n')

/**
 * Letter case, accents, Arabic vowel signs and apostrophes do not matter: phones type curly ones, signs leave them out,
 * and "jiranah" has to find "Al-Ji'ranah".
 */
function folded(text: string): string {
  return text
    .replace(/['\u2018\u2019\u02BB\u02BC\u02BE\u02BF`\u00B4]/g, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
}

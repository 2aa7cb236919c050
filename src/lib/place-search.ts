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
  const words = searchWords(query)
  if (words.length === 0) return places
  const asked = { words: words.map((word) => ({ word, atStart: ` ${word}` })), fullName: `\n${folded(query).trim()}\n` }
  // A word like "makkah" is in thousands of places and gives them a handful of scores: nothing has to be compared.
  const byScore = new Map<number, Place[]>()
  const texts = foldedList(places)
  for (let index = 0; index < places.length; index += 1) {
    const [place, text] = [places[index], texts[index]]
    if (place === undefined || text === undefined) continue
    const score = scoreOf(text, asked)
    if (score === 0) continue
    const equals = byScore.get(score)
    if (equals === undefined) byScore.set(score, [place])
    else equals.push(place)
  }
  return [...byScore.keys()].sort((a, b) => b - a).flatMap((score) => byScore.get(score) ?? [])
}

/** The chip "Grand Mosque" goes by the name, every other category by the category itself (spec §5). */
export const isGrandMosque = ({ name }: { readonly name: string }): boolean =>
  /masjid al-haram|grand mosque/i.test(name)

/** Any word in the name outweighs every word elsewhere, and the full name outweighs all. */
const WEIGHT = { fullName: 10_000, wordStart: 101, insideName: 100, elsewhere: 1 } as const

type Asked = {
  /** Each with a space before it, as it stands at the start of a word. */
  readonly words: readonly { readonly word: string; readonly atStart: string }[]
  readonly fullName: string
}

/** Zero when none of the words is there. */
function scoreOf({ all, namesEnd, nameWords }: FoldedTexts, { words, fullName }: Asked): number {
  let score = 0
  for (const { word, atStart } of words) {
    const at = all.indexOf(word)
    if (at === -1) continue
    if (at >= namesEnd) score += WEIGHT.elsewhere
    else score += nameWords.includes(atStart) ? WEIGHT.wordStart : WEIGHT.insideName
  }
  if (score < WEIGHT.insideName) return score
  const at = all.indexOf(fullName)
  // The end of the last name is also the line before the category: "hotel" is not the name of every hotel.
  return at === -1 || at + fullName.length > namesEnd ? score : score + WEIGHT.fullName
}

type FoldedTexts = {
  /** The names and then everything else, a line each: most places are turned down by one look at one text. */
  readonly all: string
  /** Where everything else begins; the end of a line stands before the first name and after the last. */
  readonly namesEnd: number
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
  const names = `\n${folded(name)}\n${folded(arabicName ?? '')}\n`
  const others = folded([category, address, description].join('\n'))
  const texts = { all: names + others, namesEnd: names.length, nameWords: wordsOf(names) }
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

/** Words that say nothing about a place (spec §5). */
export const STOP_WORDS: ReadonlySet<string> = new Set(['al', 'the', 'of', 'and', 'in', 'on', 'at', 'by', 'to'])

type Searchable = {
  readonly name: string
  readonly category: string
  readonly address: string | null
  readonly description: string | null
}

/** The words of a query that count: split on spaces and hyphens, without stop words and single characters (spec §5). */
export function searchWords(query: string): readonly string[] {
  return query
    .toLowerCase()
    .split(/[\s-]+/)
    .filter((word) => word.length > 1 && !STOP_WORDS.has(word))
}

/** A place matches if any of the words appears in its name, category, address or description (spec §5). */
export function matchesWords(place: Searchable, words: readonly string[]): boolean {
  const text = [place.name, place.category, place.address, place.description].join('\n').toLowerCase()
  return words.some((word) => text.includes(word))
}

/** The chip "Grand Mosque" goes by the name, every other category by the category itself (spec §5). */
export const isGrandMosque = ({ name }: { readonly name: string }): boolean =>
  /masjid al-haram|grand mosque/i.test(name)

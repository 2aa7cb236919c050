import { plainDigits } from '@/lib/text/plain-digits'

/** What mappers often misspell, by the word as they write it, in lower case. */
const spellings: ReadonlyMap<string, string> = new Map(
  Object.entries({
    abal: 'Jabal',
    crem: 'Cream',
    groub: 'Group',
    guidnace: 'Guidance',
    hotal: 'Hotel',
    hote: 'Hotel',
    jewelery: 'Jewellery',
    jewellry: 'Jewellery',
    juwellry: 'Jewellery',
    macca: 'Makkah',
    markit: 'Market',
    masjed: 'Masjid',
    otel: 'Hotel',
    parfumery: 'Perfumery',
    resturant: 'Restaurant',
    siightseeing: 'Sightseeing',
    souveniers: 'Souvenirs',
    sucar: 'Sugar',
    toiltets: 'Toilets',
    weelchairs: 'Wheelchairs',
  }),
)

/** Words that stay small inside a name: articles and what joins names, in English and in written-out Arabic. */
const SMALL = new Set(
  'a an al and e as ash at ad ar az bin bint by etc for ibn in lil of on or the to ul ud w wa with'.split(' '),
)

/** Brands that write themselves small. */
const BRANDS = new Set(['ibis', 'voco'])

/** Longest word of a name in capitals throughout that may be an abbreviation: STC, KFC, SABB, H&M. */
const LONGEST_ABBREVIATION = 4

/** Corrects the words that mappers often misspell. Idempotent. */
export function fixSpelling(name: string): string {
  return name.replace(/\p{L}+/gu, (word) => spellings.get(word.toLowerCase()) ?? word)
}

/**
 * A Latin name in the guide's writing of capitals: each word begins with one, but for articles and the like inside the
 * name. What already has a capital stays as it is (KFC, DoubleTree, McDonald's), unless the whole name is in capitals.
 * Idempotent.
 */
export function normalizeCase(name: string): string {
  const words = name.match(/\p{Script=Latin}+/gu) ?? []
  const isShouted =
    words.length > 1 &&
    words.every((word) => word === word.toUpperCase()) &&
    words.some((word) => word.length > LONGEST_ABBREVIATION)
  const said = isShouted ? name.replace(/\p{Script=Latin}{4,}/gu, (word) => capitalize(word.toLowerCase())) : name

  let isFirst = true
  return said.replace(/\p{Script=Latin}[\p{Script=Latin}\p{M}\p{N}'’‘`]*/gu, (word, offset: number) => {
    const wasFirst = isFirst
    isFirst = false
    if (word !== word.toLowerCase() || BRANDS.has(word)) return word
    // "4th" and "i-Beauty": what is attached to a figure, or a letter attached to a word, is no word of its own.
    const hangs = offset > 0 && /[\p{N}'’‘`]/u.test(said.charAt(offset - 1))
    if (hangs || /^\p{L}\d/u.test(word) || (word.length === 1 && said.charAt(offset + 1) === '-')) return word
    return !wasFirst && SMALL.has(word) ? word : capitalize(word)
  })
}

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

/**
 * What a bus stop is called in the guide. The stops of the city's buses are numbered and named after what they stand
 * before, so that "King Abdulaziz Hospital 99" would be taken for the hospital: "Bus stop 99: King Abdulaziz Hospital".
 * The number on the sign is the Arabic one, and it wins where the two differ.
 */
export function formatStopName(name: string, arabicName: string | null): string {
  if (name.startsWith('Bus stop')) return name
  const [, place = name, number = null] = /^(.*\p{L}.*?)[\s,-]*?(\d{1,4})$/u.exec(name) ?? []
  const onSign = /([\d٠-٩]{1,4})\s*$/u.exec(arabicName ?? '')?.[1]
  if (number === null) return `Bus stop: ${name}`
  return `Bus stop ${onSign === undefined ? number : plainDigits(onSign)}: ${place}`
}

import { placeCities, type PlaceCity } from '@/domain/places/cities'
import { isDestination, placeCategories, type PlaceCategory } from '@/domain/places/place-categories'
import type { DirectoryEntry, LetterCount, PlaceCount } from '@/contracts/content'

export type DirectoryLetter = {
  /** A to Z, or `#` for names that begin with anything else. */
  readonly letter: string
  readonly places: readonly DirectoryEntry[]
}

export type DirectoryCity = {
  readonly city: PlaceCity
  /** Places to go to: bus stops have their list, and are not among them. */
  readonly count: number
  readonly categories: readonly { readonly category: PlaceCategory; readonly count: number }[]
}

/** The numbers of places by city and category, in the order of the screens; those without a place are left out. */
export function buildDirectory(counts: readonly PlaceCount[]): readonly DirectoryCity[] {
  return placeCities
    .map((city) => {
      const categories = placeCategories.flatMap(({ value }) => {
        const counted = counts.find((one) => one.city === city && one.category === value)
        return counted === undefined ? [] : [{ category: value, count: counted.count }]
      })
      return { city, count: categories.filter(isDestination).reduce((sum, { count }) => sum + count, 0), categories }
    })
    .filter(({ categories }) => categories.length > 0)
}

/** Places by their first letter. Keeps the order of the places. */
export function groupByLetter(places: readonly DirectoryEntry[]): readonly DirectoryLetter[] {
  const letters = new Map<string, DirectoryEntry[]>()
  for (const place of places) {
    const letter = firstLetter(place.name)
    const ofLetter = letters.get(letter)
    if (ofLetter === undefined) letters.set(letter, [place])
    else ofLetter.push(place)
  }
  return [...letters].map(([letter, ofLetter]) => ({ letter, places: ofLetter })).sort(otherLast)
}

/** The page on which each letter begins. */
export function letterPages(
  letters: readonly LetterCount[],
  pageSize: number,
): readonly { readonly letter: string; readonly page: number }[] {
  let before = 0
  return letters.map(({ letter, count }) => {
    const page = Math.floor(before / pageSize) + 1
    before += count
    return { letter, page }
  })
}

/** Names that begin with a digit or in another script come after Z, wherever `#` sorts. */
const otherLast = (a: DirectoryLetter, b: DirectoryLetter): number =>
  Number(a.letter === OTHER) - Number(b.letter === OTHER) || a.letter.localeCompare(b.letter, 'en')

export const OTHER = '#'

function firstLetter(name: string): string {
  const first = name
    .normalize('NFKD')
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .charAt(0)
    .toUpperCase()
  return /^[A-Z]$/.test(first) ? first : OTHER
}

import { cities, type City, matchesCity } from '@/lib/cities'
import { placeCategories, type PlaceCategory } from '@/lib/place-categories'
import type { PlaceSummary } from '@/contracts/content'

type Entry = Pick<PlaceSummary, 'id' | 'name' | 'category' | 'city'>

export type DirectoryLetter = {
  /** A to Z, or `#` for names that begin with anything else. */
  readonly letter: string
  readonly places: readonly Entry[]
}

export type DirectoryCategory = {
  readonly category: PlaceCategory
  readonly count: number
  readonly letters: readonly DirectoryLetter[]
}

export type DirectoryCity = {
  readonly city: City
  readonly count: number
  readonly categories: readonly DirectoryCategory[]
}

/** Every place once, by city, category and first letter; what has no place is left out. Keeps the order of the places. */
export function directoryOf(places: readonly Entry[]): readonly DirectoryCity[] {
  return cities
    .map((city) => {
      const inCity = places.filter((place) => matchesCity(place.city, city))
      return { city, count: inCity.length, categories: categoriesOf(inCity) }
    })
    .filter(({ count }) => count > 0)
}

function categoriesOf(places: readonly Entry[]): readonly DirectoryCategory[] {
  return placeCategories
    .map(({ value }) => {
      const ofCategory = places.filter(({ category }) => category === value)
      return { category: value, count: ofCategory.length, letters: lettersOf(ofCategory) }
    })
    .filter(({ count }) => count > 0)
}

function lettersOf(places: readonly Entry[]): readonly DirectoryLetter[] {
  const letters = new Map<string, Entry[]>()
  for (const place of places) {
    const letter = letterOf(place.name)
    letters.set(letter, [...(letters.get(letter) ?? []), place])
  }
  return [...letters].map(([letter, ofLetter]) => ({ letter, places: ofLetter })).sort(otherLast)
}

/** What begins with a figure or another script comes after Z, wherever its sign sorts. */
const otherLast = (a: DirectoryLetter, b: DirectoryLetter): number =>
  Number(a.letter === OTHER) - Number(b.letter === OTHER) || a.letter.localeCompare(b.letter, 'en')

const OTHER = '#'

function letterOf(name: string): string {
  const first = name
    .normalize('NFKD')
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .charAt(0)
    .toUpperCase()
  return /^[A-Z]$/.test(first) ? first : OTHER
}

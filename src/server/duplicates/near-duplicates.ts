import { EARTH_RADIUS_KM, type Position, distanceMetres } from '@/lib/geo/geo'
import type { PlaceCategory } from '@/domain/places/place-categories'
import { foldedWords } from '@/lib/text/text-folding'
import type { Cooperative } from '@/server/cooperative'
import { comparedPhones } from '@/server/phones/read-phones'

import { addTo, around, cellOf, type Steps } from './grid'

/** What is compared of a place. Places without a position are nobody's neighbour. */
export type ComparedPlace = Position & {
  readonly id: number
  readonly name: string
  readonly arabicName: string | null
  readonly category: PlaceCategory
  readonly phone: string | null
}

export type NearDuplicate = {
  /** The lower id, which is the older record. */
  readonly firstId: number
  readonly secondId: number
  readonly metres: number
  readonly because: 'name' | 'phone'
}

/** This far apart two records may still be one place: a pin on the entrance and one on the middle of a large hotel. */
export const NEAR_METRES = 150

/**
 * Pairs of places that may be one: within `NEAR_METRES`, with similar names in either script and the same category, or
 * with the same phone number. Nearest first, each pair once. Compares neighbours in a grid, never all with all.
 */
export function* findNearDuplicates(places: readonly ComparedPlace[]): Cooperative<readonly NearDuplicate[]> {
  const grid = yield* gridOf(places)
  const pairs: NearDuplicate[] = []
  for (const cell of grid.cells.values()) {
    const [first] = cell
    const neighbours = first === undefined ? [] : around(first, grid.steps, grid.cells)
    for (const place of cell) {
      for (const other of neighbours) {
        if (other.id <= place.id) continue
        const metres = distanceMetres(place, other)
        if (metres > NEAR_METRES) continue
        const because = sameness(place, other)
        if (because !== null) pairs.push({ firstId: place.id, secondId: other.id, metres, because })
      }
      yield
    }
  }
  return pairs.sort((a, b) => a.metres - b.metres || a.firstId - b.firstId || a.secondId - b.secondId)
}

/** They stand beside their like, and are called after what they are near: the same name says nothing. */
const SIDE_BY_SIDE: ReadonlySet<PlaceCategory> = new Set(['toilets', 'stop'])

type Prepared = ComparedPlace & { readonly names: readonly ComparedName[]; readonly phones: readonly string[] }

export type ComparedName = {
  readonly words: ReadonlySet<string>
  /** All telling words without a space between: "Dar Al Tawhid" is "Dar Altawhid". */
  readonly joined: string
  /** Sorted, so that "2" and "3" tell two branches apart whatever the words. */
  readonly numbers: string
}

/** Squares of `NEAR_METRES`. */
type Grid = { readonly cells: ReadonlyMap<string, readonly Prepared[]>; readonly steps: Steps }

function* gridOf(places: readonly ComparedPlace[]): Cooperative<Grid> {
  const cells = new Map<string, Prepared[]>()
  const furthestNorth = Math.max(0, ...new Set(places.map(({ latitude }) => Math.ceil(Math.abs(latitude)))))
  const latitude = (NEAR_METRES / (EARTH_RADIUS_KM * 1000)) * (180 / Math.PI)
  // Degrees of longitude shrink towards the pole; the step of the northernmost place is wide enough for all.
  const longitude = latitude / Math.cos((Math.min(furthestNorth, 89) * Math.PI) / 180)
  const steps = { latitude, longitude }
  for (const place of places) {
    const prepared = { ...place, names: namesOf(place), phones: comparedPhones(place.phone) }
    addTo(cells, cellOf(place, steps), prepared)
    yield
  }
  return { cells, steps }
}

function sameness(one: Prepared, other: Prepared): NearDuplicate['because'] | null {
  if (one.phones.some((phone) => other.phones.includes(phone))) return 'phone'
  if (one.category !== other.category || SIDE_BY_SIDE.has(one.category)) return null
  return one.names.some((name) => other.names.some((otherName) => isSimilar(name, otherName))) ? 'name' : null
}

/** What share of the words of two names must be common to both. */
const COMMON_WORDS = 0.6

/** What share of the letter pairs must be: "Alaseel" and "Al Aseel", "Mövenpick" and "Movenpick Hajar". */
const COMMON_PAIRS = 0.8

/** Whether two names may belong to one place. */
export function isSimilar(one: ComparedName, other: ComparedName): boolean {
  if (one.numbers !== other.numbers) return false
  if (one.joined === '' || other.joined === '') return false
  if (one.joined === other.joined) return true
  const common = [...one.words].filter((word) => other.words.has(word)).length
  const all = one.words.size + other.words.size - common
  return common / all >= COMMON_WORDS || commonPairs(one.joined, other.joined) >= COMMON_PAIRS
}

/** The Dice coefficient of two words' letter pairs: 0 less than `COMMON_PAIRS` for sure, 1 the same pairs. */
function commonPairs(one: string, other: string): number {
  const all = one.length + other.length - 2
  // All pairs of the shorter one would not be enough.
  if ((2 * (Math.min(one.length, other.length) - 1)) / all < COMMON_PAIRS) return 0
  const pairs = new Map<string, number>()
  for (let index = 0; index < one.length - 1; index += 1) {
    const pair = one.slice(index, index + 2)
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1)
  }
  let common = 0
  for (let index = 0; index < other.length - 1; index += 1) {
    const pair = other.slice(index, index + 2)
    const left = pairs.get(pair) ?? 0
    if (left === 0) continue
    pairs.set(pair, left - 1)
    common += 1
  }
  return all <= 0 ? 0 : (2 * common) / all
}

/** Words that say what kind of place it is, which the category says already, or where. Folded, without the article. */
const KINDS_AND_CITIES = wordSet(
  'hotel hotels tower towers restaurant restaurants cafe coffee shop mosque masjid pharmacy hospital clinic center ' +
    'centre bus stop station makkah mecca madinah medina jeddah ' +
    'فندق فنادق مطعم مطاعم مقهي كافيه مسجد جامع صيدليه مستشفي مركز محطه برج ابراج مكه مدينه جده',
)

/** Words that join the others, and are as often left out or glued to the next one. */
const JOINING = wordSet('the al el of and in at for و في')

function namesOf({ name, arabicName }: ComparedPlace): readonly ComparedName[] {
  return [name, arabicName ?? ''].filter((text) => text !== '').map(comparedName)
}

/** A name, ready to be compared. */
export function comparedName(text: string): ComparedName {
  const all = foldedWords(text)
  const telling = all.filter((word) => !KINDS_AND_CITIES.has(word))
  const kept = telling.some((word) => !JOINING.has(word)) ? telling : all
  return {
    words: new Set(kept.filter((word) => !JOINING.has(word))),
    joined: kept.join(''),
    numbers: kept
      .filter((word) => /\d/.test(word))
      .sort()
      .join(' '),
  }
}

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' '))
}

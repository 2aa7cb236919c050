import { EARTH_RADIUS_KM, type Position, distanceMetres } from '@/lib/geo/geo'
import type { PlaceCategory } from '@/domain/places/place-categories'
import { addToGroup } from '@/lib/lists/add-to-group'
import { foldedWords } from '@/lib/text/text-folding'
import type { Cooperative } from '@/server/cooperative'
import { normalizePhones } from '@/server/phones/read-phones'

import { listAround, type Steps, toCellKey } from './grid'

/** What is compared of a place. Places without a position are left out: they have no neighbours. */
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
  const grid = yield* buildGrid(places)
  const pairs: NearDuplicate[] = []
  for (const cell of grid.cells.values()) {
    const [first] = cell
    const neighbours = first === undefined ? [] : listAround(first, grid.steps, grid.cells)
    for (const place of cell) {
      for (const other of neighbours) {
        if (other.id <= place.id) continue
        const metres = distanceMetres(place, other)
        if (metres > NEAR_METRES) continue
        const because = compareRecords(place, other)
        if (because !== null) pairs.push({ firstId: place.id, secondId: other.id, metres, because })
      }
      yield
    }
  }
  return pairs.sort((a, b) => a.metres - b.metres || a.firstId - b.firstId || a.secondId - b.secondId)
}

/** Several stand side by side and are called after what they are near, so the same name says nothing. */
const SIDE_BY_SIDE: ReadonlySet<PlaceCategory> = new Set(['toilets', 'stop'])

type Prepared = ComparedPlace & { readonly names: readonly ComparedName[]; readonly phones: readonly string[] }

export type ComparedName = {
  readonly words: ReadonlySet<string>
  /** All distinctive words without a space between: "Dar Al Tawhid" is "Dar Altawhid". */
  readonly joined: string
  /** Sorted. "2" and "3" are two branches, however alike the words are. */
  readonly numbers: string
}

/** Squares of `NEAR_METRES`. */
type Grid = { readonly cells: ReadonlyMap<string, readonly Prepared[]>; readonly steps: Steps }

function* buildGrid(places: readonly ComparedPlace[]): Cooperative<Grid> {
  const cells = new Map<string, Prepared[]>()
  const furthestNorth = Math.max(0, ...new Set(places.map(({ latitude }) => Math.ceil(Math.abs(latitude)))))
  const latitude = (NEAR_METRES / (EARTH_RADIUS_KM * 1000)) * (180 / Math.PI)
  // Degrees of longitude shrink towards the pole; the step of the northernmost place is wide enough for all.
  const longitude = latitude / Math.cos((Math.min(furthestNorth, 89) * Math.PI) / 180)
  const steps = { latitude, longitude }
  for (const place of places) {
    const prepared = { ...place, names: listNames(place), phones: normalizePhones(place.phone) }
    addToGroup(cells, toCellKey(place, steps), prepared)
    yield
  }
  return { cells, steps }
}

function compareRecords(one: Prepared, other: Prepared): NearDuplicate['because'] | null {
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
  return common / all >= COMMON_WORDS || compareLetterPairs(one.joined, other.joined) >= COMMON_PAIRS
}

/** The Dice coefficient of two words' letter pairs, from 0 to 1; 0 also where it cannot reach `COMMON_PAIRS`. */
function compareLetterPairs(one: string, other: string): number {
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
const KINDS_AND_CITIES = toWordSet(
  'hotel hotels tower towers restaurant restaurants cafe coffee shop mosque masjid pharmacy hospital clinic center ' +
    'centre bus stop station makkah mecca madinah medina jeddah ' +
    'فندق فنادق مطعم مطاعم مقهي كافيه مسجد جامع صيدليه مستشفي مركز محطه برج ابراج مكه مدينه جده',
)

/** Words that join the others, and are as often left out or glued to the next one. */
const JOINING = toWordSet('the al el of and in at for و في')

function listNames({ name, arabicName }: ComparedPlace): readonly ComparedName[] {
  return [name, arabicName ?? ''].filter((text) => text !== '').map(toComparedName)
}

/** Splits a name into what is compared. */
export function toComparedName(text: string): ComparedName {
  const all = foldedWords(text)
  const distinctive = all.filter((word) => !KINDS_AND_CITIES.has(word))
  const counted = distinctive.some((word) => !JOINING.has(word)) ? distinctive : all
  return {
    words: new Set(counted.filter((word) => !JOINING.has(word))),
    joined: counted.join(''),
    numbers: counted
      .filter((word) => /\d/.test(word))
      .sort()
      .join(' '),
  }
}

function toWordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' '))
}

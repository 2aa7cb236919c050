import {
  DUPLICATE_METRES,
  type DuplicateCandidate,
  LIKELY_DUPLICATE,
  MAX_DUPLICATES,
} from '@/contracts/possible-duplicates'
import { distanceMetres, type Position } from '@/lib/geo/geo'
import { addToGroup } from '@/lib/lists/add-to-group'
import type { Cooperative } from '@/server/cooperative'
import { normalizePhones } from '@/server/phones/read-phones'

import { listAround, toCellKey } from './grid'
import { type ComparedName, isSimilar, toComparedName } from './near-duplicates'

/** What is compared: a submitted place, or something it may be the same as. */
export type Compared = Omit<DuplicateCandidate, 'score' | 'isLikely' | 'because' | 'distanceMetres'>

type Prepared = Compared & {
  readonly names: readonly ComparedName[]
  readonly phones: readonly string[]
  readonly position: Position | null
}

type DuplicateIndex = {
  readonly byCell: ReadonlyMap<string, readonly Prepared[]>
  readonly byWord: ReadonlyMap<string, readonly Prepared[]>
  readonly byPhone: ReadonlyMap<string, readonly Prepared[]>
}

/** Degrees that are more than `DUPLICATE_METRES` everywhere in the country. */
const NEAR_DEGREES = 0.002

const STEPS = { latitude: NEAR_DEGREES, longitude: NEAR_DEGREES } as const

/** From here on a candidate is worth a look. */
const MIN_SCORE = 0.3

/** A word or a phone that more records share says nothing about any of them; the whole name counts as a word, too. */
const MAX_NAMESAKES = 200

/** So many of those around a place are looked at, the nearest first: somebody may send thousands with one position. */
const MAX_NEIGHBOURS = 200

/** Farther than this, the same name is another branch. */
const BRANCH_METRES = 1000

const points = {
  sameName: 0.6,
  similarName: 0.45,
  phone: 0.35,
  near: 0.3,
  /** The same name in the same city, with no positions that would say otherwise, and only one of them. */
  onlyOneOfThatName: 0.2,
  notNear: -0.1,
  far: -0.35,
  otherCity: -0.5,
} as const

/** Prepares candidates once, so that they can be searched many times. */
export function* buildIndex(candidates: readonly Compared[]): Cooperative<DuplicateIndex> {
  const byCell = new Map<string, Prepared[]>()
  const byWord = new Map<string, Prepared[]>()
  const byPhone = new Map<string, Prepared[]>()
  for (const candidate of candidates) {
    const place = prepare(candidate)
    if (place.position !== null) addToGroup(byCell, toCellKey(place.position, STEPS), place)
    for (const word of listWords(place)) addToGroup(byWord, word, place)
    for (const phone of place.phones) addToGroup(byPhone, phone, place)
    yield
  }
  return { byCell, byWord, byPhone }
}

/** What the place may be a duplicate of: similar name in either script, the same phone, or close by. The best first. */
export function findDuplicates(compared: Compared, index: DuplicateIndex): readonly DuplicateCandidate[] {
  const place = prepare(compared)
  const others = [...findCandidates(place, index)].filter(({ kind, id }) => kind !== place.kind || id !== place.id)
  const namesakes = others.filter(
    (other) => other.kind === 'place' && other.city === place.city && compareNames(place, other) === 'same',
  )
  return others
    .map((other) => rate(place, other, namesakes.length === 1 || other.kind === 'submission'))
    .filter(({ score }) => score >= MIN_SCORE)
    .sort((a, b) => b.score - a.score || (a.distanceMetres ?? Infinity) - (b.distanceMetres ?? Infinity) || a.id - b.id)
    .slice(0, MAX_DUPLICATES)
}

function findCandidates(place: Prepared, { byCell, byWord, byPhone }: DuplicateIndex): ReadonlySet<Prepared> {
  const dropLarge = (group: readonly Prepared[] = []) => (group.length <= MAX_NAMESAKES ? group : [])
  return new Set([
    ...listWords(place).flatMap((word) => dropLarge(byWord.get(word))),
    ...place.phones.flatMap((phone) => dropLarge(byPhone.get(phone))),
    ...(place.position === null ? [] : findNeighbours(place.position, byCell)),
  ])
}

const listWords = ({ names }: Prepared): readonly string[] => names.flatMap(({ words, joined }) => [...words, joined])

/** Rings around a position, from the inside out. */
const RINGS = 20

function findNeighbours(position: Position, byCell: DuplicateIndex['byCell']): readonly Prepared[] {
  const rings: Prepared[][] = Array.from({ length: RINGS + 1 }, () => [])
  for (const other of listAround(position, STEPS, byCell)) {
    const apart = measureDegrees(position, other.position)
    if (apart <= NEAR_DEGREES) rings[Math.floor((apart / NEAR_DEGREES) * RINGS)]?.push(other)
  }
  return rings.flat().slice(0, MAX_NEIGHBOURS)
}

/** The larger of the two differences in degrees: quicker than metres, and exact enough to find neighbours. */
const measureDegrees = (one: Position, other: Position | null): number =>
  other === null
    ? Infinity
    : Math.max(Math.abs(one.latitude - other.latitude), Math.abs(one.longitude - other.longitude))

function rate(place: Prepared, other: Prepared, isOnlyOne: boolean): DuplicateCandidate {
  const likeness = compareNames(place, other)
  const metres =
    place.position === null || other.position === null ? null : distanceMetres(place.position, other.position)
  const hasSamePhone = place.phones.some((phone) => other.phones.includes(phone))
  const isSameCity = place.city === other.city
  const score =
    (likeness === 'same' ? points.sameName : likeness === 'similar' ? points.similarName : 0) +
    (hasSamePhone ? points.phone : 0) +
    (isSameCity ? 0 : points.otherCity) +
    (metres === null
      ? likeness === 'same' && isSameCity && isOnlyOne
        ? points.onlyOneOfThatName
        : 0
      : metres <= DUPLICATE_METRES
        ? points.near
        : metres <= BRANCH_METRES
          ? points.notNear
          : points.far)
  const rounded = Math.round(Math.max(0, Math.min(1, score)) * 100) / 100
  const { names: _names, phones: _phones, position: _position, ...facts } = other
  return {
    ...facts,
    distanceMetres: metres === null ? null : Math.round(metres),
    score: rounded,
    isLikely: rounded >= LIKELY_DUPLICATE,
    because: [
      ...(likeness === null ? [] : (['name'] as const)),
      ...(hasSamePhone ? (['phone'] as const) : []),
      ...(metres !== null && metres <= DUPLICATE_METRES ? (['distance'] as const) : []),
    ],
  }
}

function compareNames(one: Prepared, other: Prepared): 'same' | 'similar' | null {
  const pairs = one.names.flatMap((name) => other.names.map((otherName) => [name, otherName] as const))
  if (pairs.some(([a, b]) => a.joined !== '' && a.joined === b.joined)) return 'same'
  return pairs.some(([a, b]) => isSimilar(a, b)) ? 'similar' : null
}

function prepare(place: Compared): Prepared {
  const { latitude, longitude } = place
  return {
    ...place,
    names: [place.name, place.arabicName ?? ''].filter((name) => name !== '').map(getComparedName),
    phones: normalizePhones(place.phone),
    position: latitude === null || longitude === null ? null : { latitude, longitude },
  }
}

/** Splitting ten thousand names takes a tenth of a second, and most of them are the same in the next search. */
const nameCache = new Map<string, ComparedName>()

const MAX_CACHED_NAMES = 50_000

function getComparedName(text: string): ComparedName {
  const cached = nameCache.get(text)
  if (cached !== undefined) return cached
  if (nameCache.size >= MAX_CACHED_NAMES) nameCache.clear()
  const name = toComparedName(text)
  nameCache.set(text, name)
  return name
}

import { type Position, distanceMetres } from '@/lib/geo/geo'
import { type MosqueKey, mosques } from '@/domain/gates/mosques'
import { cleanText } from '@/lib/text/text'

import { deniedObjects } from '../osm/known-objects'
import { type OsmRef, type OsmTags, type OverpassElement, readPoint, toOsmRef } from '../osm/overpass-types'
import { parseGateNumbers } from './gate-numbers'

/** A gate of one of the mosques as the map shows it: one point, which may stand for several doors side by side. */
export type GateSighting = Position & {
  readonly osmRef: OsmRef
  readonly mosque: MosqueKey
  /** As on the sign, in the order written. Empty where the map names none. */
  readonly numbers: readonly string[]
  /** What a person would call it in a list, number included; English before Arabic. */
  readonly label: string
}

/** In the order of the checks. */
export type NoGateReason =
  'denied' | 'no-gate' | 'toilets' | 'kaaba-door' | 'indoor' | 'other-building' | 'no-position' | 'elsewhere'

type ReadGate =
  { readonly ok: true; readonly gate: GateSighting } | { readonly ok: false; readonly reason: NoGateReason }

/** The outermost known gates lie 400 m (Haram, the extension) and 530 m (Nabawi, the courtyard) from the centre. */
const GATE_RADIUS_METRES = 700

/** A map object as a gate of a mosque, or why it is none. */
export function readGate(element: OverpassElement): ReadGate {
  const { tags } = element
  const reason = findReason(tags) ?? (deniedObjects.has(toOsmRef(element)) ? 'denied' : null)
  if (reason !== null) return { ok: false, reason }
  const position = readPoint(element)
  if (position === null) return { ok: false, reason: 'no-position' }
  const mosque = findMosque(position)
  if (mosque === null) return { ok: false, reason: 'elsewhere' }

  const numbers = readNumbers(tags)
  return {
    ok: true,
    gate: { osmRef: toOsmRef(element), mosque, numbers, label: formatLabel(tags, numbers), ...position },
  }
}

function findReason(tags: OsmTags): NoGateReason | null {
  const isGate = isTagged(tags.entrance) || tags.historic === 'city_gate' || tags.barrier === 'gate'
  if (!isGate) return 'no-gate'
  if (tags.amenity === 'toilets') return 'toilets'
  const names = [tags.name, tags['name:en'], tags['name:ar']].filter((name) => name !== undefined).join('\n')
  if (tags.wikidata === KAABA_DOOR || /kaa?bah?\b|الكعبة/i.test(names)) return 'kaaba-door'
  if (isTagged(tags.indoor)) return 'indoor'
  return OTHER_BUILDING.test(names) ? 'other-building' : null
}

const KAABA_DOOR = 'Q16122214'

/** Towers, hotels and malls around the mosques number their own doors. */
const OTHER_BUILDING =
  /\b(hotels?|towers?|malls?|suites|residences?|food courts?|jab[ae]l omar|hilton|hyatt|conrad|jumeirah|fairmont|swiss[oô]tel|pullman|m[oö]venpick|parking|car park)\b|فندق|أبراج|ابراج|برج|مول|موقف|مواقف/i

function readNumbers(tags: OsmTags): readonly string[] {
  const written = [tags.ref, tags['name:en'], tags.name, tags['name:ar'], tags.inscription]
  return written.map((text) => parseGateNumbers(text ?? '')).find((numbers) => numbers.length > 0) ?? []
}

function formatLabel(tags: OsmTags, numbers: readonly string[]): string {
  const name = cleanText(tags['name:en']) ?? cleanText(tags.name)
  const number = numbers.join(', ')
  if (name === null) return number === '' ? 'Gate without a name' : `Gate ${number}`
  return /\p{L}/u.test(name) ? name : `Gate ${name}`
}

function findMosque(position: Position): MosqueKey | null {
  const isNear = ({ latitude, longitude }: Position) =>
    distanceMetres(position, { latitude, longitude }) <= GATE_RADIUS_METRES
  return Object.values(mosques).find(isNear)?.key ?? null
}

function isTagged(value: string | undefined): boolean {
  return value !== undefined && value !== 'no'
}

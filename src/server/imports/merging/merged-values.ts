import { mosqueById } from '@/domain/gates/mosques'
import { type PlaceFields, placeFields } from '@/domain/places/place-fields'
import { type KeysWhere, keysWhere } from '@/lib/lists/table-rows'
import type { Location } from '@/payload-types'
import { normalizePhones } from '@/server/phones/read-phones'

type PlaceField = Exclude<keyof PlaceFields, 'position' | KeysWhere<PlaceFields, { readonly isOnlySent: true }>>

/** A position moves as a whole, and what is only sent no place has. */
const isMerged = (key: keyof PlaceFields): key is PlaceField =>
  key !== 'position' && !('isOnlySent' in placeFields[key])

/** The fields of a place that merging decides, in the order they are shown beside each other. */
const MERGED_FIELDS = [
  ...keysWhere(placeFields, {}).filter(isMerged),
  'media' as const,
  'confidence' as const,
  'provenance' as const,
]

type MergedField = (typeof MERGED_FIELDS)[number]

export type MergedValues = Partial<Pick<Location, MergedField | 'latitude' | 'longitude'>>

/** Whose word counts more when both records say something: what a person wrote over what the map says. */
const AUTHORITY = { editor: 2, community: 1, osm: 0 } as const satisfies Record<Location['origin'], number>

/**
 * What the kept place has to take over from the one that goes, so that nothing known is lost: values the kept one lacks,
 * and everything a person wrote where the kept one only has the map's word. A position moves as a whole.
 */
export function mergedValues(kept: Location, old: Location): MergedValues {
  const isOldTrustier = AUTHORITY[old.origin] > AUTHORITY[kept.origin]
  const isTaken = (field: keyof Location) => isSaid(old[field]) && (isOldTrustier || !isSaid(kept[field]))
  const taken = MERGED_FIELDS.filter((field) => isTaken(field) && !isSame(field, kept[field], old[field]))
  const values: MergedValues = Object.fromEntries(taken.map((field) => [field, old[field]]))
  const { latitude, longitude } = old
  const moves = isTaken('latitude') && (latitude !== kept.latitude || longitude !== kept.longitude)
  return moves ? { ...values, latitude, longitude } : values
}

/** Which of two records should stay: one of the two mosques, else what a person wrote, else the one that says more, else the older. */
export function chooseKept(one: Location, other: Location): readonly [kept: Location, old: Location] {
  if (mosqueById(other.id) !== null) return [other, one]
  if (mosqueById(one.id) !== null) return [one, other]
  const difference =
    AUTHORITY[one.origin] - AUTHORITY[other.origin] || countSaid(one) - countSaid(other) || other.id - one.id
  return difference > 0 ? [one, other] : [other, one]
}

/** `unknown` is what a record holds before a person or the map has said anything. */
function isSaid(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).some(isSaid)
  return value !== null && value !== undefined && value !== '' && value !== 'unknown'
}

/** A number in another spelling is nothing new. */
function isSame(field: MergedField, one: unknown, other: unknown): boolean {
  const isPhone = field === 'phone' && typeof one === 'string' && typeof other === 'string'
  const said = (value: unknown) => JSON.stringify(value)
  return said(one) === said(other) || (isPhone && isSameNumbers(normalizePhones(one), normalizePhones(other)))
}

const isSameNumbers = (one: readonly string[], other: readonly string[]): boolean =>
  one.length > 0 && one.length === other.length && one.every((number) => other.includes(number))

function countSaid(place: Location): number {
  return MERGED_FIELDS.filter((field) => isSaid(place[field])).length
}

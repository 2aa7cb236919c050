import type { City } from '@/domain/places/cities'
import type { Position } from '@/lib/geo/geo'
import type { PlaceCategory } from '@/domain/places/place-categories'
import { isSwapped } from '@/domain/places/position-problem'

import { findCategory } from './category-table'
import { type ClosedReason, findClosedReason } from './closed-places'
import type { DroppedPart, PlaceRule } from './report-words'
import { correctedObjects } from './known-objects'
import { type MapFields, readMapFields } from './map-fields'
import { withOneKind } from './one-kind'
import { type OsmRef, type OsmTags, type OverpassElement, readPoint, roundDegrees, toOsmRef } from './overpass-types'
import { findCity } from './place-city'
import { readNames } from './place-names'
import { formatStopName } from './name-writing'
import { formatToiletsName } from './toilet-names'
import { chooseTrustedCategory } from './trusted-categories'

/** A place as the map describes it. `null` and `unknown` always mean that the map does not say. */
export type MappedPlace = Position &
  MapFields & {
    readonly osmRef: OsmRef
    readonly name: string
    readonly arabicName: string | null
    /** `transliterated`: the name is computed from the Arabic one. */
    readonly nameBasis: 'transliterated' | null
    readonly category: PlaceCategory
    readonly city: City
    /** `YYYY-MM-DD`: when a mapper last stood before it. */
    readonly checkDate: string | null
  }

/** In the order of the checks; an object with two faults is counted under the first. */
export type UnmappedReason =
  | 'no-tags'
  | 'no-category'
  | `closed-${ClosedReason}`
  | 'not-its-category'
  | 'no-name'
  | 'no-position'
  | 'swapped-position'
  | 'outside-cities'

type MappedElement =
  | {
      readonly ok: true
      readonly place: MappedPlace
      readonly rules: readonly PlaceRule[]
      readonly dropped: readonly DroppedPart[]
    }
  | {
      readonly ok: false
      readonly reason: UnmappedReason
      /** Its source says that it is closed for good, whatever else is in the way. */
      readonly isClosed: boolean
    }

/** One map object as a place of the guide, or the reason why it is none. */
export function mapElement(element: OverpassElement): MappedElement {
  // The bare corners of a drawn area, which some forms of an answer carry along.
  if (Object.keys(element.tags).length === 0) return { ok: false, reason: 'no-tags', isClosed: false }
  const tags = withOneKind(element.tags)
  const tagged = findCategory(tags)
  const closed = findClosedReason(tags)
  if (closed !== null) {
    const wasPlace = tagged !== null || closed === 'former'
    return { ok: false, reason: wasPlace ? `closed-${closed}` : 'no-category', isClosed: true }
  }
  if (tagged === null) return reject('no-category')
  const osmRef = toOsmRef(element)
  const corrected = correctedObjects.get(osmRef)
  const category = corrected?.category ?? chooseTrustedCategory(tagged, tags)
  if (category === null) return reject('not-its-category')
  const names = chooseNames(category, tags)
  if (names === null) return reject('no-name')
  const position = findPosition(element)
  if (position === null) return reject('no-position')
  const city = findCity(position)
  if (city === null) return reject(isSwapped(position) ? 'swapped-position' : 'outside-cities')

  const { rules, ...said } = names
  const isNamed = corrected?.name !== undefined
  const place: MappedPlace = {
    osmRef,
    ...said,
    ...(isNamed && { name: corrected.name, nameBasis: null }),
    ...(corrected?.arabicName !== undefined && { arabicName: corrected.arabicName }),
    category,
    city,
    ...readMapFields(tags, { category, city, position }),
    ...position,
    checkDate: parseDay(tags.check_date) ?? parseDay(tags['survey:date']),
  }
  return {
    ok: true,
    place,
    rules: [
      ...(isNamed ? [] : rules),
      ...(corrected === undefined ? [] : (['corrected'] as const)),
      ...(category === tagged || corrected?.category !== undefined ? [] : (['trusted-category'] as const)),
    ],
    dropped: listDropped(tags, place),
  }
}

const reject = (reason: UnmappedReason): MappedElement => ({ ok: false, reason, isClosed: false })

/** What the map says of a place and the guide cannot use. */
function listDropped(tags: OsmTags, { website, checkDate, wheelchair }: MappedPlace): readonly DroppedPart[] {
  const dropped: DroppedPart[] = []
  if (website === null && hasText(tags.website ?? tags['contact:website'])) dropped.push('web address not usable')
  if (checkDate === null && hasText(tags.check_date ?? tags['survey:date'])) dropped.push('day of a check not readable')
  if (wheelchair === 'unknown' && tags.wheelchair !== 'unknown' && hasText(tags.wheelchair))
    dropped.push('wheelchair access not readable')
  return dropped
}

const hasText = (value: string | undefined): boolean => value !== undefined && value.trim() !== ''

/** Bus stops and toilets are called by what they are; everything else by its own name. */
function chooseNames(category: PlaceCategory, tags: OsmTags): ReturnType<typeof readNames> {
  const names = readNames(tags)
  if (category === 'toilets') {
    return { name: formatToiletsName(tags), arabicName: names?.arabicName ?? null, nameBasis: null, rules: ['toilets'] }
  }
  if (category !== 'stop' || names === null) return names
  return { ...names, name: formatStopName(names.name, names.arabicName), rules: [...names.rules, 'stop'] }
}

function findPosition(element: OverpassElement): Position | null {
  const point = readPoint(element)
  if (point !== null || element.type === 'node' || !element.bounds) return point
  const { minlat, minlon, maxlat, maxlon } = element.bounds
  return { latitude: roundDegrees((minlat + maxlat) / 2), longitude: roundDegrees((minlon + maxlon) / 2) }
}

/** Mappers also write a year, a month or free text; only a real day can be compared with another. */
function parseDay(value: string | undefined): string | null {
  if (value === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return null
  const time = Date.parse(`${value}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value) ? value : null
}

import { cutText } from '@/lib/text/cut-text'

import type { IncomingRecord } from '../engine/records'
import type { DroppedPart } from '../osm/dropped-parts'
import type { Edition } from '../osm/editions'
import type { MappedPlace } from '../osm/map-element'
import { roundDegrees } from '../osm/overpass-types'

/** Half a year, as for the places that ship. */
const REVIEW_DAYS = 180

/** As in `maxLength` of the collection: a longer value could not be saved by an editor again. */
const limits = {
  name: 200,
  arabicName: 200,
  address: 300,
  description: 2000,
  hours: 500,
  phone: 60,
  website: 500,
  cuisine: 120,
} as const

/** What a record has to know of where its place comes from. */
export type RecordSource = {
  /** `YYYY-MM-DD`: of which day the copy of the map is; `null` when it does not say. */
  readonly mapDay: string | null
  /** `YYYY-MM-DD`: when it was read. */
  readonly readOn: string
  readonly edition?: Edition | null
  /** Told of each part of the place that the record has to go without. */
  readonly onDropped?: (part: DroppedPart) => void
}

/** A place of the map as a record of the import. Nothing of it counts as checked later than its source is old. */
export function placeRecord(
  place: MappedPlace,
  { mapDay, readOn, edition = null, onDropped = () => undefined }: RecordSource,
): IncomingRecord {
  const { osmRef, checkDate } = place
  const sourceDay = edition?.at?.slice(0, 10) ?? mapDay
  const isPossible = checkDate !== null && checkDate <= (mapDay ?? sourceDay ?? readOn)
  // A day that has not come yet is a typing error.
  if (checkDate !== null && !isPossible) onDropped('day of a check after the day of the map')
  const fit = <Text extends string | null>(text: Text, limited: Text, part: DroppedPart): Text => {
    if (text !== limited) onDropped(part)
    return limited
  }
  const name = cut(place.name, limits.name) ?? osmRef
  return {
    key: osmRef,
    label: place.name,
    values: {
      osmRef,
      name: fit(place.name, name, 'name shortened'),
      nameBasis: place.nameBasis,
      arabicName: fit(place.arabicName, cut(place.arabicName, limits.arabicName), 'Arabic name shortened'),
      category: place.category,
      city: place.city,
      address: fit(place.address, whole(place.address, limits.address), 'address too long'),
      description: fit(place.description, whole(place.description, limits.description), 'description too long'),
      hours: fit(place.hours, whole(place.hours, limits.hours), 'opening hours too long'),
      phone: fit(place.phone, firstEntries(place.phone, limits.phone), 'phone numbers that were too many'),
      website: fit(place.website, whole(place.website, limits.website), 'web address too long'),
      wheelchair: place.wheelchair,
      cuisine: fit(place.cuisine, firstEntries(place.cuisine, limits.cuisine), 'kinds of food that were too many'),
      latitude: roundDegrees(place.latitude),
      longitude: roundDegrees(place.longitude),
    },
    checkedOn: isPossible ? checkDate : sourceDay,
    sourceDay,
    reviewDueOn: addDays((isPossible ? checkDate : (mapDay ?? sourceDay)) ?? readOn, REVIEW_DAYS),
    source: `OpenStreetMap contributors (ODbL 1.0)\nhttps://www.openstreetmap.org/${osmRef}`,
    edition,
  }
}

/** Half an opening time or half an address is wrong, so it is nothing. */
const whole = (text: string | null, limit: number): string | null =>
  text === null || text.length > limit ? null : text

function cut(text: string | null, limit: number): string | null {
  return text === null || text.length <= limit ? text : `${cutText(text, limit - 1).trimEnd()}…`
}

/** As many entries of a list as fit. */
function firstEntries(text: string | null, limit: number): string | null {
  if (text === null || text.length <= limit) return text
  const fitting = text
    .slice(0, limit + 1)
    .split(', ')
    .slice(0, -1)
    .join(', ')
  return fitting === '' ? null : fitting
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

const DAY_MS = 86_400_000

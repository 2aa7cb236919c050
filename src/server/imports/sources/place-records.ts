import { cutText } from '@/lib/cut-text'

import type { IncomingRecord } from '../engine/records'
import type { MappedPlace } from '../osm/map-element'

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

/** A place of the map as a record of the import. `extractDay`: when the copy of the map was taken, `YYYY-MM-DD`. */
export function placeRecord(place: MappedPlace, extractDay: string): IncomingRecord {
  const { osmRef, checkDate } = place
  // A day that has not come yet is a typing error.
  const checkedOn = checkDate !== null && checkDate <= extractDay ? checkDate : extractDay
  return {
    key: osmRef,
    label: place.name,
    values: {
      osmRef,
      name: cut(place.name, limits.name) ?? osmRef,
      nameBasis: place.nameBasis,
      arabicName: cut(place.arabicName, limits.arabicName),
      category: place.category,
      city: place.city,
      address: whole(place.address, limits.address),
      description: whole(place.description, limits.description),
      hours: whole(place.hours, limits.hours),
      phone: firstEntries(place.phone, limits.phone),
      website: whole(place.website, limits.website),
      wheelchair: place.wheelchair,
      cuisine: firstEntries(place.cuisine, limits.cuisine),
      latitude: degrees(place.latitude),
      longitude: degrees(place.longitude),
    },
    checkedOn,
    reviewDueOn: dayAfter(checkedOn, REVIEW_DAYS),
    source: `OpenStreetMap contributors (ODbL 1.0)\nhttps://www.openstreetmap.org/${osmRef}`,
  }
}

/** OpenStreetMap stores 7 decimals, and so do we: more would differ from themselves after a round through the database. */
const degrees = (value: number): number => Number(value.toFixed(7))

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

export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

const DAY_MS = 86_400_000

import { placeFields } from '@/domain/places/place-fields'
import { pick, recordOf } from '@/lib/lists/table-rows'
import { cutText } from '@/lib/text/cut-text'

import type { IncomingRecord } from '../engine/records'
import type { DroppedPart } from '../osm/report-words'
import type { Edition } from '../osm/editions'
import type { MappedPlace } from '../osm/map-element'
import { mapFlagKeys, mapTextKeys, mapTexts } from '../osm/map-fields'
import { roundDegrees } from '../osm/overpass-types'

/** Half a year, as for the places that ship. */
const REVIEW_DAYS = 180

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
  // A value longer than its field could not be saved by an editor again.
  const fit = <Text extends string | null>(text: Text, limited: Text, part: DroppedPart): Text => {
    if (text !== limited) onDropped(part)
    return limited
  }
  const name = cut(place.name, placeFields.name.limit) ?? osmRef
  const arabicName = cut(place.arabicName, placeFields.arabicName.limit)
  return {
    key: osmRef,
    label: place.name,
    values: {
      osmRef,
      name: fit(place.name, name, 'name shortened'),
      nameBasis: place.nameBasis,
      arabicName: fit(place.arabicName, arabicName, 'Arabic name shortened'),
      category: place.category,
      city: place.city,
      ...recordOf(mapTextKeys, (key) => {
        const text = place[key]
        const { shorten, tooLong } = mapTexts[key]
        const { limit } = placeFields[key]
        return fit(text, text === null || text.length <= limit ? text : shorten(text, limit), tooLong)
      }),
      ...pick(place, mapFlagKeys),
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

function cut(text: string | null, limit: number): string | null {
  return text === null || text.length <= limit ? text : `${cutText(text, limit - 1).trimEnd()}…`
}

function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

const DAY_MS = 86_400_000

import { bareCafe } from '@/server/imports/osm/mapped-place-fixture'
import type { SourceRecords } from '@/server/imports/engine/records'
import { placeRecord } from '@/server/imports/places/place-records'

/** As many as the two cities have, so that writing them takes long enough to be interrupted. */
export const HOTELS = 2_000

/** Hotels of one edition of the map: every one carries its number in the name. */
export function makeHotels(version: number, amount: number = HOTELS): SourceRecords {
  const records = Array.from({ length: amount }, (_, index) =>
    placeRecord(
      {
        ...bareCafe,
        osmRef: `node/${index + 1}`,
        name: `Hotel ${index + 1} v${version}`,
        category: 'hotel',
        latitude: 21.4,
        longitude: 39.8 + index / 100_000,
        hours: '24/7',
      },
      { mapDay: '2026-11-20', readOn: '2026-11-20' },
    ),
  )
  return {
    records,
    skipped: {},
    dropped: {},
    rules: {},
    present: new Set(records.map(({ key }) => key)),
    closed: new Set(),
    isComplete: true,
    sourceTimestamp: '2026-11-20T00:00:00Z',
    sourceName: 'test',
    warnings: [],
  }
}

import { runCooperatively, type Cooperative } from '@/server/cooperative'

import type { IncomingRecord } from '../engine/records'
import type { ParsedOverpass } from '../osm/parse-overpass'
import { type CuratedPlace, type SelectedPlaces, selectingPlaces } from '../osm/select-places'
import { placeRecord } from './place-records'
import { staleWarnings } from './stale-warnings'

export type SourceRecords = {
  readonly records: readonly IncomingRecord[]
  /** Objects of the source that are no record of the guide, by reason. */
  readonly skipped: Readonly<Record<string, number>>
  /** Records that a rule of the import has put right, by rule. A record may be under several. */
  readonly rules: Readonly<Record<string, number>>
  /** Keys the source has, whether a record came of them or not. */
  readonly present: ReadonlySet<string>
  /** False when only a part was asked for, so that what is not in it may well still be there. */
  readonly isComplete: boolean
  readonly sourceTimestamp: string | null
  readonly sourceName: string
  readonly warnings: readonly string[]
}

/** The places in answers of a map server or in a file, told apart from those people have written. */
export async function readPlaces({
  answers,
  curated,
  isComplete,
  sourceName,
  now,
}: {
  answers: readonly ParsedOverpass[]
  curated: readonly CuratedPlace[]
  isComplete: boolean
  sourceName: string
  now: Date
}): Promise<SourceRecords> {
  const elements = answers.map((answer) => answer.elements)
  const { places, refs, skipped, rules } = await runCooperatively(selectingPlaces(elements, curated))

  const reasons: Record<string, number> = { ...skipped }
  // The queries overlap by design: an object that two of them found was not left out.
  if (answers.length > 1) delete reasons.duplicate
  for (const { rejected } of answers) {
    for (const [reason, count] of Object.entries(rejected)) reasons[reason] = (reasons[reason] ?? 0) + count
  }

  const stamps = answers.map(({ timestampOsmBase }) => timestampOsmBase).filter((stamp) => stamp !== null)
  const sourceTimestamp = stamps.sort()[0] ?? null
  const extractDay = (sourceTimestamp ?? now.toISOString()).slice(0, 10)
  return {
    records: await runCooperatively(makingRecords(places, extractDay)),
    skipped: reasons,
    rules,
    present: refs,
    isComplete,
    sourceTimestamp,
    sourceName,
    warnings: staleWarnings(sourceTimestamp, now),
  }
}

function* makingRecords(places: SelectedPlaces['places'], extractDay: string): Cooperative<readonly IncomingRecord[]> {
  const records: IncomingRecord[] = []
  for (const place of places) {
    records.push(placeRecord(place, extractDay))
    yield
  }
  return records
}

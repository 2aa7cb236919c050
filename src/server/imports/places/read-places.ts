import { runCooperatively, type Cooperative } from '@/server/cooperative'

import type { IncomingRecord, SourceRecords } from '../engine/records'
import type { DroppedPart } from '../osm/report-words'
import type { ParsedOverpass } from '../osm/parse-overpass'
import { type CuratedPlace, type SelectedPlaces, selectingPlaces } from '../osm/select-places'
import { placeRecord, type RecordSource } from './place-records'
import { findSourceTimestamp, staleWarnings } from '../sources/source-age'

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
  const { places, refs, closed, notes, skipped, rules } = await runCooperatively(selectingPlaces(elements, curated))

  const reasons: Record<string, number> = { ...skipped }
  // The queries overlap by design: an object that two of them found was not left out.
  if (answers.length > 1) delete reasons.duplicate
  for (const { rejected } of answers) {
    for (const [reason, count] of Object.entries(rejected)) reasons[reason] = (reasons[reason] ?? 0) + count
  }

  const sourceTimestamp = findSourceTimestamp(answers)
  const dropped: Record<string, number> = {}
  const drop = (part: DroppedPart) => {
    dropped[part] = (dropped[part] ?? 0) + 1
  }
  const days = { mapDay: sourceTimestamp?.slice(0, 10) ?? null, readOn: now.toISOString().slice(0, 10) }
  return {
    records: await runCooperatively(makingRecords(places, notes, { ...days, onDropped: drop })),
    skipped: reasons,
    dropped,
    rules,
    present: refs,
    closed,
    isComplete,
    sourceTimestamp,
    sourceName,
    warnings: [...staleWarnings(sourceTimestamp, now), ...answers.flatMap(({ faults }) => faults)],
  }
}

function* makingRecords(
  places: SelectedPlaces['places'],
  notes: SelectedPlaces['notes'],
  source: RecordSource & { readonly onDropped: (part: DroppedPart) => void },
): Cooperative<readonly IncomingRecord[]> {
  const records: IncomingRecord[] = []
  for (const place of places) {
    const { edition = null, dropped = [] } = notes.get(place.osmRef) ?? {}
    for (const part of dropped) source.onDropped(part)
    records.push(placeRecord(place, { ...source, edition }))
    yield
  }
  return records
}

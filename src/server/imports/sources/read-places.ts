import { runCooperatively, type Cooperative } from '@/server/cooperative'

import type { IncomingRecord } from '../engine/records'
import type { DroppedPart } from '../osm/dropped-parts'
import type { ParsedOverpass } from '../osm/parse-overpass'
import { type CuratedPlace, type SelectedPlaces, selectingPlaces } from '../osm/select-places'
import { placeRecord, type RecordSource } from './place-records'
import { staleWarnings } from './stale-warnings'

export type SourceRecords = {
  readonly records: readonly IncomingRecord[]
  /** Objects of the source that are no record of the guide, by reason. */
  readonly skipped: Readonly<Record<string, number>>
  /** What records have to go without, by reason. */
  readonly dropped: Readonly<Record<string, number>>
  /** Records that a rule of the import has put right, by rule. A record may be under several. */
  readonly rules: Readonly<Record<string, number>>
  /** Keys the source has, whether a record came of them or not. */
  readonly present: ReadonlySet<string>
  /** Keys that the source marks as closed for good: not among those present. */
  readonly closed: ReadonlySet<string>
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

/**
 * Of which time the copy of the map is, ISO 8601: the oldest of several answers. One that does not say it is at least as
 * new as the newest object in it; `null` when no object says it either.
 */
export function findSourceTimestamp(answers: readonly ParsedOverpass[]): string | null {
  const stamps = answers.map(({ timestampOsmBase }) => timestampOsmBase).filter((stamp) => stamp !== null)
  if (stamps.length > 0) return stamps.sort()[0] ?? null
  let newest: string | null = null
  for (const { elements } of answers) {
    for (const { timestamp } of elements) {
      if (timestamp !== undefined && (newest === null || timestamp > newest)) newest = timestamp
    }
  }
  return newest
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

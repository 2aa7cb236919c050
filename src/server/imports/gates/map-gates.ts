import { distanceMetres } from '@/lib/geo/geo'
import { mosqueById } from '@/domain/gates/mosques'

import type { IncomingRecord, SourceRecords, Values } from '../engine/records'
import type { SqlClient } from '@/server/database/sql-client'
import { deniedObjects } from '../osm/known-objects'
import type { OverpassElement } from '../osm/overpass-types'
import type { GateSighting } from './gate-sighting'
import { type KnownGate, matchGates, type UnmatchedReason } from './match-gates'

const deniedRefs: ReadonlySet<unknown> = new Set(deniedObjects.keys())

/** Mappers redraw a door by some metres; from here on a person should look who is right. */
const MOVED_METRES = 30

/**
 * Places the gates whose position no source of the guide gives, by the map: now, when a list of map objects is at hand,
 * else as an earlier import has placed them. A position the guide has is never moved by the map, because people walk
 * there; where the two differ, the report says so.
 */
export async function withMapGates(
  client: SqlClient,
  source: SourceRecords,
  elements: readonly OverpassElement[] | null,
): Promise<SourceRecords> {
  const placed = elements === null ? source : placeByMap(source, elements)
  const before = await loadPositionsBefore(client)
  return { ...placed, records: placed.records.map((record) => placeAsBefore(record, before)) }
}

/** The pure part: what the map says about the gates of a source. */
export function placeByMap(source: SourceRecords, elements: readonly OverpassElement[]): SourceRecords {
  const knownGates = source.records.flatMap(toKnownGate)
  const { matches, unmatched, skipped } = matchGates(elements, knownGates)
  const reasons: Record<string, number> = { ...source.skipped }
  const count = (reason: string, more: number) => {
    reasons[reason] = (reasons[reason] ?? 0) + more
  }
  for (const [reason, more] of Object.entries(skipped)) count(reason, more)
  for (const { reason } of unmatched) count(reason, 1)

  const records = source.records.map((record) => {
    const sighting = matches.get(record.key)
    if (sighting === undefined || isPlaced(record.values)) return record
    const { latitude, longitude, osmRef } = sighting
    return { ...record, values: { ...record.values, latitude, longitude, osmRef } }
  })
  const moved = source.records.flatMap((record) => movedWarning(record, matches.get(record.key)))
  const unclear = unmatched.flatMap(({ sighting, reason }) => unclearWarning(sighting, reason))
  return { ...source, records, skipped: reasons, warnings: [...source.warnings, ...moved, ...unclear] }
}

function toKnownGate({ key, values }: IncomingRecord): readonly KnownGate[] {
  const mosque = mosqueById(Number(values.location))?.key
  if (mosque === undefined) return []
  const text = (field: string) => (typeof values[field] === 'string' ? values[field] : null)
  return [{ key, mosque, gateNumber: text('gateNumber'), osmRef: text('osmRef'), position: toPosition(values) }]
}

function movedWarning({ label, values }: IncomingRecord, sighting: GateSighting | undefined): readonly string[] {
  const position = toPosition(values)
  if (position === null || sighting === undefined) return []
  const metres = Math.round(distanceMetres(position, sighting))
  if (metres < MOVED_METRES) return []
  const number = values.gateNumber === null ? '' : ` (${values.gateNumber})`
  return [
    `The map shows ${label}${number} ${metres} m from where the guide has it: ${sighting.osmRef}. Look who is right.`,
  ]
}

/** A person is told of a number without a place in the guide; a door without a number needs no look. */
function unclearWarning({ label, osmRef }: GateSighting, reason: UnmatchedReason): readonly string[] {
  switch (reason) {
    case 'no-number':
      return []
    case 'unknown-number':
      return [`The map has a gate the guide does not know: ${label}, ${osmRef}.`]
    case 'too-far':
      return [`The map has ${label} (${osmRef}) too far from the gate of that number.`]
    case 'ambiguous':
      return [`The map has more than one ${label}; ${osmRef} was not used.`]
  }
}

async function loadPositionsBefore(client: SqlClient): Promise<ReadonlyMap<string, Values>> {
  const { rows } = await client.query<{ source_key: string; upstream: Values }>(
    `SELECT source_key, upstream FROM import_values WHERE collection = 'mosque-gates'`,
  )
  return new Map(rows.map(({ source_key, upstream }) => [source_key, upstream]))
}

function placeAsBefore(record: IncomingRecord, before: ReadonlyMap<string, Values>): IncomingRecord {
  const upstream = before.get(record.key)
  if (isPlaced(record.values) || upstream === undefined || !isPlaced(upstream)) return record
  const { latitude = null, longitude = null, osmRef = null } = upstream
  // What the guide has found out about the object since.
  if (deniedRefs.has(osmRef)) return record
  return { ...record, values: { ...record.values, latitude, longitude, osmRef } }
}

function toPosition({ latitude, longitude }: Values) {
  return typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : null
}

function isPlaced(values: Values): boolean {
  return toPosition(values) !== null
}

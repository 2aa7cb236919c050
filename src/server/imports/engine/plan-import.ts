import { createHash, hash } from 'node:crypto'

import type { Cooperative } from '@/server/cooperative'

import { compareEditions, type Edition } from '../osm/editions'
import type { Base, IncomingRecord, SkipReason, StoredKey, StoredRecord, Unit, Value, Values } from './records'

type Conflict = {
  readonly key: string
  readonly id: number
  readonly label: string
  readonly field: string
  readonly ours: Value
  readonly upstream: Value
}

export type PlannedCreate = { readonly incoming: IncomingRecord }

export type PlannedUpdate = {
  readonly id: number
  readonly incoming: IncomingRecord
  readonly version: string
  /** The fields with a new value. */
  readonly changes: Values
  /** What those fields hold now. */
  readonly before: Values
  /** Every field of the source after the merge. */
  readonly merged: Values
  /** `YYYY-MM-DD`: of which day the source was that the seed wrote it from; `null` when it has been imported since. */
  readonly seededOn: string | null
}

/** A row of `import_values` to write: what the source says now. */
export type PlannedBase = {
  readonly key: string
  readonly id: number
  readonly upstream: Values
  readonly hash: string
  readonly conflicts: Values | null
  readonly edition: Edition | null
}

/** A record that stays as it is, of whose map object the source has another edition than was known. */
export type PlannedEdition = { readonly key: string; readonly edition: Edition }

type MissingRecord = {
  readonly key: string
  readonly id: number
  readonly label: string
  readonly isNew: boolean
  /** The source still has it, marked as closed for good. */
  readonly isClosed: boolean
}

export type Plan = {
  readonly creates: readonly PlannedCreate[]
  readonly updates: readonly PlannedUpdate[]
  /** Includes those of updates, and of records whose fields stay: seen for the first time, in conflict, or back at the source. */
  readonly bases: readonly PlannedBase[]
  readonly editions: readonly PlannedEdition[]
  readonly unchanged: number
  /** Among those unchanged or updated: records the source had lost and has again. */
  readonly returned: number
  readonly conflicts: readonly Conflict[]
  readonly missing: readonly MissingRecord[]
  readonly skipped: Readonly<Partial<Record<SkipReason, number>>>
}

export type PlanInput = {
  readonly incoming: readonly IncomingRecord[]
  readonly keys: readonly StoredKey[]
  /** Of the records `recordsToRead` names. */
  readonly stored: ReadonlyMap<number, StoredRecord>
  readonly bases: ReadonlyMap<number, Base>
  /** Fields that are merged together; every other field stands alone. */
  readonly units: readonly Unit[]
  /** Keys the source still has, also those without a record in this import; `null` when the source is only a part. */
  readonly present: ReadonlySet<string> | null
  /** Keys of objects the source marks as closed for good; known also of a source that is only a part. */
  readonly closed?: ReadonlySet<string>
  /** Whether a record may go back to an edition of its map object before the one it was last taken from. */
  readonly takesOlder?: boolean
}

/** Ids whose fields the plan depends on: what the source says differs from what it said last time, or was missing. */
export function* recordsToRead(
  incoming: readonly IncomingRecord[],
  keys: readonly StoredKey[],
): Cooperative<readonly number[]> {
  const byKey = new Map(keys.map((stored) => [stored.key, stored]))
  const ids: number[] = []
  for (const record of incoming) {
    yield
    const stored = byKey.get(record.key)
    if (stored === undefined || stored.skipReason !== null) continue
    if (stored.hash !== hashValues(record.values) || stored.missingSince !== null) ids.push(stored.id)
  }
  return ids
}

/**
 * What an import has to write. A field follows the source as long as it holds what the source said last time; once an
 * editor has changed it, the editor's value stays, and a new value of the source is a conflict to be looked at. Nothing
 * is ever removed: what the source no longer has gets a mark.
 *
 * Same input, same plan; and a plan that has been carried out leaves nothing to plan.
 */
export function* planImport(input: PlanInput): Cooperative<Plan> {
  const { incoming, keys, stored, bases, units, takesOlder = false } = input
  const byKey = new Map(keys.map((record) => [record.key, record]))
  const creates: PlannedCreate[] = []
  const updates: PlannedUpdate[] = []
  const plannedBases: PlannedBase[] = []
  const editions: PlannedEdition[] = []
  const conflicts: Conflict[] = []
  const skipped: Partial<Record<SkipReason, number>> = {}
  const met = new Set<number>()
  let unchanged = 0
  let returned = 0

  for (const record of incoming) {
    yield
    const storedKey = byKey.get(record.key)
    if (storedKey === undefined) {
      creates.push({ incoming: record })
      continue
    }
    // Two objects of the source match one record, for example after an editor has linked it to another: the first counts.
    if (met.has(storedKey.id)) {
      unchanged += 1
      continue
    }
    met.add(storedKey.id)
    if (storedKey.skipReason !== null) {
      skipped[storedKey.skipReason] = (skipped[storedKey.skipReason] ?? 0) + 1
      continue
    }
    const current = stored.get(storedKey.id)
    const isOlder = (compareEditions(record.edition, storedKey.edition) ?? 0) < 0 && !takesOlder
    if (current === undefined) {
      unchanged += 1
      if (record.edition !== null && !isOlder && !isSameEdition(record.edition, storedKey.edition)) {
        editions.push({ key: record.key, edition: record.edition })
      }
      continue
    }
    if (isOlder) {
      skipped['older-edition'] = (skipped['older-edition'] ?? 0) + 1
      continue
    }
    if (storedKey.missingSince !== null) returned += 1
    const merge = mergeRecord({ record, current, base: bases.get(storedKey.id) ?? null, units })
    plannedBases.push({
      key: record.key,
      id: storedKey.id,
      upstream: record.values,
      hash: hashValues(record.values),
      conflicts: merge.conflicts,
      // A source that does not say leaves what was known: the edition is that one or a later one.
      edition: record.edition ?? storedKey.edition,
    })
    for (const [field, upstream] of Object.entries(merge.newConflicts)) {
      const ours = current.values[field] ?? null
      // Merged together with the field that differs, but the same on both sides.
      if (ours === (upstream ?? null)) continue
      conflicts.push({ key: record.key, id: storedKey.id, label: current.label, field, ours, upstream })
    }
    if (Object.keys(merge.changes).length === 0) {
      unchanged += 1
      continue
    }
    updates.push({
      id: storedKey.id,
      incoming: record,
      version: current.version,
      changes: merge.changes,
      before: pick(current.values, Object.keys(merge.changes)),
      merged: { ...pick(current.values, Object.keys(record.values)), ...merge.changes },
      seededOn: current.isAsSeeded && !bases.has(storedKey.id) ? current.checkedOn : null,
    })
  }

  const missing = findMissing(input)
  return { creates, updates, bases: plannedBases, editions, unchanged, returned, conflicts, missing, skipped }
}

const isSameEdition = (one: Edition, other: Edition | null): boolean =>
  one.version === (other?.version ?? null) && one.at === (other?.at ?? null)

/** A fingerprint of what the source says of a record, without regard to the order of the fields. */
export function hashValues(values: Values): string {
  const cached = hashes.get(values)
  if (cached !== undefined) return cached
  const ordered = sortedFields(values).map((field) => [field, values[field]])
  const fingerprint = hash('sha1', JSON.stringify(ordered), 'base64url')
  hashes.set(values, fingerprint)
  return fingerprint
}

/** The records of a source all have the same fields, in the same order: they are sorted once. */
function sortedFields(values: Values): readonly string[] {
  const fields = Object.keys(values)
  const key = fields.join()
  const cached = fieldOrders.get(key)
  if (cached !== undefined) return cached
  const sorted = fields.sort()
  if (fieldOrders.size >= MAX_FIELD_ORDERS) fieldOrders.clear()
  fieldOrders.set(key, sorted)
  return sorted
}

const fieldOrders = new Map<string, readonly string[]>()
const MAX_FIELD_ORDERS = 100

/** Cached, because the hash of a record is needed several times: when it is looked up, planned, checked and written. */
const hashes = new WeakMap<Values, string>()

/** A fingerprint of everything a plan would write: a preview and the import that carries it out have the same. */
export function* computeChecksum({ creates, updates, bases, missing }: Plan): Cooperative<string> {
  const sum = createHash('sha256')
  for (const { incoming } of creates) yield void sum.update(`+${incoming.key}${hashValues(incoming.values)}`)
  for (const { id, changes, before } of updates)
    yield void sum.update(`~${id}${hashValues(before)}${hashValues(changes)}`)
  for (const base of bases) yield void sum.update(`=${base.id}${base.hash}${hashValues(base.conflicts ?? {})}`)
  for (const { id, isNew } of missing) if (isNew) sum.update(`?${id}`)
  return sum.digest('base64url')
}

/** How many records the source has lost since the last import. */
export const countNewlyMissing = ({ missing }: Plan): number => missing.filter(({ isNew }) => isNew).length

type Merge = { readonly changes: Values; readonly conflicts: Values | null; readonly newConflicts: Values }

function mergeRecord({
  record,
  current,
  base,
  units,
}: {
  record: IncomingRecord
  current: StoredRecord
  base: Base | null
  units: readonly Unit[]
}): Merge {
  const upstreamBefore = base?.upstream ?? (current.isAsSeeded ? current.values : null)
  const changes: Record<string, Value> = {}
  const conflicts: Record<string, Value> = {}
  const newConflicts: Record<string, Value> = {}

  for (const unit of listUnits(record.values, units)) {
    const isSame = (a: Values, b: Values) => unit.every((field) => (a[field] ?? null) === (b[field] ?? null))
    if (isSame(current.values, record.values)) continue
    const isOurs = upstreamBefore === null || !isSame(current.values, upstreamBefore)
    if (!isOurs) {
      Object.assign(changes, pick(record.values, unit))
      continue
    }
    const isNews = upstreamBefore === null || !isSame(record.values, upstreamBefore)
    const isOpen = unit.some((field) => base?.conflicts?.[field] !== undefined)
    if (isNews || isOpen) Object.assign(conflicts, pick(record.values, unit))
    if (isNews) Object.assign(newConflicts, pick(record.values, unit))
  }
  return { changes, conflicts: Object.keys(conflicts).length === 0 ? null : conflicts, newConflicts }
}

function listUnits(values: Values, units: readonly Unit[]): readonly Unit[] {
  const grouped = new Set(units.flat())
  const single = Object.keys(values)
    .filter((field) => !grouped.has(field))
    .map((field) => [field])
  return [...units.filter((unit) => unit.every((field) => field in values)), ...single]
}

function findMissing({ incoming, keys, present, closed = new Set() }: PlanInput): readonly MissingRecord[] {
  if (present === null && closed.size === 0) return []
  const incomingKeys = new Set(incoming.map(({ key }) => key))
  const missing = new Map<number, MissingRecord>()
  const there = new Set<number>()
  for (const { key, id, label, missingSince, skipReason } of keys) {
    const isClosed = closed.has(key)
    const isThere = incomingKeys.has(key) || (!isClosed && present?.has(key) === true)
    // Of a partial source, absence means nothing.
    const isGone = !isThere && (isClosed || present !== null)
    if (skipReason !== null || isThere) there.add(id)
    else if (isGone && !missing.has(id)) missing.set(id, { key, id, label, isNew: missingSince === null, isClosed })
  }
  return [...missing.values()].filter(({ id }) => !there.has(id))
}

function pick(values: Values, fields: readonly string[]): Values {
  return Object.fromEntries(fields.map((field) => [field, values[field] ?? null]))
}

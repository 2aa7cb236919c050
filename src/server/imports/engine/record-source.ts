import { type CacheTag, EVERYTHING_TAG } from '@/server/cache/tags'
import { runCooperatively } from '@/server/cooperative'
import type { SqlClient } from '@/server/database/sql-client'

import { ImportFailure } from '../context/failure'
import { describeShrinking, type ImportPlan, type ImportSource, type Written } from '../context/import-source'
import { isOlderDay, type OlderCopy, toDay } from '../context/older-copy'
import { applyPlan } from './apply-plan'
import type { Entity } from './entity'
import { computeChecksum, countNewlyMissing, type Plan, planImport, recordsToRead } from './plan-import'
import { readKeys, readRecords } from './read-stored'
import type { SourceRecords } from './records'
import { type RejectedRecord, RejectedRecords } from './rejected-records'

/** What a kind that writes records has to say of them. */
export type RecordRules = {
  readonly entity: Entity
  /** Whether a copy of the source is of one day, so that one of a day before is asked about as a whole. */
  readonly hasDay: boolean
  /** The cached reads that show these records, once they have changed. */
  readonly tagsOf: (changed: readonly number[]) => readonly CacheTag[]
}

/** Records of a source, to be compared with those of the collection, merged with them and written. */
export function recordSource(rules: RecordRules, source: SourceRecords): ImportSource {
  return {
    name: source.sourceName,
    timestamp: source.sourceTimestamp,
    warnings: source.warnings,
    size: source.records.length,
    toJson: () => ({ ...source, present: [...source.present], closed: [...source.closed] }),
    plan: async ({ client, importedDay, takesOlder }) => {
      if (source.records.length === 0 && (source.isComplete || source.closed.size === 0)) {
        throw new ImportFailure('empty-answer', 'The source has not a single usable record. Nothing has changed.')
      }
      const plan = await makePlan(client, rules.entity, source, takesOlder)
      return toImportPlan(rules, source, plan, importedDay)
    },
  }
}

/** `toJson`, back again; `null` for one of an earlier release, whose records lack what is compared now. */
export function reviveRecords(kept: unknown): SourceRecords | null {
  // Written by `toJson` alone.
  const { present, closed, ...source } = kept as Omit<SourceRecords, 'present' | 'closed'> & {
    readonly present: readonly string[]
    readonly closed?: readonly string[]
  }
  return closed === undefined ? null : { ...source, present: new Set(present), closed: new Set(closed) }
}

async function makePlan(client: SqlClient, entity: Entity, source: SourceRecords, takesOlder: boolean): Promise<Plan> {
  const keys = await readKeys(client, entity)
  const { stored, bases } = await readRecords(
    client,
    entity,
    await runCooperatively(recordsToRead(source.records, keys)),
  )
  const { records: incoming, closed } = source
  const present = source.isComplete ? source.present : null
  const { units } = entity
  return runCooperatively(planImport({ incoming, keys, stored, bases, units, present, closed, takesOlder }))
}

function toImportPlan(rules: RecordRules, source: SourceRecords, plan: Plan, importedDay: string | null): ImportPlan {
  return {
    size: plan.creates.length + plan.updates.length,
    olderCopy: rules.hasDay ? findOlderCopy(plan, toDay(source.sourceTimestamp), importedDay) : null,
    shrinks: source.isComplete ? describeLoss(plan) : null,
    checksum: () => runCooperatively(computeChecksum(plan)),
    write: async ({ client, runId, isLastTry, onProgress }) => {
      const asides = new RejectedRecords(isLastTry)
      const { entity } = rules
      const written = await applyPlan({ client, entity, plan, runId, now: new Date(), onProgress, asides })
      return { ...describeWritten(plan, source, asides.list), tags: listTags(rules, plan, written) }
    },
  }
}

/** The older copy that a plan would put into the guide, or `null`: also when it would change nothing. */
function findOlderCopy(plan: Plan, sourceDay: string | null, importedDay: string | null): OlderCopy | null {
  const writes =
    plan.creates.length + plan.updates.length + plan.returned + plan.conflicts.length + countNewlyMissing(plan)
  if (writes === 0) return null
  // What came with the guide is of a day, too.
  const days = [importedDay, ...plan.updates.map(({ seededOn }) => seededOn)].filter((day) => day !== null)
  const knownDay = days.sort().at(-1) ?? null
  return isOlderDay(sourceDay, knownDay) ? { sourceDay, knownDay } : null
}

function describeLoss(plan: Plan): string | null {
  const gone = countNewlyMissing(plan)
  return describeShrinking(gone, gone + plan.unchanged + plan.updates.length, 'records')
}

/** Lists in a report are for people; the counts are complete. */
const LISTED = 200

/** @param setAside what the database would not take of the plan */
function describeWritten(
  plan: Plan,
  source: SourceRecords,
  setAside: readonly RejectedRecord[],
): Omit<Written, 'tags'> {
  const aside = new Set(setAside.map(({ key }) => key))
  const creates = plan.creates.filter(({ incoming }) => !aside.has(incoming.key))
  const updates = plan.updates.filter(({ incoming }) => !aside.has(incoming.key))
  const conflicts = plan.conflicts.filter(({ key }) => !aside.has(key))
  const neither = aside.size - (plan.creates.length - creates.length) - (plan.updates.length - updates.length)
  const created = creates.slice(0, LISTED).map(({ incoming: { key, label } }) => ({ key, label }))
  const updated = updates.slice(0, LISTED).map(({ id, incoming: { key, label }, before, changes }) => ({
    key,
    id,
    label,
    // What is written along with a field but says the same as before is no news.
    fields: Object.keys(changes)
      .map((field) => ({ field, before: before[field] ?? null, after: changes[field] ?? null }))
      .filter((change) => change.before !== change.after),
  }))
  return {
    counts: {
      created: creates.length,
      updated: updates.length,
      unchanged: plan.unchanged - neither,
      missing: plan.missing.length,
      conflicts: conflicts.length,
    },
    skipped: { ...source.skipped, ...plan.skipped, ...(aside.size > 0 && { 'set-aside': aside.size }) },
    changes: { created, updated },
    report: {
      rules: source.rules,
      dropped: source.dropped,
      setAside,
      conflicts: conflicts.slice(0, LISTED),
      missing: plan.missing.slice(0, LISTED),
      newlyMissing: countNewlyMissing(plan),
    },
  }
}

/** Past this many pages it is cheaper to renew them all than to name them. */
const MAX_NAMED_PAGES = 300

/** The pages that show something else now. */
function listTags({ tagsOf }: RecordRules, plan: Plan, written: readonly number[]): readonly CacheTag[] {
  if (written.length === 0) return []
  return plan.updates.length > MAX_NAMED_PAGES ? [EVERYTHING_TAG] : tagsOf(plan.updates.map(({ id }) => id))
}

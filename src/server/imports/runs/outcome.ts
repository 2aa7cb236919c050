import { type CacheTag, cacheTags, EVERYTHING_TAG } from '@/server/cache/tags'

import { countNewlyMissing, type Plan } from '../engine/plan-import'
import type { RejectedRecord } from '../engine/rejected-records'
import type { SourceRecords } from '../sources/read-places'
import type { OlderCopy } from './older-copy'
import type { Run, RunKind } from '../context/run'
import type { Outcome } from './run-store'

/** Lists in a report are for people; the counts are complete. */
const LISTED = 200

export type Ended = {
  readonly run: Pick<Run, 'kind' | 'source' | 'dryRun' | 'olderAgreed'>
  readonly plan: Plan
  readonly source: SourceRecords
  readonly checksum: string | null
  /** What the database would not take of the plan. */
  readonly setAside: readonly RejectedRecord[]
  /** What an import has to be agreed to for, in sentences. */
  readonly questions: readonly string[]
  readonly olderCopy: OlderCopy | null
}

/** What a run says of itself at its end, to the people who look at it. */
export function toOutcome({ run, plan, source, checksum, setAside, questions, olderCopy }: Ended): Outcome {
  const isPreview = run.dryRun
  const aside = new Set(setAside.map(({ key }) => key))
  const creates = plan.creates.filter(({ incoming }) => !aside.has(incoming.key))
  const updates = plan.updates.filter(({ incoming }) => !aside.has(incoming.key))
  const conflicts = plan.conflicts.filter(({ key }) => !aside.has(key))
  const neither = aside.size - (plan.creates.length - creates.length) - (plan.updates.length - updates.length)
  const skippedReasons = { ...source.skipped, ...plan.skipped, ...(aside.size > 0 && { 'set-aside': aside.size }) }
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
      skipped: Object.values(skippedReasons).reduce((sum, count) => sum + count, 0),
      missing: plan.missing.length,
      conflicts: conflicts.length,
    },
    skippedReasons,
    checksum,
    sourceTimestamp: source.sourceTimestamp,
    preview: isPreview ? { created, updated } : null,
    report: {
      sourceName: source.sourceName,
      warnings: [...questions, ...source.warnings],
      rules: source.rules,
      dropped: source.dropped,
      setAside,
      conflicts: conflicts.slice(0, LISTED),
      missing: plan.missing.slice(0, LISTED),
      newlyMissing: countNewlyMissing(plan),
      ...(olderCopy !== null && { olderCopy }),
      ...(run.olderAgreed !== null && { olderAgreed: run.olderAgreed }),
      ...(isPreview ? {} : { created, updated }),
    },
  }
}

/** Past this many pages it is cheaper to renew them all than to name them. */
const MAX_NAMED_PAGES = 300

/** The pages that show something else now. */
export function listTags(kind: RunKind, plan: Plan, written: readonly number[]): readonly CacheTag[] {
  if (written.length === 0) return []
  if (plan.updates.length > MAX_NAMED_PAGES) return [EVERYTHING_TAG]
  return kind === 'osm'
    ? [cacheTags.locations, ...plan.updates.map(({ id }) => cacheTags.location(id))]
    : [EVERYTHING_TAG]
}

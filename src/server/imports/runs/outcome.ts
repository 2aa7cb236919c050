import { type CacheTag, cacheTags, EVERYTHING_TAG } from '@/server/cache/tags'

import type { Plan } from '../engine/plan-import'
import type { SourceRecords } from '../sources/read-places'
import type { Outcome, RunKind } from './run-store'

/** Lists in a report are for people; the counts are complete. */
const LISTED = 200

/** What a run says of itself at its end, to the people who look at it. */
export function outcomeOf(plan: Plan, source: SourceRecords, checksum: string | null, isPreview: boolean): Outcome {
  const skippedReasons = { ...source.skipped, ...plan.kept }
  const created = plan.creates.slice(0, LISTED).map(({ incoming: { key, label } }) => ({ key, label }))
  const updated = plan.updates.slice(0, LISTED).map(({ id, incoming: { key, label }, before, changes }) => ({
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
      created: plan.creates.length,
      updated: plan.updates.length,
      unchanged: plan.unchanged,
      skipped: Object.values(skippedReasons).reduce((sum, count) => sum + count, 0),
      missing: plan.missing.length,
      conflicts: plan.conflicts.length,
    },
    skippedReasons,
    checksum,
    sourceTimestamp: source.sourceTimestamp,
    preview: isPreview ? { created, updated } : null,
    report: {
      sourceName: source.sourceName,
      warnings: source.warnings,
      rules: source.rules,
      conflicts: plan.conflicts.slice(0, LISTED),
      missing: plan.missing.slice(0, LISTED).map(({ key, id, label, isNew }) => ({ key, id, label, isNew })),
      newlyMissing: newlyMissingIn(plan),
      ...(isPreview ? {} : { created, updated }),
    },
  }
}

/** Past this many pages it is cheaper to renew them all than to name them. */
const MAX_NAMED_PAGES = 300

/** The pages that show something else now. */
export function tagsOf(kind: RunKind, plan: Plan, written: readonly number[]): readonly CacheTag[] {
  if (written.length === 0) return []
  if (plan.updates.length > MAX_NAMED_PAGES) return [EVERYTHING_TAG]
  return kind === 'osm'
    ? [cacheTags.locations, ...plan.updates.map(({ id }) => cacheTags.location(id))]
    : [EVERYTHING_TAG]
}

export const newlyMissingIn = ({ missing }: Plan): number => missing.filter(({ isNew }) => isNew).length

import type { CacheTag } from '@/server/cache/tags'
import type { SqlClient } from '@/server/database/sql-client'

import type { OlderCopy } from './older-copy'
import type { RunCounts } from './run'
import type { SourceContext } from './source-context'

/** What a source has been found to hold, told apart from how it was asked and from what is in the guide. */
export type ImportSource = {
  /** The server or the file. */
  readonly name: string
  /** ISO 8601: how old it is; `null` when it does not say. */
  readonly timestamp: string | null
  /** Sentences for people. */
  readonly warnings: readonly string[]
  /** How many things have to be compared. */
  readonly size: number
  /** What a preview keeps: goes through JSON, and back through `revive` of the kind. */
  readonly toJson: () => unknown
  /** Compares it with what is there. Throws `ImportFailure` when there is nothing to import. */
  readonly plan: (asked: {
    readonly client: SqlClient
    /** `YYYY-MM-DD`: of which day the newest import of the kind is that holds; `null` before the first. */
    readonly importedDay: string | null
    /** Whether what is in the guide may go back to an older edition. */
    readonly takesOlder: boolean
  }) => Promise<ImportPlan>
}

/** Gets what a source holds. Throws `ImportFailure` when it is not to be had. */
export type ReadSource = (context: SourceContext) => Promise<ImportSource>

/** What an import would do to the guide as it is. */
export type ImportPlan = {
  /** How many things it writes. */
  readonly size: number
  readonly olderCopy: OlderCopy | null
  /** A sentence when so much is gone that the answer looks broken, see `describeShrinking`; else `null`. */
  readonly shrinks: string | null
  /** The same for the same plan. */
  readonly checksum: () => Promise<string>
  /**
   * Writes it, inside the transaction of `client`, which is rolled back after a preview. Throws `StalePlanError`, or lets
   * the database refuse a key that is taken, when the guide is no longer as it was planned for: it is planned again then.
   */
  readonly write: (writing: {
    readonly client: SqlClient
    readonly runId: number
    /** What is refused now is the source's own fault, and no sign of an editor at work. */
    readonly isLastTry: boolean
    /** Called now and then, with how much has been written; may throw to end it. */
    readonly onProgress: (done: number) => void
  }) => Promise<Written>
}

/** When more than this share of what was there is gone, the answer looks broken: a person has to agree. */
const MAX_MISSING_SHARE = 0.2

/** What to say of a source that has lost `gone` of `all` that it had; `null` when that is not much. */
export function describeShrinking(gone: number, all: number, noun: string): string | null {
  if (gone <= all * MAX_MISSING_SHARE) return null
  return `The source no longer has ${gone} of ${all} ${noun}, which looks like a broken answer.`
}

/** What a run says of itself. */
export type Written = {
  readonly counts: Omit<RunCounts, 'skipped'>
  /** What of the source is nothing for the guide, by reason. */
  readonly skipped: Readonly<Record<string, number>>
  /** By record what has changed: the preview of a dry run, a part of the report of an import. */
  readonly changes: Readonly<Record<string, unknown>>
  /** Sentences for people, beside those of the source. */
  readonly warnings?: readonly string[]
  /** Of the report what both have. */
  readonly report: Readonly<Record<string, unknown>>
  /** The cached reads that show something else now. */
  readonly tags: readonly CacheTag[]
}

/** By number what an undo has done. */
export type Undone = {
  /** Records that hold again what they held before. */
  readonly restored: readonly number[]
  /** Records the run had made. */
  readonly removed: readonly number[]
  /** Records the run had made and an editor has begun to change: no longer public; the draft stays. */
  readonly unpublished: readonly number[]
  /** Records somebody has changed since; they stay as they are. */
  readonly changedSince: readonly number[]
}

/** A record was changed between the plan and its writing: plan again on what is there now. */
export class StalePlanError extends Error {
  override readonly name = 'StalePlanError'
}

import type { ImportStatus } from '@/contracts/import-runs'
import type { ImportRun } from '@/payload-types'

/** As the database has them: the generated types follow `kinds.ts`. */
export type RunKind = ImportRun['kind']
export type RunSource = 'http' | 'file' | 'data'
export type RunTrigger = 'person' | 'schedule' | 'command'

export type RunCounts = {
  readonly created: number
  readonly updated: number
  readonly unchanged: number
  readonly skipped: number
  readonly missing: number
  readonly conflicts: number
}

/** A row of `import_runs`, as far as the code that works on it reads it. */
export type Run = {
  readonly id: number
  readonly kind: RunKind
  readonly source: RunSource
  readonly status: ImportStatus
  readonly trigger: RunTrigger
  readonly dryRun: boolean
  readonly confirmed: boolean
  /** The day of an older copy that a person has agreed to go back to, `YYYY-MM-DD` or `unknown`; else `null`. */
  readonly olderAgreed: string | null
  readonly appliesPreview: number | null
  readonly requestedBy: number | null
  readonly attempt: number
  readonly progress: { readonly step: string; readonly done: number; readonly total: number | null }
  readonly counts: RunCounts
  readonly error: string | null
  readonly report: Readonly<Record<string, unknown>> | null
  readonly checksum: string | null
  readonly undoneAt: string | null
}

export type Progress = {
  readonly step: string
  readonly done: number
  readonly total: number | null
  /** The source asked us to come back later. */
  readonly isWaiting: boolean
}

import type { ImportRun, ImportSetting } from '@/payload-types'
import type { Conflict, MissingUpstream } from '@/server/imports/conflicts'
import type { DuplicateOffers } from '@/server/imports/near-duplicates-list'

/** A run without its lists, which are fetched when somebody opens it. */
export type RunRow = Omit<ImportRun, 'preview' | 'report' | 'requestedBy'>

export type DeskData = {
  /** Newest first. */
  readonly runs: readonly RunRow[]
  readonly schedule: Pick<ImportSetting, 'monthly' | 'day' | 'hour'>
  readonly conflicts: readonly Conflict[]
  readonly missing: readonly MissingUpstream[]
  readonly duplicates: DuplicateOffers
}

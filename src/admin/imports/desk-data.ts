import type { ImportRun, ImportSetting } from '@/payload-types'
import type { OpenConflicts } from '@/server/imports/conflicts'
import type { MissingRecords } from '@/server/imports/missing-upstream'
import type { DuplicateOffers } from '@/server/imports/near-duplicates-list'

/** A run without its lists, which are fetched when somebody opens it. */
export type RunRow = Omit<ImportRun, 'preview' | 'report' | 'requestedBy'>

export type DeskData = {
  /** Newest first. */
  readonly runs: readonly RunRow[]
  readonly schedule: Pick<ImportSetting, 'monthly' | 'day' | 'hour'>
  readonly conflicts: OpenConflicts
  readonly missing: MissingRecords
  readonly duplicates: DuplicateOffers
}

/** What the parts of the page work with. */
export type DeskTools = {
  readonly apiRoute: string
  readonly adminRoute: string
  /** Said to everybody, also by a screen reader. */
  readonly onMessage: (message: string) => void
  /** Something was written: what is shown is read anew. */
  readonly onChange: () => void
}

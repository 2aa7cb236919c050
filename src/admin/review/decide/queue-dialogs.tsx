'use client'

import type { ReviewRequestInput } from '@/contracts/review-decisions'
import type { QueueItem } from '@/contracts/review-queue'

import { BulkDialog } from './bulk-dialog'
import { HandOverDialog } from './hand-over-dialog'
import { HelpDialog } from '../keyboard/help-dialog'
import type { OpenDialog } from '../item/item-step'
import { MergeDialog } from './merge-dialog'

type Props = {
  readonly dialog: OpenDialog | null
  readonly findItem: (id: number) => QueueItem | undefined
  /** Whether the moderator has unsaved changes on an item. */
  readonly isUnsaved: (item: QueueItem) => boolean
  readonly isBusy: boolean
  /** Of a bulk action under way. */
  readonly doneCount: number
  readonly areKeysOn: boolean
  readonly onKeys: (isEnabled: boolean) => void
  readonly onRun: (request: ReviewRequestInput) => void
  readonly onClose: () => void
}

/** What is asked before something is done, one at a time. */
export function QueueDialogs({
  dialog,
  findItem,
  isUnsaved,
  isBusy,
  doneCount,
  areKeysOn,
  onKeys,
  onRun,
  onClose,
}: Props) {
  switch (dialog?.kind) {
    case undefined:
      return null
    case 'help':
      return <HelpDialog areKeysOn={areKeysOn} onKeys={onKeys} onClose={onClose} />
    case 'merge':
      return <MergeDialog item={dialog.item} isBusy={isBusy} onRun={onRun} onClose={onClose} />
    case 'hand-over':
      return <HandOverDialog item={dialog.item} isBusy={isBusy} onRun={onRun} onClose={onClose} />
    case 'bulk':
      return (
        <BulkDialog
          action={dialog.action}
          isUnsaved={isUnsaved}
          items={dialog.ids.flatMap((id) => findItem(id) ?? [])}
          isBusy={isBusy}
          doneCount={doneCount}
          onRun={onRun}
          onClose={onClose}
        />
      )
  }
}

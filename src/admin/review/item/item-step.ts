import type { ReviewRequestInput } from '@/contracts/review-decisions'
import type { QueueItem } from '@/contracts/review-queue'

import { type Draft, hasEdits, stillMissing } from '../edit/draft'
import { isWaiting } from '../decide/plan'
import type { BulkAction } from '../list/selection-bar'
import type { Command } from '../keyboard/shortcuts'

/** What can be done with the open item. */
export type ItemAction =
  'claim' | 'release' | 'save' | 'approve' | 'reject' | 'spam' | 'merge' | 'hand-over' | 'reopen' | 'undo' | 'erase'

export type OpenDialog =
  | { readonly kind: 'bulk'; readonly action: BulkAction; readonly ids: readonly number[] }
  | { readonly kind: 'merge' | 'hand-over'; readonly item: QueueItem }
  | { readonly kind: 'help' }

/** What an action does next: it is sent, it asks for more, or it says what is missing and in which field. */
export type ItemStep =
  | { readonly kind: 'send'; readonly request: ReviewRequestInput }
  | { readonly kind: 'ask'; readonly dialog: OpenDialog }
  | { readonly kind: 'refuse'; readonly why: string; readonly fieldId: string }

/** The next step of an action on an item as the moderator has it before them. */
export function chooseStep(action: ItemAction, item: QueueItem, draft: Draft): ItemStep {
  const target = { id: item.id, version: item.version }
  switch (action) {
    case 'claim':
    case 'release':
    case 'spam':
    case 'undo':
      return { kind: 'send', request: { action, items: [target] } }
    case 'save':
      return { kind: 'send', request: { action: 'edit', items: [{ ...target, edits: { ...draft.edits } }] } }
    case 'approve':
      return approval(item, draft)
    case 'merge':
    case 'hand-over':
      return { kind: 'ask', dialog: { kind: action, item } }
    case 'reject':
    case 'reopen':
    case 'erase':
      return { kind: 'ask', dialog: { kind: 'bulk', action, ids: [item.id] } }
  }
}

function approval(item: QueueItem, draft: Draft): ItemStep {
  const missing = stillMissing(item, draft)
  if (missing !== null) {
    const fieldId = missing.includes('category') ? 'review-category' : 'review-latitude'
    return { kind: 'refuse', why: `“${item.title}” cannot be approved yet. ${missing}`, fieldId }
  }
  const approved = {
    id: item.id,
    version: item.version,
    ...(hasEdits(draft) && { edits: { ...draft.edits } }),
    ...(draft.apply !== null && { apply: draft.apply }),
  }
  return { kind: 'send', request: { action: 'approve', items: [approved] } }
}

/** What a key asks of the item; `null` where the item's state does not allow it, or the key is about something else. */
export function toAction(command: Command, item: QueueItem): ItemAction | null {
  const isMine = isMineToDecide(item)
  switch (command) {
    case 'claim':
      return isMine ? (item.claim === null ? 'claim' : 'release') : null
    case 'approve':
    case 'reject':
    case 'spam':
      return isMine ? command : null
    case 'merge':
      return isMine && item.kind !== 'confirmation' ? 'merge' : null
    case 'hand-over':
      return isMine && item.kind === 'report' ? 'hand-over' : null
    case 'reopen':
      return isWaiting(item) || item.erasedAt !== null ? null : 'reopen'
    case 'next':
    case 'previous':
    case 'select':
    case 'edit':
    case 'undo':
    case 'search':
    case 'help':
      return null
  }
}

/** Whether its values can be changed before deciding; reports and confirmations have none of their own. */
export const isEditable = (item: QueueItem): boolean =>
  isMineToDecide(item) && item.kind !== 'report' && item.kind !== 'confirmation'

const isMineToDecide = (item: QueueItem): boolean => isWaiting(item) && (item.claim === null || item.claim.isMine)

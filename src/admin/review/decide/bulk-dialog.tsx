'use client'

import { type ReactNode, useState } from 'react'

import { type RejectionReason, rejectionReasons } from '@/contracts/rejection-reasons'
import type { ReviewRequestInput } from '@/contracts/review-decisions'
import type { QueueItem } from '@/contracts/review-queue'
import { type PlaceCategory, placeCategories } from '@/domain/places/place-categories'

import { ApprovePreview, LeftItems, MergePreview } from './bulk-preview'
import { Dialog } from '../dialog'
import { type LeftItem, needsCategory, needsPosition, planApprove, planMerge, planRefuse, planReopen } from './plan'
import styles from '../review.module.css'
import type { BulkAction } from '../list/selection-bar'
import { rejectionLabels, submissions } from '../labels'

type Props = {
  readonly action: BulkAction
  /** One or many; the dialog is the same. */
  readonly items: readonly QueueItem[]
  readonly isUnsaved: (item: QueueItem) => boolean
  readonly isBusy: boolean
  /** Of those being decided now. */
  readonly doneCount: number
  readonly onRun: (request: ReviewRequestInput) => void
  readonly onClose: () => void
}

/** What an action would do to what is selected, before it does it. */
export function BulkDialog({ action, items, isUnsaved, isBusy, doneCount, onRun, onClose }: Props) {
  const [category, setCategory] = useState<PlaceCategory | null>(null)
  const [isWithoutPosition, setWithoutPosition] = useState(false)
  const [reason, setReason] = useState<RejectionReason>('not-enough')
  const [message, setMessage] = useState<string>(rejectionReasons['not-enough'])
  const { request, left, names } = planned({ action, items, category, isWithoutPosition, reason, message })
  const count = request?.items.length ?? 0
  const unplaced = items.filter(needsPosition).length
  const unsaved = items.filter(isUnsaved).length
  const uncategorised = items.filter(needsCategory).length

  return (
    <Dialog title={writeTitle(action, items)} onClose={onClose}>
      {action === 'approve' && unplaced > 0 && (
        <label className={styles.choice}>
          <input
            type="checkbox"
            checked={isWithoutPosition}
            onChange={({ target }) => setWithoutPosition(target.checked)}
          />
          <span>Publish the {unplaced} without a pin as places without a position</span>
        </label>
      )}
      {action === 'approve' && uncategorised > 0 && (
        <label className={styles.field}>
          <span>Category for the {uncategorised} whose sender chose “Other”</span>
          <select
            value={category ?? ''}
            onChange={({ target }) =>
              setCategory(placeCategories.find(({ value }) => value === target.value)?.value ?? null)
            }
          >
            <option value="">Leave them for later</option>
            {placeCategories.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
      )}
      {action === 'reject' && (
        <>
          <label className={styles.field}>
            <span>Reason</span>
            <select
              value={reason}
              onChange={({ target }) => {
                const chosen = reasonNames.find((name) => name === target.value)
                if (chosen === undefined) return
                setReason(chosen)
                setMessage(rejectionReasons[chosen])
              }}
            >
              {reasonNames.map((name) => (
                <option key={name} value={name}>
                  {rejectionLabels[name]}
                </option>
              ))}
            </select>
          </label>
          <label className={styles.field}>
            <span>What the sender reads</span>
            <textarea
              dir="auto"
              rows={4}
              maxLength={1000}
              value={message}
              onChange={({ target }) => setMessage(target.value)}
            />
          </label>
        </>
      )}

      <p className={styles.preview}>
        <strong>{previewText(action, count)}</strong>
      </p>
      {names}
      {action === 'approve' && unsaved > 0 && (
        <p>
          What you have changed on {unsaved === 1 ? 'one of them' : `${unsaved} of them`} and not saved is not part of
          it: open {unsaved === 1 ? 'it' : 'each'} to save it.
        </p>
      )}
      <LeftItems left={left} />

      <div className="cluster gap-2 above-4">
        <button
          type="button"
          className={styles.primary}
          disabled={isBusy || request === null || count === 0}
          onClick={() => request !== null && onRun(request)}
        >
          {isBusy ? `${doneCount} of ${count}…` : runLabel(action, count, items.length)}
        </button>
        <button type="button" className={styles.button} onClick={onClose}>
          Cancel
        </button>
      </div>
    </Dialog>
  )
}

const reasonNames = Object.keys(rejectionReasons) as RejectionReason[]

type Planning = {
  readonly action: BulkAction
  readonly items: readonly QueueItem[]
  readonly category: PlaceCategory | null
  readonly isWithoutPosition: boolean
  readonly reason: RejectionReason
  readonly message: string
}

/** The call the dialog would make; `null` when nothing would be left to do. */
function planned({ action, items, category, isWithoutPosition, reason, message }: Planning): {
  readonly request: ReviewRequestInput | null
  readonly left: readonly LeftItem[]
  /** Of what becomes public, or goes where. */
  readonly names?: ReactNode
} {
  switch (action) {
    case 'approve': {
      const plan = planApprove(items, { category, isWithoutPosition })
      const names = <ApprovePreview items={items} plan={plan.items} />
      return { request: { action, items: [...plan.items] }, left: plan.left, names }
    }
    case 'merge': {
      const plan = planMerge(items)
      const names = <MergePreview items={items} plan={plan.items} />
      return { request: { action, items: [...plan.items] }, left: plan.left, names }
    }
    case 'reject': {
      const plan = planRefuse(items)
      const text = message.trim()
      return {
        request: { action, items: [...plan.items], reason, ...(text !== '' && { message: text }) },
        left: plan.left,
      }
    }
    case 'spam': {
      const plan = planRefuse(items)
      return { request: { action, items: [...plan.items] }, left: plan.left }
    }
    case 'erase':
      return { request: { action, items: items.map(({ id, version }) => ({ id, version })) }, left: [] }
    case 'reopen': {
      const plan = planReopen(items)
      return { request: { action, items: [...plan.items] }, left: plan.left }
    }
  }
}

const verbs = {
  approve: 'Approve',
  merge: 'Merge',
  reject: 'Reject',
  spam: 'Mark as spam:',
  reopen: 'Reopen',
  erase: 'Erase',
} as const satisfies Record<BulkAction, string>

function writeTitle(action: BulkAction, items: readonly QueueItem[]): string {
  const [only] = items
  return items.length === 1 && only !== undefined
    ? `${verbs[action]} “${only.title}”`
    : `${verbs[action]} ${submissions(items.length)}`
}

function runLabel(action: BulkAction, count: number, chosen: number): string {
  if (chosen === 1) return action === 'spam' ? 'Mark as spam' : verbs[action]
  return action === 'spam' ? `Mark ${count} as spam` : `${verbs[action]} ${count}`
}

function previewText(action: BulkAction, count: number): string {
  switch (action) {
    case 'approve':
      return `${submissions(count)} will be approved.`
    case 'merge':
      return `${submissions(count)} will be closed as a duplicate of the match. Nothing of them becomes public.`
    case 'reject':
      return `${submissions(count)} will be rejected. The sender reads the text above.`
    case 'spam':
      return `${submissions(count)} will be marked as spam. The sender reads that it was not accepted.`
    case 'erase':
      return `All that was written in ${submissions(count)} will be gone for good, from the log too. That it was sent and erased stays. What was published of it stays public: to change or withdraw that, ask an editor.`
    case 'reopen':
      return `${submissions(count)} will wait for review again. What was published stays public until it is decided anew.`
  }
}

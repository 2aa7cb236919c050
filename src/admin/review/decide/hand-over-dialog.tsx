'use client'

import { useState } from 'react'

import type { ReviewRequestInput } from '@/contracts/review-decisions'
import type { QueueItem } from '@/contracts/review-queue'

import { Dialog } from '../dialog'
import styles from '../review.module.css'

type Props = {
  readonly item: QueueItem
  readonly isBusy: boolean
  readonly onRun: (request: ReviewRequestInput) => void
  readonly onClose: () => void
}

/** Gives a report to the editors, with what they should know. */
export function HandOverDialog({ item, isBusy, onRun, onClose }: Props) {
  const [note, setNote] = useState('')
  const run = () =>
    onRun({ action: 'hand-over', items: [{ id: item.id, version: item.version }], message: note.trim() })
  return (
    <Dialog title={`Hand “${item.title}” to an editor`} onClose={onClose}>
      <p>
        Editors can change the {item.report?.target ?? 'place'} or take it off the site. They see the report and your
        note, nothing else of the queue. It leaves the list of what waits, and comes back when they give it back or you
        reopen it. The sender reads “Being reviewed” until it is done.
      </p>
      <label className={styles.field}>
        <span>What is to be done, and how you know</span>
        <textarea dir="auto" rows={4} maxLength={1000} value={note} onChange={({ target }) => setNote(target.value)} />
      </label>
      <div className="cluster gap-2 above-4">
        <button type="button" className={styles.primary} disabled={isBusy || note.trim() === ''} onClick={run}>
          {isBusy ? 'Working…' : 'Hand to an editor'}
        </button>
        <button type="button" className={styles.button} onClick={onClose}>
          Cancel
        </button>
      </div>
    </Dialog>
  )
}

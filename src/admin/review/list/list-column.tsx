'use client'

import { type RefObject, useState } from 'react'

import type { QueueAnswer } from '@/contracts/review-queue'

import { shownText } from '../labels'
import { QueueList } from './queue-list'
import styles from '../review.module.css'
import { type Selection, toggleRow, withRange } from './selection'
import { type BulkAction, SelectionBar } from './selection-bar'

type Props = {
  /** Takes the focus when an item is closed. */
  readonly heading: RefObject<HTMLHeadingElement | null>
  readonly answer: QueueAnswer | undefined
  readonly selection: Selection
  readonly openId: number | null
  readonly now: Date
  readonly onSelect: (selection: Selection) => void
  readonly onOpen: (id: number) => void
  readonly onAct: (action: BulkAction) => void
  readonly onPage: (page: number) => void
}

/** The list with what can be done to many at once, and its pages. */
export function ListColumn({ heading, answer, selection, openId, now, onSelect, onOpen, onAct, onPage }: Props) {
  const [lastTicked, setLastTicked] = useState<number | null>(null)
  const items = answer?.items ?? []
  const toggle = (id: number, isRange: boolean) => {
    const ids = items.map((item) => item.id)
    onSelect(isRange && lastTicked !== null ? withRange(selection, ids, lastTicked, id) : toggleRow(selection, id))
    setLastTicked(id)
  }
  return (
    <section className={styles.listColumn} aria-labelledby="review-list">
      <h2 id="review-list" ref={heading} tabIndex={-1} className={styles.srOnly}>
        List
      </h2>
      <SelectionBar
        items={items}
        total={answer?.total ?? 0}
        selection={selection}
        onSelect={(chosen) => onSelect(new Set(chosen))}
        onAct={onAct}
      />
      <p className="guide-soft" aria-live="polite">
        {answer === undefined ? 'Loading the queue…' : shownText(answer)}
      </p>
      {items.length > 0 && (
        <QueueList items={items} selection={selection} openId={openId} now={now} onOpen={onOpen} onToggle={toggle} />
      )}
      {answer !== undefined && answer.pages > 1 && (
        <nav aria-label="Pages of the queue" className="cluster middle gap-2">
          <button
            type="button"
            className={styles.button}
            disabled={answer.page <= 1}
            onClick={() => onPage(answer.page - 1)}
          >
            Previous
          </button>
          <span>
            Page {answer.page} of {answer.pages}
          </span>
          <button
            type="button"
            className={styles.button}
            disabled={answer.page >= answer.pages}
            onClick={() => onPage(answer.page + 1)}
          >
            Next
          </button>
        </nav>
      )}
    </section>
  )
}

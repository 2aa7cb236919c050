'use client'

import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef } from 'react'

import type { QueueItem } from '@/contracts/review-queue'

import { likelyMatch } from '../decide/plan'
import styles from '../review.module.css'
import rowStyles from './queue-list.module.css'
import type { Selection } from './selection'
import { clockTime, kindLabels, riskLabels, secondsSince, shortAge, stateLabels } from '../labels'

type Props = {
  readonly items: readonly QueueItem[]
  readonly selection: Selection
  readonly openId: number | null
  readonly now: Date
  readonly onOpen: (id: number) => void
  readonly onToggle: (id: number, isRange: boolean) => void
}

/** Pixels; rows are measured once they are drawn. */
const ROW_HEIGHT = 84

/** Overscan: rows drawn beyond the visible ones, so that scrolling shows no gap. */
const OVERSCAN = 8

/** The queue: of three hundred rows only those near the view are in the document. */
export function QueueList({ items, selection, openId, now, onOpen, onToggle }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  // eslint-disable-next-line react-hooks/incompatible-library -- nothing here is memoised by hand around it
  const rows = useVirtualizer({
    count: items.length,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: OVERSCAN,
    getItemKey: (index) => items[index]?.id ?? index,
  })
  const openIndex = items.findIndex(({ id }) => id === openId)
  useEffect(
    function scrollOpenRowIntoView() {
      // On a phone the list is hidden behind the open item: there is no view to scroll in.
      if (openIndex !== -1 && frame.current?.offsetParent) rows.scrollToIndex(openIndex, { align: 'auto' })
    },
    [openIndex, rows],
  )

  return (
    <div ref={frame} className={rowStyles.listFrame} tabIndex={0} role="region" aria-label="Submissions">
      <ul className="list relative" style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ key, index, start }) => {
          const item = items[index]
          if (item === undefined) return null
          return (
            <li
              key={key}
              ref={rows.measureElement}
              data-index={index}
              className={rowStyles.row}
              data-open={item.id === openId}
              data-selected={selection.has(item.id)}
              style={{ transform: `translateY(${start}px)` }}
              aria-setsize={items.length}
              aria-posinset={index + 1}
            >
              <label className={rowStyles.tick}>
                <input
                  type="checkbox"
                  checked={selection.has(item.id)}
                  aria-label={`Select ${item.title}`}
                  onChange={({ nativeEvent }) =>
                    onToggle(item.id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
                  }
                />
              </label>
              <button
                type="button"
                className={rowStyles.rowButton}
                aria-current={item.id === openId ? 'true' : undefined}
                onClick={() => onOpen(item.id)}
              >
                <bdi className={rowStyles.rowTitle}>{item.title}</bdi>
                <span className={rowStyles.rowFacts}>
                  <span>
                    {kindLabels[item.kind]} · {item.city}
                  </span>
                  <span>{shortAge(secondsSince(item.submittedAt, now))}</span>
                </span>
                <RowMarks item={item} now={now} />
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

function RowMarks({ item, now }: { readonly item: QueueItem; readonly now: Date }) {
  const isDuplicate = likelyMatch(item) !== null
  const isOpen = item.status === 'pending-review'
  if (isOpen && item.risk.level === 'low' && !isDuplicate && item.claim === null) return null
  return (
    <span className="cluster middle gap-2">
      {item.claim !== null && (
        <span className={styles.mark}>
          {item.claim.isMine ? 'Yours' : item.claim.by} until {clockTime(item.claim.until, now)}
        </span>
      )}
      {item.status !== 'pending-review' && item.status !== 'claimed' && (
        <span className={styles.mark}>{stateLabels[item.status]}</span>
      )}
      {item.risk.level !== 'low' && (
        <span className={styles.mark} data-tone={item.risk.level}>
          {riskLabels[item.risk.level]}
        </span>
      )}
      {isDuplicate && (
        <span className={styles.mark} data-tone="match">
          Likely duplicate
        </span>
      )}
    </span>
  )
}

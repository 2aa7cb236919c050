'use client'

import { type FocusEvent, useCallback, useMemo, useRef, useState } from 'react'

import { useListGeometry, useSeenHeights } from './virtual-list-geometry'
import styles from './virtual-list.module.css'
import { assignRows, type RowSlots } from './row-slots'
import { useListWindow } from './use-list-window'
import { useRowHeights } from './use-row-heights'
import { useRowsAhead } from './use-rows-ahead'
import { type RenderItem, VirtualRow } from './virtual-row'

type Props<Item> = {
  readonly items: readonly Item[]
  /** Tells an item from every other one; stays with it. */
  readonly keyOf: (item: Item) => number
  /** What stands in the row of an item. */
  readonly renderItem: RenderItem<Item>
  /** A grid: its columns and its gap are those of the rows. */
  readonly className: string | undefined
  /** Of the `li` of each item. Rows carry no margin: the list's `gap` keeps them apart. */
  readonly rowClassName: string | undefined
  /** A row that stays in the document although it is out of view. */
  readonly keptKey?: number | null
  /** Roughly how high a row is, in pixels, until it has been seen. */
  readonly rowHeight: number
}

/** More rows than this in the list that the page came with, and only those near the view are in the document. */
const MOST_PLAIN_ROWS = 40

const NONE: readonly number[] = []

/**
 * A list that scrolls with the page. What the page came with, and a choice from it, is plain unless it is long. Of a
 * long list, and of rows that have to be made here, only those near the view are in the document, and the one that has
 * the focus with its neighbours.
 */
export function VirtualList<Item>({
  items,
  keyOf,
  renderItem,
  className,
  rowClassName,
  keptKey = null,
  rowHeight,
}: Props<Item>) {
  const [firstItems] = useState(items)
  const isWindowed = useMemo(() => needsWindow(items, firstItems), [items, firstItems])
  const list = useRef<HTMLUListElement>(null)
  const seenHeight = useSeenHeights(list, isWindowed)
  const { margin, columns, gap } = useListGeometry(list, isWindowed)
  const [focusedKey, setFocusedKey] = useState<number | null>(null)
  const kept = useMemo(() => {
    if (focusedKey === null && keptKey === null) return NONE
    return items.flatMap((item, index) => {
      const key = keyOf(item)
      // With the row in focus its neighbours: Tab goes on to the next one wherever the page was scrolled to.
      if (key === focusedKey) return [index - 1, index, index + 1]
      return key === keptKey ? [index] : []
    })
  }, [items, keyOf, focusedKey, keptKey])

  // The same function as long as the items are: with another one the heights of all of them are added up again.
  const keyAt = useCallback(
    (index: number): number => {
      const item = items[index]
      return item === undefined ? -1 - index : keyOf(item)
    },
    [items, keyOf],
  )

  const { virtualizer, height } = useListWindow(items, kept, {
    enabled: isWindowed,
    estimateSize: (index) => seenHeight(index) ?? rowHeight,
    getItemKey: keyAt,
    scrollMargin: margin,
    lanes: columns,
    gap,
  })

  function follow({ target }: FocusEvent<HTMLUListElement>): void {
    const index = Number(target.closest('li')?.dataset['index'] ?? -1)
    setFocusedKey(index < 0 ? null : keyAt(index))
  }

  function release({ currentTarget, relatedTarget }: FocusEvent<HTMLUListElement>): void {
    // Forgotten too early, the row the focus is on its way to would be taken from under it.
    if (!currentTarget.contains(relatedTarget)) setFocusedKey(null)
  }

  const rows = isWindowed
    ? virtualizer.getVirtualItems().map(({ index, start, lane }) => ({ index, lane, top: start - margin }))
    : items.map((_, index) => ({ index, lane: 0, top: null }))

  const keys = rows.map(({ index }) => keyAt(index))
  const slots = useRowSlots(keys, focusedKey === null)
  useRowHeights(list, isWindowed, slots, virtualizer)
  useRowsAhead(list, items)

  return (
    <ul
      ref={list}
      className={isWindowed ? `${className ?? ''} ${styles.windowed}` : className}
      style={isWindowed ? { height } : undefined}
      // Without bullets Safari takes it for no list.
      role="list"
      onFocus={follow}
      onBlur={release}
    >
      {rows.map(({ index, ...place }) => {
        const item = items[index]
        if (item === undefined) return null
        const row = { item, index, renderItem, className: rowClassName, count: items.length, ...place }
        return <VirtualRow key={slots.get(keyOf(item))} {...row} />
      })}
    </ul>
  )
}

/** Leaving rows out is quick where they are in the document anyway; making them is not. */
function needsWindow<Item>(items: readonly Item[], firstItems: readonly Item[]): boolean {
  if (items.length > MOST_PLAIN_ROWS) return true
  const first = new Set(firstItems)
  return !items.every((item) => first.has(item))
}

/** The rows of the document for these items, and those before where they can be taken over. */
function useRowSlots(keys: readonly number[], mayTakeOver: boolean): RowSlots {
  const [slots, setSlots] = useState<RowSlots>(NO_SLOTS)
  const next = assignRows(slots, keys, mayTakeOver)
  if (next !== slots) setSlots(next)
  return next
}

const NO_SLOTS: RowSlots = new Map()

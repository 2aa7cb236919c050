'use client'

import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual'
import { type FocusEvent, memo, type ReactNode, type Ref, useLayoutEffect, useMemo, useRef, useState } from 'react'

import { useDebouncedValue } from '../use-debounced-value'
import { useListGeometry, usePlainHeights } from './list-geometry'
import styles from './virtual-list.module.css'

type Props<Item> = {
  readonly items: readonly Item[]
  /** The id of an item: unique in the list, and always the same. */
  readonly toKey: (item: Item) => number
  /** What stands in the row of an item. Always the same function. */
  readonly renderItem: (item: Item) => ReactNode
  /** A grid: its columns and its gap are those of the rows. */
  readonly className: string | undefined
  /** Of the `li` of each item. Rows have no margin; the space between them is the list's `gap`. */
  readonly rowClassName: string | undefined
  /** A row that stays in the document although it is out of view. */
  readonly pinnedKey?: number | null
  /** Roughly how high a row is, in pixels, until it has been measured. */
  readonly rowHeight: number
}

/** A server-rendered list with more rows than this becomes virtual. */
const MOST_PLAIN_ROWS = 40

/** Rows rendered beyond the view on each side, so that scrolling, Tab and a screen reader find a next one. */
const OVERSCAN = 8

/** Debounce: while letters follow one another faster than this, rows out of view are not rendered. Milliseconds. */
const OVERSCAN_DEBOUNCE_MS = 500

/**
 * A list that scrolls with the page. The rows the server rendered, and a choice from them, are a plain list unless there are
 * many. A long list, or one with rows that the browser has to create, is virtual: only rows near the view are in the
 * document, and the row with the focus and its neighbours.
 */
export function VirtualList<Item>({
  items,
  toKey,
  renderItem,
  className,
  rowClassName,
  pinnedKey = null,
  rowHeight,
}: Props<Item>) {
  const [initialItems] = useState(items)
  const isVirtual = useMemo(() => needsWindow(items, initialItems), [items, initialItems])
  const list = useRef<HTMLUListElement>(null)
  const plainHeight = usePlainHeights(list, !isVirtual)
  const { margin, columns, gap } = useListGeometry(list, isVirtual)
  const [focusedIndex, setFocusedIndex] = useState<number | null>(null)
  const pinnedIndex = useMemo(
    () => (pinnedKey === null ? -1 : items.findIndex((item) => toKey(item) === pinnedKey)),
    [items, toKey, pinnedKey],
  )
  const isChanging = useDebouncedValue(items, OVERSCAN_DEBOUNCE_MS) !== items

  const virtualizer = useWindowVirtualizer<HTMLLIElement>({
    enabled: isVirtual,
    count: items.length,
    estimateSize: (index) => plainHeight(index) ?? rowHeight,
    overscan: isChanging ? 1 : OVERSCAN,
    scrollMargin: margin,
    lanes: columns,
    gap,
    rangeExtractor: (range) => {
      // The focused row and its neighbours stay in the document, so that Tab reaches the next one after any scrolling.
      const pinnedIndexes =
        focusedIndex === null ? [pinnedIndex] : [focusedIndex - 1, focusedIndex, focusedIndex + 1, pinnedIndex]
      const indexes = new Set([
        ...defaultRangeExtractor(range),
        ...pinnedIndexes.filter((index) => index >= 0 && index < range.count),
      ])
      return [...indexes].sort((a, b) => a - b)
    },
  })

  function trackFocus({ target }: FocusEvent<HTMLUListElement>): void {
    const index = target.closest('li')?.dataset['index']
    setFocusedIndex(index === undefined ? null : Number(index))
  }

  function untrackFocus({ currentTarget, relatedTarget }: FocusEvent<HTMLUListElement>): void {
    // Not while the focus moves inside the list: the row it moves to would be removed.
    if (!currentTarget.contains(relatedTarget)) setFocusedIndex(null)
  }

  const rows = isVirtual
    ? virtualizer.getVirtualItems().map(({ index, start, lane }) => ({ index, lane, top: start - margin }))
    : items.map((_, index) => ({ index, lane: 0, top: null }))
  const [first, last] = [rows[0]?.index, rows.at(-1)?.index]

  useLayoutEffect(
    function measureNewRows() {
      if (!isVirtual) return
      // The library waits for the next frame while the page is scrolled; until then rows would overlap.
      for (const row of list.current?.children ?? []) {
        virtualizer.resizeItem(virtualizer.indexFromElement(row as HTMLLIElement), (row as HTMLLIElement).offsetHeight)
      }
    },
    [items, first, last, isVirtual, virtualizer],
  )

  return (
    <ul
      ref={list}
      className={isVirtual ? `${className ?? ''} ${styles.virtual}` : className}
      style={isVirtual ? { height: virtualizer.getTotalSize() } : undefined}
      // Without bullets Safari takes it for no list.
      role="list"
      onFocus={trackFocus}
      onBlur={untrackFocus}
    >
      {rows.map(({ index, ...place }) => {
        const item = items[index]
        if (item === undefined) return null
        const row = { item, index, renderItem, className: rowClassName, count: items.length, ...place }
        // The index is the key, so that a row is reused when the list changes: new text costs less than a new row.
        return <VirtualRow key={index} {...row} measure={virtualizer.measureElement} />
      })}
    </ul>
  )
}

/** Whether the list is virtual. Filtering rows that are already in the document is quick; creating new ones is not. */
function needsWindow<Item>(items: readonly Item[], initialItems: readonly Item[]): boolean {
  if (items.length > MOST_PLAIN_ROWS) return true
  const initial = new Set(initialItems)
  return !items.every((item) => initial.has(item))
}

type RowProps<Item> = Pick<Props<Item>, 'renderItem'> & {
  readonly item: Item
  readonly index: number
  readonly className: string | undefined
  /** Pixels from the top of the list; `null` in a plain list, where the page puts the rows. */
  readonly top: number | null
  readonly lane: number
  /** Of all rows. */
  readonly count: number
  readonly measure: Ref<HTMLLIElement>
}

function Row<Item>({ item, index, renderItem, className = '', top, lane, count, measure }: RowProps<Item>) {
  const content = <RowContent item={item} renderItem={renderItem} />
  if (top === null) {
    return (
      <li className={className} data-index={index} data-row="">
        {content}
      </li>
    )
  }
  return (
    <li
      ref={measure}
      className={`${className} ${styles.row}`}
      style={{ gridColumn: `${lane + 1} / ${lane + 2}`, transform: `translateY(${top}px)` }}
      data-index={index}
      aria-setsize={count}
      aria-posinset={index + 1}
    >
      {content}
    </li>
  )
}

/** Memoized: not rendered again when only its row moves. */
function Content<Item>({ item, renderItem }: Pick<RowProps<Item>, 'item' | 'renderItem'>) {
  return renderItem(item)
}

// `memo` loses the parameter of a generic component.
const RowContent = memo(Content) as typeof Content

/** One row. Memoized: scrolling renders the list again and again, and rows that stay are left alone. */
const VirtualRow = memo(Row) as typeof Row

'use client'

import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual'
import { type FocusEvent, memo, type ReactNode, type Ref, useLayoutEffect, useMemo, useRef, useState } from 'react'

import { useDebouncedValue } from '../use-debounced-value'
import { useListGeometry, usePlainHeights } from './list-geometry'
import styles from './virtual-list.module.css'

type Props<Item> = {
  readonly items: readonly Item[]
  /** Tells an item from every other one; stays with it. */
  readonly keyOf: (item: Item) => number
  /** What stands in the row of an item. Always the same function. */
  readonly renderItem: (item: Item) => ReactNode
  /** A grid: its columns and its gap are those of the rows. */
  readonly className: string | undefined
  /** Of the `li` of each item. Rows carry no margin: the list's `gap` keeps them apart. */
  readonly rowClassName: string | undefined
  /** A row that stays in the document although it is out of view. */
  readonly pinnedKey?: number | null
  /** Roughly how high a row is, in pixels, until it has been measured. */
  readonly rowHeight: number
}

/** More rows than this in the list that the page came with, and only those near the view are in the document. */
const MOST_PLAIN_ROWS = 40

/** Rows beyond those in view, on each side, so that scrolling, Tab and a screen reader find a next one. */
const OVERSCAN = 8

/** A letter is mostly followed by the next one within this; rows out of view wait for the last. Milliseconds. */
const OVERSCAN_DELAY_MS = 500

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
  pinnedKey = null,
  rowHeight,
}: Props<Item>) {
  const [initialItems] = useState(items)
  const isVirtual = useMemo(() => needsWindow(items, initialItems), [items, initialItems])
  const list = useRef<HTMLUListElement>(null)
  const plainHeight = usePlainHeights(list, !isVirtual)
  const { margin, columns, gap } = useListGeometry(list, isVirtual)
  const [focused, setFocused] = useState<number | null>(null)
  const pinned = useMemo(
    () => (pinnedKey === null ? -1 : items.findIndex((item) => keyOf(item) === pinnedKey)),
    [items, keyOf, pinnedKey],
  )
  const isChanging = useDebouncedValue(items, OVERSCAN_DELAY_MS) !== items

  const virtualizer = useWindowVirtualizer<HTMLLIElement>({
    enabled: isVirtual,
    count: items.length,
    estimateSize: (index) => plainHeight(index) ?? rowHeight,
    overscan: isChanging ? 1 : OVERSCAN,
    scrollMargin: margin,
    lanes: columns,
    gap,
    rangeExtractor: (range) => {
      // With the row in focus its neighbours: Tab goes on to the next one wherever the page was scrolled to.
      const kept = focused === null ? [pinned] : [focused - 1, focused, focused + 1, pinned]
      const indexes = new Set([
        ...defaultRangeExtractor(range),
        ...kept.filter((index) => index >= 0 && index < range.count),
      ])
      return [...indexes].sort((a, b) => a - b)
    },
  })

  function follow({ target }: FocusEvent<HTMLUListElement>): void {
    const index = target.closest('li')?.dataset['index']
    setFocused(index === undefined ? null : Number(index))
  }

  function release({ currentTarget, relatedTarget }: FocusEvent<HTMLUListElement>): void {
    // Forgotten too early, the row the focus is on its way to would be taken from under it.
    if (!currentTarget.contains(relatedTarget)) setFocused(null)
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
      onFocus={follow}
      onBlur={release}
    >
      {rows.map(({ index, ...place }) => {
        const item = items[index]
        if (item === undefined) return null
        const row = { item, index, renderItem, className: rowClassName, count: items.length, ...place }
        // By its place: with a letter other words in a row cost a browser a fraction of another row.
        return <VirtualRow key={index} {...row} measure={virtualizer.measureElement} />
      })}
    </ul>
  )
}

/** Leaving rows out is quick where they are in the document anyway; making them is not. */
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

/** Left as it is while its row moves. */
function Content<Item>({ item, renderItem }: Pick<RowProps<Item>, 'item' | 'renderItem'>) {
  return renderItem(item)
}

// `memo` loses the parameter of a generic component.
const RowContent = memo(Content) as typeof Content

/** One row. Left as it is while others come and go: a scrolled list asks for its rows again and again. */
const VirtualRow = memo(Row) as typeof Row

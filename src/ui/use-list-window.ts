'use client'

import { useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual'
import { useEffect, useState } from 'react'

import { useRested } from './use-rested'
import { indexesOf, type Movement, type Rows, rowsAtOnce, rowsNextFrame } from './virtual-list-window'

type Options = Omit<Parameters<typeof useWindowVirtualizer<HTMLLIElement>>[0], 'count' | 'overscan' | 'rangeExtractor'>

type ListWindow = {
  readonly virtualizer: Virtualizer<Window, HTMLLIElement>
  /** Of all rows, in pixels. */
  readonly height: number
}

/**
 * Which rows of a long list are in the document, and where. Those in view are there at once; those beside them come a few
 * with each frame when the items have rested and the page stands still: a letter or a movement must not wait for what
 * nobody sees. Nor are the heights of thousands of rows added up before that, as long as the first ones will do.
 *
 * @param kept places of rows that stay wherever they are
 */
export function useListWindow(items: readonly unknown[], kept: readonly number[], options: Options): ListWindow {
  const isAtRest = useRested(items)
  const [allOf, setAllOf] = useState<unknown>(null)
  const areAllLaidOut = isAtRest || allOf === items || kept.some((index) => index >= FIRST_ROWS)
  const laidOut = areAllLaidOut ? items.length : Math.min(items.length, FIRST_ROWS)
  const [shown, setShown] = useState<{ readonly items: unknown; readonly rows: Rows } | null>(null)
  // Items that come back bring the rows beside the view one by one again, as when they came first.
  if (shown !== null && shown.items !== items) setShown(null)
  const known = isAtRest && shown?.items === items ? shown.rows : null

  const virtualizer = useWindowVirtualizer<HTMLLIElement>({
    ...options,
    count: laidOut,
    overscan: 0,
    rangeExtractor: ({ startIndex, endIndex, count }) =>
      indexesOf(rowsAtOnce(known, { first: startIndex, last: endIndex }), kept, count),
  })

  const { startIndex: first, endIndex: last } = virtualizer.calculateRange() ?? NOTHING
  const movement = useMovement(virtualizer.isScrolling, items, first > 0)
  // The page is scrolled further than the first rows reach.
  const isEndInView = last >= laidOut - 1
  if (isEndInView && laidOut < items.length) setAllOf(items)
  useEffect(
    function comeNearer() {
      if (!isAtRest || last < first) return undefined
      const view: Rows = { first, last }
      const now = rowsAtOnce(known, view)
      const next = rowsNextFrame(now, view, items.length, movement)
      if (next === now && (known === null || now === known)) return undefined
      const frame = requestAnimationFrame(() => setShown({ items, rows: next }))
      return function stop() {
        cancelAnimationFrame(frame)
      }
    },
    [items, isAtRest, known, first, last, movement],
  )

  const linesLeft = Math.ceil((items.length - laidOut) / (options.lanes ?? 1))
  const lineHeight = options.estimateSize(items.length - 1) + (options.gap ?? 0)
  const total = virtualizer.getTotalSize() + linesLeft * lineHeight
  const isFarFromEnd = last + ROWS_BEFORE_END < items.length
  return { virtualizer, height: useHeld(total, items, virtualizer.isScrolling && isFarFromEnd) }
}

/**
 * What the page does, as far as these items have seen it. Those that come when the reader is further down than the first
 * row go on with a list that was scrolled.
 */
function useMovement(isScrolling: boolean, items: unknown, isFurtherDown: boolean): Movement {
  const [movedItems, setMovedItems] = useState<unknown>(null)
  if (isScrolling && movedItems !== items) setMovedItems(items)
  if (isScrolling) return 'moving'
  return isFurtherDown || movedItems === items ? 'moved' : 'none'
}

/** The height as it was when the page began to move: with each new one the browser lays out the whole page again. */
function useHeld(height: number, items: unknown, isHeld: boolean): number {
  const [held, setHeld] = useState<{ readonly height: number; readonly items: unknown } | null>(null)
  if (isHeld && held !== null && held.items === items) return held.height
  // Only when a movement begins and when it ends: what is written at rest costs no second pass.
  if (isHeld) setHeld({ height, items })
  else if (held !== null) setHeld(null)
  return height
}

/** Some thirty screens of a telephone. */
const FIRST_ROWS = 200

/** From here on the end of the list comes near, and has to be where it is. */
const ROWS_BEFORE_END = 30

const NOTHING = { startIndex: 0, endIndex: -1 }

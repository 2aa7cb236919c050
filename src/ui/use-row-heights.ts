'use client'

import type { Virtualizer } from '@tanstack/react-virtual'
import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react'

import type { RowSlots } from './row-slots'

/**
 * Measures the rows of a windowed list. Those in view at once, for they must neither overlap nor leave gaps. Those beside
 * the view when the browser has laid them out: to ask for their heights before would have it lay out the page twice in a
 * frame.
 *
 * @param slots another object whenever a row has come, or stands for another item
 */
export function useRowHeights(
  list: RefObject<HTMLUListElement | null>,
  isWindowed: boolean,
  slots: RowSlots,
  virtualizer: Virtualizer<Window, HTMLLIElement>,
): void {
  /** The item each row was measured for. */
  const measured = useRef(new WeakMap<HTMLLIElement, unknown>())
  const observer = useRef<ResizeObserver | null>(null)

  const keyOf = (row: HTMLLIElement) => virtualizer.options.getItemKey(virtualizer.indexFromElement(row))

  const measure = useEffectEvent((row: HTMLLIElement) => {
    measured.current.set(row, keyOf(row))
    virtualizer.resizeItem(virtualizer.indexFromElement(row), row.offsetHeight)
  })

  const measureRows = useEffectEvent(() => {
    if (!isWindowed) return
    const { startIndex = 0, endIndex = -1 } = virtualizer.calculateRange() ?? {}
    for (const row of list.current?.children ?? []) {
      if (!(row instanceof HTMLLIElement) || measured.current.get(row) === keyOf(row)) continue
      const index = virtualizer.indexFromElement(row)
      if (index >= startIndex && index <= endIndex) measure(row)
      // A row that was taken over and is as high as before has no change to report: it has to be watched anew.
      observer.current?.unobserve(row)
      observer.current?.observe(row)
    }
  })

  useLayoutEffect(
    function watchRows() {
      if (!isWindowed) return undefined
      const watching = new ResizeObserver((entries) => {
        for (const { target } of entries) {
          if (target instanceof HTMLLIElement && target.isConnected) measure(target)
          else watching.unobserve(target)
        }
      })
      observer.current = watching
      return function stopWatching() {
        watching.disconnect()
        observer.current = null
      }
    },
    [isWindowed],
  )

  useLayoutEffect(
    function measureNewRows() {
      measureRows()
    },
    [slots, isWindowed],
  )
}

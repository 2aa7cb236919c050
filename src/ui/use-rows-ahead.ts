'use client'

import { type RefObject, useEffect } from 'react'

import { rowsWithinReach } from './rows-ahead'
import { watchMovement } from './watch-movement'

/**
 * After the page has come, after a letter, which is mostly followed by the next one, and after a touch, whose answer comes
 * first. Milliseconds.
 */
const AFTER_INPUT_MS = 1000

/**
 * Has the rows of a plain list laid out before they come into view. `content-visibility` lets those out of view wait
 * while a page comes, but lays each of them out in the middle of a movement, and on a slow telephone that takes longer
 * than a frame. So when the page has come to rest, those within reach get ready, one with each frame.
 *
 * @param list where the rows are: elements with `data-row`, which base.css lets wait
 * @param rows another value when other rows have come
 */
export function useRowsAhead(list: RefObject<HTMLElement | null>, rows: unknown): void {
  useEffect(
    function layOutAtRest() {
      const element = list.current
      if (element === null || waitingRows(element).length === 0) return undefined
      let timer = 0
      let frame = 0
      const stop = () => {
        clearTimeout(timer)
        cancelAnimationFrame(frame)
      }
      const begin = () => layOut(withinReach(waitingRows(element)))
      const layOut = ([row, ...waiting]: readonly HTMLElement[]) => {
        if (row === undefined) return
        row.dataset['row'] = 'laid-out'
        // A reader who touches the page meanwhile does not wait for more than this one.
        frame = requestAnimationFrame(() => layOut(waiting))
      }
      const beginLater = () => {
        stop()
        timer = window.setTimeout(begin, AFTER_INPUT_MS)
      }
      beginLater()
      document.addEventListener('input', beginLater)
      document.addEventListener('pointerdown', beginLater)
      const stopWatching = watchMovement({ onMove: stop, onRest: begin })
      return function end() {
        stop()
        stopWatching()
        document.removeEventListener('input', beginLater)
        document.removeEventListener('pointerdown', beginLater)
      }
    },
    [list, rows],
  )
}

const waitingRows = (list: HTMLElement): readonly HTMLElement[] => [
  ...list.querySelectorAll<HTMLElement>('[data-row=""]'),
]

function withinReach(rows: readonly HTMLElement[]): readonly HTMLElement[] {
  const placed = rows.map((row) => {
    const { top, bottom } = row.getBoundingClientRect()
    return { row, top, bottom }
  })
  return rowsWithinReach(placed, window.innerHeight).map(({ row }) => row)
}

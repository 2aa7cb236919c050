'use client'

import { type RefObject, useEffect } from 'react'

import { rowsWithinReach } from './rows-ahead'
import { watchMovement } from './watch-movement'

/** After the page has come, and after a letter, which is mostly followed by the next one. Milliseconds. */
const AFTER_LETTER_MS = 1000

/** So many are laid out with a frame: a reader who touches the page meanwhile does not wait for more. */
const ROWS_IN_A_FRAME = 2

/**
 * Has the rows of a plain list laid out before they come into view. `content-visibility` lets those out of view wait
 * while a page comes, but lays each of them out in the middle of a movement, and on a slow telephone that takes longer
 * than a frame. So when the page has come to rest, those within reach get ready, a few with each frame.
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
      const layOut = ([...waiting]: readonly HTMLElement[]) => {
        for (const row of waiting.splice(0, ROWS_IN_A_FRAME)) row.dataset['row'] = 'laid-out'
        if (waiting.length > 0) frame = requestAnimationFrame(() => layOut(waiting))
      }
      const beginLater = () => {
        stop()
        timer = window.setTimeout(begin, AFTER_LETTER_MS)
      }
      beginLater()
      document.addEventListener('input', beginLater)
      const stopWatching = watchMovement({ onMove: stop, onRest: begin })
      return function end() {
        stop()
        stopWatching()
        document.removeEventListener('input', beginLater)
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

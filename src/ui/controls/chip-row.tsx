import type { Route } from 'next'
import Link from './link'
import { type FocusEvent, type MouseEvent, useEffect, useRef } from 'react'

import styles from '../ui.module.css'

export type ChipLink = {
  readonly label: string
  readonly href: Route
  readonly isCurrent: boolean
  /** May call `preventDefault` to handle the choice itself. */
  readonly onClick?: ((event: MouseEvent) => void) | undefined
  /** Of no use without scripts. */
  readonly needsScripts?: boolean
}

/**
 * Filters as links, so that they work before any script and each view has an address of its own. On a narrow screen the
 * row is wider than its place: what was chosen by the address, and what the keyboard comes to, is brought into view.
 */
export function ChipRow({ label, chips }: { label: string; chips: readonly ChipLink[] }) {
  const row = useRef<HTMLUListElement>(null)
  useEffect(function showWhatIsChosen() {
    if (row.current !== null) showCurrent(row.current)
  }, [])
  return (
    <nav aria-label={label}>
      <ul className={styles.chips} ref={row} onFocus={showFocused}>
        {chips.map((chip) => (
          <li key={chip.label} className={chip.needsScripts ? 'scripted' : undefined}>
            <Link
              href={chip.href}
              className={styles.chip}
              aria-current={chip.isCurrent ? 'true' : undefined}
              onClick={chip.onClick}
            >
              {chip.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Scrolls the row only, never the page: its restored scroll position must stay. */
function showCurrent(row: HTMLElement): void {
  const chip = row.querySelector('[aria-current]')?.getBoundingClientRect()
  const place = row.getBoundingClientRect()
  if (chip !== undefined && chip.right > place.right) {
    row.scrollLeft += (chip.left + chip.right - place.left - place.right) / 2
  }
}

/** Browsers scroll only to a chip that is wholly outside the row. Not for taps: a chip must not move away under a finger. */
function showFocused({ target }: FocusEvent): void {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

import type { Route } from 'next'
import Link from '@/components/ui/link'
import type { MouseEvent } from 'react'

import styles from './ui.module.css'

export type ChipLink = {
  readonly label: string
  readonly href: Route
  readonly isCurrent: boolean
  /** May keep the link from being followed. */
  readonly onClick?: ((event: MouseEvent) => void) | undefined
  /** Of no use without scripts. */
  readonly needsScripts?: boolean
}

/** Filters as links, so that they work before any script and each view has an address of its own. */
export function ChipRow({ label, chips }: { label: string; chips: readonly ChipLink[] }) {
  return (
    <nav aria-label={label}>
      <ul className={styles.chips}>
        {chips.map((chip) => (
          <li key={chip.label} className={chip.needsScripts ? styles.scripted : undefined}>
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

import type { Route } from 'next'
import Link from './link'
import type { ReactNode } from 'react'

import { NETWORK_NOTE } from './network-note'
import styles from '../ui.module.css'

type Props = { children: ReactNode; isPrimary?: boolean | undefined; label?: string }

type LinkProps = Props & { href: Route; onClick?: (() => void) | undefined }

/** A link inside the guide that looks like a button. `label` replaces the visible text for screen readers. */
export function ButtonLink({ href, children, isPrimary = false, label, onClick }: LinkProps) {
  return (
    <Link href={href} className={buttonClass(isPrimary)} aria-label={label} onClick={onClick}>
      {children}
    </Link>
  )
}

/** A link out of the guide, in a new tab. */
export function ExternalButton({ href, children, isPrimary = false, label }: Props & { href: string }) {
  return (
    <a
      href={href}
      className={buttonClass(isPrimary)}
      aria-label={label}
      aria-describedby={label === undefined ? undefined : NETWORK_NOTE}
      target="_blank"
      rel="noopener noreferrer"
    >
      {children}
    </a>
  )
}

const buttonClass = (isPrimary: boolean): string =>
  isPrimary ? `${styles.button} ${styles.primary}` : `${styles.button}`

import type { Route } from 'next'
import Link from '@/ui/controls/link'
import type { ReactNode } from 'react'

import styles from '../ui.module.css'

/** Every screen opens with its one `h1`. */
export function PageHeading({
  title,
  lead,
  back,
}: {
  title: string
  lead?: ReactNode
  back?: { readonly href: Route; readonly label: string }
}) {
  return (
    <header className={styles.heading}>
      {back && (
        <Link href={back.href} className={styles.back}>
          {back.label}
        </Link>
      )}
      <h1>{title}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
    </header>
  )
}

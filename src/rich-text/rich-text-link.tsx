import type { Route } from 'next'
import Link from '@/ui/controls/link'
import type { ReactNode } from 'react'

import { type LinkFields, linkTarget } from '@/lib/rich-text/link-target'

import styles from './rich-text.module.css'

/** A link in running text. Where it leads nowhere safe, the words stay. */
export function RichTextLink({ fields, children }: { fields: LinkFields; children: ReactNode }) {
  const target = linkTarget(fields)
  if (target === null) return children
  switch (target.kind) {
    case 'page':
      return <Link href={target.path as Route}>{children}</Link>
    case 'direct':
      return <a href={target.href}>{children}</a>
    case 'outward':
      return <OutwardLink href={target.href}>{children}</OutwardLink>
  }
}

/** `href` must have passed `safeHttpUrl`. */
export function OutwardLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className={styles.outward} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  )
}

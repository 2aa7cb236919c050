import type { Route } from 'next'

import Link from '@/ui/controls/link'

import styles from './article.module.css'

type Neighbour = { readonly href: Route; readonly title: string } | null

/** What comes before and after this page. */
export function Pager({ label, previous, next }: { label: string; previous: Neighbour; next: Neighbour }) {
  if (previous === null && next === null) return null
  return (
    <nav className={styles.pager} aria-label={label}>
      {previous && (
        <Link href={previous.href} rel="prev">
          <span>
            <small className="block light soft small">Previous</small>
            {previous.title}
          </span>
        </Link>
      )}
      {next && (
        <Link href={next.href} rel="next">
          <span>
            <small className="block light soft small">Next</small>
            {next.title}
          </span>
        </Link>
      )}
    </nav>
  )
}

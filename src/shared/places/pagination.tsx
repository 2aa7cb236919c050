import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { Route } from 'next'

import { ButtonLink } from '@/ui/controls/button-link'

import styles from './places.module.css'

type Props = { page: number; pageCount: number; toHref: (page: number) => Route }

/** Previous and next page of a list; nothing when there is only one. */
export function Pagination({ page, pageCount, toHref }: Props) {
  if (pageCount === 1) return null
  return (
    <nav className={styles.pages} aria-label="Pages">
      <span className={styles.previous}>
        {page > 1 && (
          <ButtonLink href={toHref(page - 1)} label="Previous page">
            <ChevronLeft aria-hidden size={20} />
            Previous
          </ButtonLink>
        )}
      </span>
      <span className={styles.where}>
        Page {page} of {pageCount}
      </span>
      <span className={styles.next}>
        {page < pageCount && (
          <ButtonLink href={toHref(page + 1)} label="Next page">
            Next
            <ChevronRight aria-hidden size={20} />
          </ButtonLink>
        )}
      </span>
    </nav>
  )
}

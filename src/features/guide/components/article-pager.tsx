import { ArrowLeft, ArrowRight } from 'lucide-react'
import Link from '@/ui/link'

import { articlePath, type SectionKey } from '../model/sections'
import styles from './article.module.css'

type Neighbour = { readonly slug: string; readonly title: string } | null

/** The articles before and after this one. */
export function ArticlePager({
  section,
  previous,
  next,
}: {
  section: SectionKey
  previous: Neighbour
  next: Neighbour
}) {
  if (previous === null && next === null) return null
  return (
    <nav className={styles.pager} aria-label="More in this section">
      {previous && (
        <Link href={articlePath(section, previous.slug)} rel="prev">
          <ArrowLeft aria-hidden size={20} />
          <span>
            <small>Previous</small>
            {previous.title}
          </span>
        </Link>
      )}
      {next && (
        <Link href={articlePath(section, next.slug)} rel="next" className={styles.next}>
          <span>
            <small>Next</small>
            {next.title}
          </span>
          <ArrowRight aria-hidden size={20} />
        </Link>
      )}
    </nav>
  )
}

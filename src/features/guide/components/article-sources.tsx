import { safeHttpUrl } from '@/lib/text/web-links'
import type { GuideArticle } from '@/payload-types'
import { OutwardLink } from '@/rich-text/rich-text-link'

import styles from './article.module.css'

type Sources = NonNullable<GuideArticle['sources']>

/** What an answer was compared with, at its end. */
export function ArticleSources({ sources }: { sources: Sources }) {
  if (sources.length === 0) return null
  return (
    <section className={styles.sources} aria-labelledby="sources">
      <h2 id="sources">Sources</h2>
      <p>Compared on the day above. Signs and staff on the spot come first.</p>
      <SourceList sources={sources} />
    </section>
  )
}

export function SourceList({ sources }: { sources: Sources }) {
  return (
    <ul className={styles.sourceList}>
      {sources.map(({ title, url }) => {
        const href = safeHttpUrl(url)
        return <li key={title}>{href === null ? title : <OutwardLink href={href}>{title}</OutwardLink>}</li>
      })}
    </ul>
  )
}

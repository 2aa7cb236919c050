import type { ReactNode } from 'react'

import type { Article } from '@/contracts/content'
import { safeHttpUrl } from '@/lib/text/web-links'
import type { GuideArticle } from '@/payload-types'
import { OutwardLink } from '@/rich-text/rich-text-link'
import Link from '@/ui/controls/link'

import { sourcesPath } from '../model/sections'
import styles from './article.module.css'

type Sources = NonNullable<GuideArticle['sources']>

/** What an answer was compared with, at its end. */
export function ArticleSources({ sources }: { sources: Sources }) {
  if (sources.length === 0) return null
  return (
    <SourcesSection>
      <SourceList sources={sources} />
    </SourcesSection>
  )
}

/** At the end of an article: where its sources are. */
export function SourcesLink({ article: { section, slug, sources } }: { article: Article }) {
  const count = sources?.length ?? 0
  if (count === 0) return null
  return (
    <SourcesSection>
      <p>
        <Link href={sourcesPath(section, slug)} className="inline target">
          {count === 1 ? 'The source' : `All ${count} sources`}
        </Link>
      </p>
    </SourcesSection>
  )
}

function SourcesSection({ children }: { children: ReactNode }) {
  return (
    <section className={styles.sources} aria-labelledby="sources">
      <h2 id="sources">Sources</h2>
      <p>Compared on the day above. Signs and staff on the spot come first.</p>
      {children}
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

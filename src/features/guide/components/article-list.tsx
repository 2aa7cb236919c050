import Link from '@/ui/controls/link'

import type { SectionKey } from '@/domain/guide/guide-sections'
import { EmptyState } from '@/ui/text/empty-state'

import { articlePath } from '../model/sections'
import { ArticleMeta } from './article-meta'
import styles from './guide.module.css'

export type ListedArticle = {
  readonly slug: string
  readonly title: string
  readonly summary: string
  readonly minutes: number
  readonly checkedOn: string | null
}

/** The articles of a section, in the order in which they are best read. */
export function ArticleList({ section, articles }: { section: SectionKey; articles: readonly ListedArticle[] }) {
  if (articles.length === 0) return <EmptyState title="No articles yet" />
  return (
    <ol className={styles.articles} role="list">
      {articles.map(({ slug, title, summary, minutes, checkedOn }) => (
        <li key={slug} className={styles.article}>
          <h2>
            <Link href={articlePath(section, slug)} className={styles.cover}>
              {title}
            </Link>
          </h2>
          <p>{summary}</p>
          <ArticleMeta minutes={minutes} checkedOn={checkedOn} />
        </li>
      ))}
    </ol>
  )
}

import type { Article } from '@/contracts/content'
import { CheckedOn } from '@/ui/text/checked-on'
import { PageHeading } from '@/ui/text/page-heading'

import { articlePath } from '../model/sections'
import { SourceList } from './article-sources'
import styles from './article.module.css'
import { ReportMistake } from './report-mistake'

/** What an article was compared with, on a page of its own. */
export function SourcesView({
  article,
  address,
}: {
  article: Article
  /** Public address, shown on paper. */
  address: string
}) {
  const { section, slug, title, checkedOn, reviewDueOn, sources } = article
  return (
    <>
      <article className={styles.article}>
        <PageHeading title={sourcesTitle(title)} back={{ href: articlePath(section, slug), label: title }} />
        <div className={styles.facts}>
          <CheckedOn date={checkedOn} due={reviewDueOn} />
          <p>Each was compared with the text by that day. Signs and staff on the spot come first.</p>
          <p className={styles.address}>{address}</p>
        </div>
        <SourceList sources={sources ?? []} />
      </article>
      <ReportMistake />
    </>
  )
}

export const sourcesTitle = (title: string): string => `Sources: ${title}`

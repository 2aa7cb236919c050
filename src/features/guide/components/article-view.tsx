import type { Article, ArticleSummary } from '@/contracts/content'
import { buildOutline } from '@/lib/rich-text/outline'
import { plainText } from '@/lib/rich-text/plain-text'
import { RichText } from '@/rich-text/rich-text'
import { ShareActions } from '@/shared/share/share-actions'
import { PageHeading } from '@/ui/text/page-heading'

import { buildContents, findNeighboursBySlug, readingMinutes } from '../model/article'
import { listHajjDays } from '../model/days'
import { articlePath, sectionPath, sections } from '../model/sections'

import { ArticleContents } from './article-contents'
import { ArticleMeta } from './article-meta'
import { SourcesLink } from './article-sources'
import styles from './article.module.css'
import { DayLinks } from './day-links'
import { LayOutLater } from './lay-out-later'
import { Pager } from './pager'
import { ReportMistake } from './report-mistake'
import { SaveTicks } from './save-ticks'
import { OneStepAtATime } from './rite-links'

/** An article, from its heading to the next one. `siblings` are the articles of its section, in order. */
export function ArticleView({
  article,
  siblings,
  address,
}: {
  article: Article
  siblings: readonly ArticleSummary[]
  /** Public address, shown on paper. */
  address: string
}) {
  const { section, slug, title, summary, body, checkedOn, reviewDueOn } = article
  const { previous, next } = findNeighboursBySlug(siblings, slug)
  const toLink = (other: ArticleSummary | null) =>
    other && { href: articlePath(section, other.slug), title: other.title }
  return (
    <>
      <article className={`${styles.article} ${styles.long}`}>
        <PageHeading
          title={title}
          lead={summary}
          back={{ href: sectionPath(section), label: `Back to ${sections[section].title}` }}
        />
        <div className={styles.facts}>
          <ArticleMeta minutes={readingMinutes(plainText(body))} checkedOn={checkedOn} reviewDueOn={reviewDueOn} />
          <p className={styles.address}>{address}</p>
        </div>
        <DayLinks days={listHajjDays(body)} path={articlePath(section, slug)} />
        <OneStepAtATime article={article} />
        <ArticleContents entries={buildContents(buildOutline(body).headings)} />
        <RichText data={body} />
        <SaveTicks slug={slug} />
        <LayOutLater />
        <SourcesLink article={article} />
        <ShareActions title={title} />
      </article>
      <ReportMistake />
      <Pager label="More in this section" previous={toLink(previous)} next={toLink(next)} />
    </>
  )
}

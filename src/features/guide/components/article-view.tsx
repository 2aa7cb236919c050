import { RichText } from '@/rich-text/rich-text'
import { ButtonLink } from '@/ui/button-link'
import { PageHeading } from '@/ui/page-heading'
import { outlineOf } from '@/lib/rich-text/outline'
import { plainText } from '@/lib/rich-text/plain-text'
import type { Article, ArticleSummary } from '@/contracts/content'

import { contentsOf } from '../model/contents'
import { sectionPath } from '../model/guide-paths'
import { neighboursOf } from '../model/neighbours'
import { readingMinutes } from '../model/reading-time'
import { sections } from '../model/sections'
import { ArticleContents } from './article-contents'
import { ArticleMeta } from './article-meta'
import { ArticlePager } from './article-pager'
import { ArticleSources } from './article-sources'
import styles from './article.module.css'

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
  const { section, slug, title, summary, body, checkedOn } = article
  return (
    <>
      <article className={styles.article}>
        <PageHeading
          title={title}
          lead={summary}
          back={{ href: sectionPath(section), label: `Back to ${sections[section].title}` }}
        />
        <div className={styles.facts}>
          <ArticleMeta minutes={readingMinutes(plainText(body))} checkedOn={checkedOn} />
          <p>Compared with the sources below. Rules and dates change: signs and staff on the spot come first.</p>
          <p className={styles.address}>{address}</p>
        </div>
        <ArticleContents entries={contentsOf(outlineOf(body).headings)} />
        <RichText data={body} />
        <ArticleSources sources={article.sources ?? []} />
      </article>
      <div className={styles.report}>
        <p>Is something wrong or out of date?</p>
        <ButtonLink href="/contact">Report a mistake</ButtonLink>
      </div>
      <ArticlePager section={section} {...neighboursOf(siblings, slug)} />
    </>
  )
}

import type { Article, ArticleSummary } from '@/contracts/content'
import { outlineOf } from '@/lib/rich-text/outline'
import { plainText } from '@/lib/rich-text/plain-text'
import { safeHttpUrl } from '@/lib/web-links'
import type { GuideArticle } from '@/payload-types'
import { RichText } from '@/rich-text/rich-text'
import { OutwardLink } from '@/rich-text/rich-text-link'
import { ButtonLink } from '@/ui/button-link'
import { PageHeading } from '@/ui/page-heading'

import { contentsOf, neighboursOf, readingMinutes } from '../model/article'
import { sectionPath, sections } from '../model/sections'

import { ArticleContents } from './article-contents'
import { ArticleMeta } from './article-meta'
import { ArticlePager } from './article-pager'
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

/** What the article was compared with. */
function ArticleSources({ sources }: { sources: NonNullable<GuideArticle['sources']> }) {
  if (sources.length === 0) return null
  return (
    <section className={styles.sources} aria-labelledby="sources">
      <h2 id="sources">Sources</h2>
      <ul>
        {sources.map(({ title, url }) => {
          const href = safeHttpUrl(url)
          return <li key={title}>{href === null ? title : <OutwardLink href={href}>{title}</OutwardLink>}</li>
        })}
      </ul>
    </section>
  )
}

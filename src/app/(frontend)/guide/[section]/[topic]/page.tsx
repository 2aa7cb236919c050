import type { Metadata } from 'next'

import { JsonLd } from '@/ui/json-ld'
import { env } from '@/env'
import { AnswerView } from '@/features/guide/components/answer-view'
import { ArticleView } from '@/features/guide/components/article-view'
import { shortDescription } from '@/features/guide/model/article'
import { articlePath } from '@/features/guide/model/sections'
import { articleData } from '@/features/guide/model/structured-data'
import { ANSWERS, isSection, sectionKeys } from '@/domain/guide/guide-sections'
import { plainText } from '@/lib/rich-text/plain-text'
import { SITE_NAME } from '@/domain/addresses/site'
import type { Article } from '@/contracts/content'
import { findArticle, listArticles, listArticlesWithAnswer } from '@/content/articles'
import { loadCallNumbersIn } from '@/content/call-numbers'

import { redirectOrNotFound } from '../../../redirect-or-not-found'

/** Help in heat stands in ten articles. */
const MOST_TO_READ_ON = 3

type Props = { params: Promise<{ section: string; topic: string }> }

export async function generateStaticParams() {
  const articles = await Promise.all(sectionKeys.map((section) => listArticles(section)))
  return articles.flat().map(({ section, slug }) => ({ section, topic: slug }))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const article = await load(params)
  const { meta, title } = article
  const description = formatDescription(article)
  const url = articlePath(article.section, article.slug)
  const image = typeof meta?.image === 'object' ? meta.image : null
  return {
    // The CMS's own title is complete: it carries the name of the site already.
    title: meta?.title ? { absolute: meta.title } : title,
    description,
    alternates: { canonical: url },
    openGraph: {
      type: 'article',
      siteName: SITE_NAME,
      locale: 'en_GB',
      title: meta?.title ?? title,
      description,
      url,
      modifiedTime: article.updatedAt,
      images: image?.url ? [{ url: image.url, alt: image.alt }] : undefined,
    },
  }
}

export default async function ArticlePage({ params }: Props) {
  const article = await load(params)
  const { section, slug, title, updatedAt } = article
  const siteUrl = new URL(env.SITE_URL).origin
  const address = `${siteUrl}${articlePath(section, slug)}`
  return (
    <>
      <JsonLd
        data={articleData({
          section,
          slug,
          title,
          description: formatDescription(article),
          updatedAt,
          siteUrl,
          siteName: SITE_NAME,
        })}
      />
      {section === ANSWERS ? (
        <AnswerView
          article={article}
          calls={await loadCallNumbersIn(plainText(article.body))}
          shownIn={(await listArticlesWithAnswer(article.id)).slice(0, MOST_TO_READ_ON)}
          address={address}
        />
      ) : (
        <ArticleView article={article} siblings={await listArticles(section)} address={address} />
      )}
    </>
  )
}

async function load(params: Props['params']): Promise<Article> {
  const { section, topic } = await params
  const article = isSection(section) ? await findArticle(section, topic) : null
  return article ?? redirectOrNotFound(`/guide/${section}/${topic}`)
}

const formatDescription = ({ meta, summary }: Article): string => shortDescription(meta?.description || summary)

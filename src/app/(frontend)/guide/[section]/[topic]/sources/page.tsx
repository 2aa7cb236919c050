import type { Metadata } from 'next'

import { env } from '@/env'
import { SourcesView, sourcesTitle } from '@/features/guide/components/sources-view'
import { sourcesPath } from '@/features/guide/model/sections'
import { hasSourcesPage, isSection, sectionKeys } from '@/domain/guide/guide-sections'
import type { Article } from '@/contracts/content'
import { findArticle, listArticles } from '@/content/articles'

import { redirectOrNotFound } from '../../../../redirect-or-not-found'

type Props = { params: Promise<{ section: string; topic: string }> }

export async function generateStaticParams() {
  const articles = await Promise.all(sectionKeys.filter(hasSourcesPage).map((section) => listArticles(section)))
  return articles.flat().map(({ section, slug }) => ({ section, topic: slug }))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { section, slug, title } = await load(params)
  return {
    title: sourcesTitle(title),
    description: `What the article was compared with: ${title}.`,
    alternates: { canonical: sourcesPath(section, slug) },
    // Nobody looks for it by itself.
    robots: { index: false, follow: true },
  }
}

export default async function SourcesPage({ params }: Props) {
  const article = await load(params)
  return (
    <SourcesView
      article={article}
      address={`${new URL(env.SITE_URL).origin}${sourcesPath(article.section, article.slug)}`}
    />
  )
}

async function load(params: Props['params']): Promise<Article> {
  const { section, topic } = await params
  const article = isSection(section) && hasSourcesPage(section) ? await findArticle(section, topic) : null
  return article ?? redirectOrNotFound(`/guide/${section}/${topic}`)
}

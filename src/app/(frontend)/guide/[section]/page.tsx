import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { JsonLd } from '@/ui/json-ld'
import { PageHeading } from '@/ui/page-heading'
import { env } from '@/env'
import { ArticleList } from '@/features/guide/components/article-list'
import { readingMinutes, shortDescription } from '@/features/guide/model/article'
import { sectionKeys, sectionPath, sections } from '@/features/guide/model/sections'
import { sectionData } from '@/features/guide/model/structured-data'
import { plainText } from '@/lib/rich-text/plain-text'
import type { ArticleSummary } from '@/contracts/content'
import { findArticle, isSection, listArticles } from '@/content/articles'

type Props = { params: Promise<{ section: string }> }

export const generateStaticParams = () => sectionKeys.map((section) => ({ section }))

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { section } = await params
  if (!isSection(section)) return {}
  return {
    title: sections[section].title,
    description: shortDescription(sections[section].lead),
    alternates: { canonical: sectionPath(section) },
  }
}

export default async function SectionPage({ params }: Props) {
  const { section } = await params
  if (!isSection(section)) notFound()
  const articles = await listArticles(section)
  return (
    <>
      <JsonLd data={sectionData({ section, articles, siteUrl: new URL(env.SITE_URL).origin })} />
      <PageHeading
        title={sections[section].title}
        lead={sections[section].lead}
        back={{ href: '/guide', label: 'Back to Guide' }}
      />
      <ArticleList section={section} articles={await Promise.all(articles.map(withReadingTime))} />
    </>
  )
}

async function withReadingTime(summary: ArticleSummary) {
  const article = await findArticle(summary.section, summary.slug)
  return { ...summary, minutes: readingMinutes(article === null ? summary.summary : plainText(article.body)) }
}

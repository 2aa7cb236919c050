import type { Metadata } from 'next'

import { JsonLd } from '@/ui/json-ld'
import { PageHeading } from '@/ui/text/page-heading'
import { env } from '@/env'
import { ArticleList } from '@/features/guide/components/article-list'
import { OneStepAtATime, PlannerLink } from '@/features/guide/components/rite-links'
import { readingMinutes, shortDescription } from '@/features/guide/model/article'
import { sectionPath, sections } from '@/features/guide/model/sections'
import { sectionData } from '@/features/guide/model/structured-data'
import { isSection, sectionKeys } from '@/domain/guide/guide-sections'
import { plainText } from '@/lib/rich-text/plain-text'
import type { ArticleSummary } from '@/contracts/content'
import { findArticle, listArticles } from '@/content/articles'

import { redirectOrNotFound } from '../../redirect-or-not-found'
import { listRites } from '../list-cut-pages'

type Props = { params: Promise<{ section: string }> }

export const generateStaticParams = () => sectionKeys.map((section) => ({ section }))

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { section } = await params
  if (!isSection(section)) return redirectOrNotFound(`/guide/${section}`)
  return {
    title: sections[section].title,
    description: shortDescription(sections[section].lead),
    alternates: { canonical: sectionPath(section) },
  }
}

export default async function SectionPage({ params }: Props) {
  const { section } = await params
  if (!isSection(section)) return redirectOrNotFound(`/guide/${section}`)
  const [articles, [rite]] = await Promise.all([listArticles(section), listRites(section)])
  return (
    <>
      <JsonLd data={sectionData({ section, articles, siteUrl: new URL(env.SITE_URL).origin })} />
      <PageHeading
        title={sections[section].title}
        lead={sections[section].lead}
        back={{ href: '/guide', label: 'Back to Guide' }}
      />
      {rite !== undefined && <OneStepAtATime article={rite.article} />}
      {rite !== undefined && section === 'hajj' && <PlannerLink />}
      <ArticleList section={section} articles={await Promise.all(articles.map(withReadingTime))} />
    </>
  )
}

async function withReadingTime(summary: ArticleSummary) {
  const article = await findArticle(summary.section, summary.slug)
  return { ...summary, minutes: readingMinutes(article === null ? summary.summary : plainText(article.body)) }
}

import type { Metadata, Route } from 'next'
import { notFound, permanentRedirect } from 'next/navigation'

import { JsonLd } from '@/ui/json-ld'
import { env } from '@/env'
import { DayView } from '@/features/guide/components/day-view'
import { shortDescription } from '@/features/guide/model/article'
import { findDay, dayPath, dayTitle, stepTitles } from '@/features/guide/model/days'
import { articlePath } from '@/features/guide/model/sections'
import { articleData } from '@/features/guide/model/structured-data'
import { parseRecordAddress } from '@/domain/addresses/addresses'
import { isSection } from '@/domain/guide/guide-sections'
import type { HajjDay } from '@/domain/guide/hajj-days'
import { SITE_NAME } from '@/domain/addresses/site'
import type { Article } from '@/contracts/content'
import { findArticle } from '@/content/articles'
import { findRedirect } from '@/content/redirects'

import { listDays } from '../../../list-cut-pages'

type Props = { params: Promise<{ section: string; topic: string; day: string }> }

/** A day of an article outside the section of Hajj is rendered at its first request. */
export const generateStaticParams = async () =>
  (await listDays()).map(({ section, topic, day }) => ({ section, topic, day }))

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { article, day } = await load(params)
  const description = formatDescription(article, day)
  const url = dayPath(articlePath(article.section, article.slug), day)
  return {
    title: dayTitle(day),
    description,
    alternates: { canonical: url },
    openGraph: {
      type: 'article',
      siteName: SITE_NAME,
      locale: 'en_GB',
      title: dayTitle(day),
      description,
      url,
      modifiedTime: article.updatedAt,
    },
  }
}

export default async function DayPage({ params }: Props) {
  const { article, day } = await load(params)
  const { section, slug, title, updatedAt } = article
  const siteUrl = new URL(env.SITE_URL).origin
  return (
    <>
      <JsonLd
        data={articleData({
          section,
          slug: `${slug}/${day}`,
          title: dayTitle(day),
          description: formatDescription(article, day),
          updatedAt,
          siteUrl,
          siteName: SITE_NAME,
          partOf: { slug, title },
        })}
      />
      <DayView article={article} day={day} address={`${siteUrl}${dayPath(articlePath(section, slug), day)}`} />
    </>
  )
}

async function load(params: Props['params']): Promise<{ readonly article: Article; readonly day: HajjDay }> {
  const { section, topic, day: name } = await params
  const article = isSection(section) ? await findArticle(section, topic) : null
  if (article === null) return redirectOrNotFound(`/guide/${section}/${topic}`, name)
  const day = findDay(article.body, name)
  return day === null ? notFound() : { article, day }
}

/** Follows the redirect of the article: to the same day of another article, or to the other page. */
async function redirectOrNotFound(article: string, day: string): Promise<never> {
  const target = await findRedirect(article)
  if (target === null) notFound()
  permanentRedirect(
    (parseRecordAddress(target)?.collection === 'guide-articles' ? dayPath(target, day) : target) as Route,
  )
}

const formatDescription = ({ body, title }: Article, day: HajjDay): string =>
  shortDescription(`${title}: ${stepTitles(body, day).join('. ')}.`)

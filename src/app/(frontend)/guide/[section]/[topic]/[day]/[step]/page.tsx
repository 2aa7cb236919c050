import type { Metadata, Route } from 'next'
import { notFound, permanentRedirect } from 'next/navigation'

import { RiteStepView } from '@/features/guide/components/rite-step-view'
import { partTitle, type RiteScreen, findScreen, shortTitle, stepPath } from '@/features/guide/model/rite-steps'
import { findCountedRite } from '@/features/guide/model/rites'
import { parseRecordAddress } from '@/domain/addresses/addresses'
import { isSection } from '@/domain/guide/guide-sections'
import { shortDescription } from '@/features/guide/model/article'
import { plainText } from '@/lib/rich-text/plain-text'
import type { Article } from '@/contracts/content'
import { findArticle } from '@/content/articles'
import { findRedirect } from '@/content/redirects'

import { listRites } from '../../../../list-cut-pages'

type Props = { params: Promise<{ section: string; topic: string; day: string; step: string }> }

export async function generateStaticParams() {
  const rites = await Promise.all(['umrah', 'hajj'].map(listRites))
  return rites
    .flat()
    .flatMap(({ article: { section, slug }, screens }) =>
      screens.map(({ part, number }) => ({ section, topic: slug, day: part, step: String(number) })),
    )
}

/** The same words as the article's, cut for the hand: search engines are to find the article. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { article, screen } = await load(params)
  const { part, number, step } = screen
  return {
    title: `${partTitle(article, part)}, step ${number}: ${shortTitle(screen)}`,
    description: step.body ? shortDescription(plainText(step.body)) : undefined,
    alternates: { canonical: stepPath(article, screen) },
    robots: { index: false, follow: true },
  }
}

export default async function RiteStepPage({ params }: Props) {
  const { article, screen } = await load(params)
  return <RiteStepView article={article} screen={screen} sameRite={await sameRite(article, screen)} />
}

async function load(params: Props['params']): Promise<{ readonly article: Article; readonly screen: RiteScreen }> {
  const { section, topic, day, step } = await params
  const article = isSection(section) ? await findArticle(section, topic) : null
  if (article === null) return redirectOrNotFound(`/guide/${section}/${topic}`, `${day}/${step}`)
  const screen = findScreen(article, day, step)
  return screen === null ? notFound() : { article, screen }
}

/** The steps move with their article, as its days do. */
async function redirectOrNotFound(article: string, screen: string): Promise<never> {
  const target = await findRedirect(article)
  if (target === null) notFound()
  permanentRedirect(
    (parseRecordAddress(target)?.collection === 'guide-articles' ? `${target}/${screen}` : target) as Route,
  )
}

/** The steps of Umrah tell more of tawaf and sa'i than each tawaf of Hajj does again. */
async function sameRite(article: Article, { step }: RiteScreen) {
  const counted = findCountedRite(step.title)
  if (counted === null || article.section === 'umrah') return null
  const [umrah] = await listRites('umrah')
  const screen = umrah?.screens.find((other) => findCountedRite(other.step.title) === counted)
  if (umrah === undefined || screen === undefined) return null
  return { href: stepPath(umrah.article, screen), title: `${umrah.article.title}, ${shortTitle(screen)}` }
}

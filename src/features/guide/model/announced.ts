import type { ArticleSummary } from '@/contracts/content'
import type { SiteSetting } from '@/payload-types'

import { articlePath } from './sections'

type Announced = NonNullable<SiteSetting['comingSoon']>[number]

/** Announced topics, each with its article once that is published. */
export const announcedItems = (items: readonly Announced[], articles: readonly ArticleSummary[]) =>
  items.map(({ title, description, article }) => {
    const id = typeof article === 'object' ? article?.id : article
    const published = articles.find((candidate) => candidate.id === id)
    return {
      title,
      description: description ?? null,
      article: published ? { title: published.title, href: articlePath(published.section, published.slug) } : null,
    }
  })

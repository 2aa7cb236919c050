import type { ArticleSummary } from '@/contracts/content'
import type { SiteSetting } from '@/payload-types'

import { articlePath } from './sections'

type Announced = NonNullable<SiteSetting['comingSoon']>[number]

/** What is announced, with the published article that has come of it. */
export const announcedItems = (items: readonly Announced[], articles: readonly ArticleSummary[]) =>
  items.map(({ title, description, article }) => {
    const id = typeof article === 'object' ? article?.id : article
    const found = articles.find((known) => known.id === id)
    return {
      title,
      description: description ?? null,
      article: found ? { title: found.title, href: articlePath(found.section, found.slug) } : null,
    }
  })

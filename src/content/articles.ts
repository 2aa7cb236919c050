import type { GuideArticle } from '@/payload-types'

import type { Article, ArticleSummary, Section } from '@/contracts/content'
import { cached } from '@/server/cache/cached'
import { cacheTags } from '@/server/cache/tags'
import { resolveLinks } from './linked-pages'
import { asVisitor, cms } from './payload'
import { insertFacts } from './shown-facts'

/** The published articles of a section, in order. */
export const listArticles = cached(
  { key: 'articles-of-section', tags: () => [cacheTags.articles] },
  async (section: Section): Promise<readonly ArticleSummary[]> => {
    const payload = await cms()
    const { docs } = await payload.find({
      collection: 'guide-articles',
      where: { section: { equals: section } },
      sort: 'order',
      pagination: false,
      depth: 0,
      ...asVisitor,
    })
    return docs.map(toArticleSummary)
  },
)

/**
 * A published article by section and slug, or `null`. Pictures in it are populated, links lead to where pages are, and names
 * of facts are replaced by their values.
 */
export const findArticle = async (section: Section, slug: string): Promise<Article | null> =>
  insertFacts(await resolveLinks(await readArticle(section, slug)))

const readArticle = cached(
  { key: 'article', tags: (_section, slug) => [cacheTags.article(slug)] },
  async (section: Section, slug: string): Promise<Article | null> => {
    const payload = await cms()
    const { docs } = await payload.find({
      collection: 'guide-articles',
      where: { and: [{ section: { equals: section } }, { slug: { equals: slug } }] },
      limit: 1,
      depth: 1,
      ...asVisitor,
    })
    const doc = docs[0]
    if (doc === undefined) return null
    return { ...toArticleSummary(doc), body: doc.body, sources: doc.sources, meta: doc.meta }
  },
)

function toArticleSummary(doc: GuideArticle): ArticleSummary {
  return {
    id: doc.id,
    section: doc.section,
    slug: doc.slug,
    title: doc.title,
    summary: doc.summary,
    checkedOn: doc.checkedOn ?? null,
    updatedAt: doc.updatedAt,
  }
}

import type { GuideArticle } from '@/payload-types'

import type { Article, ArticleSummary, Section } from '@/contracts/content'
import { sectionKeys } from '@/domain/guide/guide-sections'
import { collectAnswers, insertAnswerBodies } from '@/lib/rich-text/answers'
import { cached } from '@/server/cache/cached'
import { cacheTags } from '@/server/cache/tags'
import { resolveLinks } from './linked-pages'
import { findRecords } from './payload'
import { listDatedArticles } from './sitemap'
import { insertFacts } from './shown-facts'

/** The published articles of a section, in order. */
export const listArticles = cached(
  { key: 'articles-of-section', tags: () => [cacheTags.articles] },
  async (section: Section): Promise<readonly ArticleSummary[]> => {
    const articles = await findRecords('guide-articles', { where: { section: { equals: section } }, sort: 'order' })
    return articles.map(toArticleSummary)
  },
)

/**
 * A published article by section and slug, or `null`. Pictures in it are populated, answers are replaced by their text, links
 * lead to where pages are, and names of facts are replaced by their values.
 */
export async function findArticle(section: Section, slug: string): Promise<Article | null> {
  const article = await readArticle(section, slug)
  return article && insertFacts(await resolveLinks(await insertAnswers(article, new Set([article.id]))))
}

/** Where an answer is shown beside its own page: published articles, in the order of the sections. */
export async function listArticlesWithAnswer(id: number): Promise<readonly ArticleSummary[]> {
  const summaries = (await Promise.all(sectionKeys.map((section) => listArticles(section)))).flat()
  const articles = await Promise.all(summaries.map(({ section, slug }) => readArticle(section, slug)))
  return summaries.filter((_, index) => collectAnswers(articles[index]).has(id))
}

/**
 * Puts the text of answers into the content that names them, and of those that these name. Each is read under the tag of its
 * record, so that a page is invalidated when one of its answers changes. `around` are the answers it stands in: one that names
 * itself shows nothing there.
 */
async function insertAnswers<Content>(content: Content, around: ReadonlySet<number>): Promise<Content> {
  const ids = [...collectAnswers(content)].filter((id) => !around.has(id))
  const bodies = new Map(
    await Promise.all(
      ids.map(async (id) => [id, await insertAnswers(await readBody(id), new Set([...around, id]))] as const),
    ),
  )
  return insertAnswerBodies(content, (id) => bodies.get(id))
}

async function readBody(id: number): Promise<Article['body'] | undefined> {
  const listed = (await listDatedArticles()).find((article) => article.id === id)
  return listed && (await readArticle(listed.section, listed.slug))?.body
}

const readArticle = cached(
  { key: 'article', tags: (_section, slug) => [cacheTags.article(slug)] },
  async (section: Section, slug: string): Promise<Article | null> => {
    const [doc] = await findRecords('guide-articles', {
      where: { and: [{ section: { equals: section } }, { slug: { equals: slug } }] },
      limit: 1,
      depth: 1,
    })
    if (doc === undefined) return null
    const { body, sources, meta, reviewDueOn = null } = doc
    return { ...toArticleSummary(doc), body, sources, meta, reviewDueOn }
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

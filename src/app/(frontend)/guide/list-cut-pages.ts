import { findArticle, listArticles } from '@/content/articles'
import type { Article } from '@/contracts/content'
import { isSection } from '@/domain/guide/guide-sections'
import { dayPath, listHajjDays } from '@/features/guide/model/days'
import { listScreens, type RiteScreen } from '@/features/guide/model/rite-steps'
import { articlePath } from '@/features/guide/model/sections'

/** The pages of single days under the articles of Hajj, in their order, and when the article changed. */
export async function listDays() {
  const articles = await Promise.all(
    (await listArticles('hajj')).map(({ section, slug }) => findArticle(section, slug)),
  )
  return articles.flatMap((article) => (article === null ? [] : listDayPages(article)))
}

/** Those under one article. */
export const listDayPages = ({ section, slug, body, updatedAt }: Article) =>
  section === 'hajj'
    ? listHajjDays(body).map((day) => ({
        section,
        topic: slug,
        day,
        path: dayPath(articlePath(section, slug), day),
        updatedAt,
      }))
    : []

/** The articles of a section that are shown one step a screen, in their order. */
export async function listRites(
  section: string,
): Promise<readonly { readonly article: Article; readonly screens: readonly RiteScreen[] }[]> {
  if (!isSection(section)) return []
  const articles = await Promise.all(
    (await listArticles(section)).map(({ section: own, slug }) => findArticle(own, slug)),
  )
  return articles.flatMap((article) => {
    const screens = article === null ? [] : listScreens(article)
    return article === null || screens.length === 0 ? [] : [{ article, screens }]
  })
}

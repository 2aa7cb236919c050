import { findArticle, listArticles } from '@/content/articles'
import { dayPath, listHajjDays } from '@/features/guide/model/days'
import { articlePath } from '@/features/guide/model/sections'

/** The pages of single days under the articles of Hajj, in their order, and when the article changed. */
export async function listDays() {
  const articles = await listArticles('hajj')
  const pages = await Promise.all(
    articles.map(async ({ section, slug, updatedAt }) => {
      const article = await findArticle(section, slug)
      const days = article === null ? [] : listHajjDays(article.body)
      return days.map((day) => ({
        section,
        topic: slug,
        day,
        path: dayPath(articlePath(section, slug), day),
        updatedAt,
      }))
    }),
  )
  return pages.flat()
}

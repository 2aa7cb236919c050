import { findArticle, listArticles } from '@/content/articles'
import type { Article } from '@/contracts/content'
import { type RiteScreen, listScreens } from '@/features/guide/model/rite-steps'
import { isSection } from '@/domain/guide/guide-sections'

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

import type { AppPage } from '@/lib/routes'

/** A published article as the CMS gives it. */
export type SearchArticle = {
  readonly section: 'umrah' | 'hajj'
  readonly slug: string
  readonly title: string
  readonly summary: string | null
}

/** A page that may also be found by the words of a text about it. */
export type ArticlePage = AppPage & { readonly about?: string }

/**
 * The pages of the published articles: those the guide ships first, in its order and with its keywords, then the others,
 * found by their summaries. Without an answer of the CMS, the ones that ship.
 */
export function articlePages(published: readonly SearchArticle[] | undefined): readonly ArticlePage[] {
  if (published === undefined) return shippedArticles
  const titles = new Map(published.map((article) => [pathOf(article), article.title]))
  const shipped = shippedArticles.flatMap(({ path, keywords }) => {
    const title = titles.get(path)
    return title === undefined ? [] : [{ path, title, keywords }]
  })
  const others = published
    .filter((article) => !shippedPaths.has(pathOf(article)))
    .map((article) => ({ path: pathOf(article), title: article.title, keywords: [], about: article.summary ?? '' }))
  return [...shipped, ...others]
}

const pathOf = ({ section, slug }: SearchArticle): string => `/guide/${section}/${slug}`

/** The ten articles, whose addresses the specification fixes (§2). */
const shippedArticles = [
  { path: '/guide/umrah/what-is-umrah', title: 'What is Umrah?', keywords: ['meaning of umrah', 'about umrah'] },
  {
    path: '/guide/umrah/umrah-steps',
    title: 'The four steps of Umrah',
    keywords: ['how to do umrah', 'umrah step by step', 'tawaf', 'sai', 'halq', 'taqsir', 'talbiyah', 'umrah rites'],
  },
  {
    path: '/guide/umrah/umrah-timing',
    title: 'When to go for Umrah',
    keywords: ['best time', 'umrah timing', 'ramadan', 'crowds', 'season', 'weather', 'month'],
  },
  {
    path: '/guide/umrah/umrah-preparation',
    title: 'Prepare for Umrah',
    keywords: ['umrah packing', 'umrah checklist', 'umrah list', 'what to bring'],
  },
  {
    path: '/guide/hajj/what-is-hajj',
    title: 'What is Hajj?',
    keywords: ['meaning of hajj', 'about hajj', 'hajj schedule', 'hajj day by day', 'hajj dates'],
  },
  {
    path: '/guide/hajj/hajj-conditions',
    title: 'Conditions of Hajj',
    keywords: ['who must go', 'obligation', 'mahram', 'vaccines', 'hajj permit', 'requirements'],
  },
  { path: '/guide/hajj/hajj-types', title: 'The three types of Hajj', keywords: ['tamattu', 'qiran', 'ifrad'] },
  {
    path: '/guide/hajj/hajj-steps',
    title: 'Hajj step by step',
    keywords: ['how to do hajj', 'hajj rites', 'rami', 'wuquf', 'sacrifice', 'tawaf al ifadah', 'farewell tawaf'],
  },
  {
    path: '/guide/hajj/hajj-packing',
    title: 'What to pack for Hajj',
    keywords: ['hajj packing', 'hajj checklist', 'luggage', 'ihram clothes'],
  },
  {
    path: '/guide/hajj/hajj-etiquette',
    title: 'Hajj etiquette and staying safe',
    keywords: ['manners', 'safety', 'heat', 'mistakes', 'lost', 'photos'],
  },
] as const satisfies readonly AppPage[]

const shippedPaths: ReadonlySet<string> = new Set(shippedArticles.map(({ path }) => path))

import type { SectionKey } from '@/domain/guide/guide-sections'
import type { AppPage } from '@/domain/addresses/routes'

/** A published article as the CMS gives it. */
export type SearchArticle = {
  readonly section: SectionKey
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
  const titles = new Map(published.map((article) => [buildPath(article), article.title]))
  const shippedAndPublished = shippedArticles.flatMap(({ path, keywords }) => {
    const title = titles.get(path)
    return title === undefined ? [] : [{ path, title, keywords }]
  })
  const others = published
    .filter((article) => !shippedPaths.has(buildPath(article)))
    .map((article) => ({ path: buildPath(article), title: article.title, keywords: [], about: article.summary ?? '' }))
  return [...shippedAndPublished, ...others]
}

const buildPath = ({ section, slug }: SearchArticle): string => `/guide/${section}/${slug}`

/** One of the articles that ship; its keywords have a comma between them, as those of the topics. */
const shipped = (path: string, title: string, keywords?: string): AppPage => ({
  path: `/guide/${path}`,
  title,
  keywords: keywords?.split(', ') ?? [],
})

/** The ten articles whose addresses the specification fixes (§2), the guides beside the rites, and the answers. */
const shippedArticles = [
  shipped('umrah/what-is-umrah', 'What is Umrah?', 'meaning of umrah'),
  shipped(
    'umrah/umrah-steps',
    'The four steps of Umrah',
    'how to do umrah, step by step, tawaf, sai, safa marwah, halq, taqsir, tahallul, cutting hair, haircut, shave head, talbiyah, umrah rites, seven rounds, istilam, green lights, yemeni corner',
  ),
  shipped(
    'umrah/umrah-timing',
    'When to go for Umrah',
    'best time, umrah timing, ramadan, crowds, season, weather, month',
  ),
  shipped('umrah/umrah-preparation', 'Prepare for Umrah', 'umrah packing, umrah checklist, what to bring, customs'),
  shipped('hajj/what-is-hajj', 'What is Hajj?', 'meaning of hajj, hajj schedule, hajj day by day, hajj dates'),
  shipped(
    'hajj/hajj-conditions',
    'Conditions of Hajj',
    'who must go, obligation, mahram, vaccination, hajj permit, requirements, hajj badal, hajj for another, child hajj',
  ),
  shipped('hajj/hajj-types', 'The three types of Hajj', 'tamattu, qiran, ifrad'),
  shipped(
    'hajj/hajj-steps',
    'Hajj step by step',
    'how to do hajj, hajj rites, rami, wuquf, sacrifice, qurbani, hady, pebbles, 8 9 10 dhul hijjah, tarwiyah, day of arafah, tashreeq, tawaf al ifadah, ziyarat, farewell, wada',
  ),
  shipped('hajj/hajj-packing', 'What to pack for Hajj', 'hajj checklist, luggage'),
  shipped('hajj/hajj-etiquette', 'Hajj etiquette and staying safe', 'manners, safety, heat, mistakes, lost, photos'),
  shipped('more/madinah', 'A visit to Madinah', 'ziyarah'),
  shipped(
    'more/duas',
    'Duas of the rites',
    'prayers, words of prayer, talbiyah, labbaik, intention, dua umrah tawaf arafat',
  ),
  shipped('more/getting-around', 'Getting around', 'transport, bus, train, taxi, haramain, mashaer, walking'),
  shipped('more/if-something-goes-wrong', 'If something goes wrong', 'lost, ill, theft, death, held back'),
  shipped('more/embassies-and-missions', 'Embassies and Hajj missions', 'embassy, consulate, passport, kjri'),
  shipped(
    'more/fidyah',
    'Repairs in Ihram, school by school',
    'fidyah, kaffarah, expiation, dam, mistake, penalty, fasting, broken ihram, perfume',
  ),
  shipped('answers/lost-child', 'A child is lost'),
  shipped('answers/lost-child-makkah', 'A child is lost in Makkah'),
  shipped('answers/lost-child-madinah', 'A child is lost in Madinah'),
  shipped('answers/lost-child-jeddah', 'A child is lost in Jeddah'),
  shipped('answers/first-aid', 'First aid'),
  shipped('answers/dizzy', 'I feel dizzy'),
  shipped('answers/heatstroke', 'Heatstroke'),
  shipped('answers/help-points-makkah', 'Help points for lost people in Makkah'),
  shipped('answers/help-points-madinah', 'Help points for lost people in Madinah'),
  shipped('answers/new-wudu-in-tawaf', 'Wudu breaks on the way: go on, or start again?'),
  shipped('answers/wudu-in-tawaf', 'What breaks wudu in tawaf?'),
  shipped('answers/period-before-tawaf', 'My period came before tawaf'),
  shipped('answers/miqat-of-my-plane', 'Miqat by plane: where Ihram begins'),
  shipped('answers/bus-is-stuck', 'My bus is stuck on the way to Muzdalifah'),
  shipped('answers/bus-stuck-in-mina', 'My bus is stuck in Mina'),
  shipped('answers/shoes-pins-and-soap-in-ihram', 'Shoes, pins, soap and saffron in Ihram'),
  shipped('answers/hajj-found-late', 'I went home, and a part of my Hajj was missing'),
  shipped('answers/jafari-what-does-not-count', "Ja'fari (Shia): what makes a rite not count"),
]

const shippedPaths: ReadonlySet<string> = new Set(shippedArticles.map(({ path }) => path))

import type { Payload } from 'payload'

import { richText } from './int-samples'
import type { Readers } from './two-servers'

/** A record and the article and the path that lead to it, if they do. */
export type Linked = {
  readonly collection: string
  readonly id: number
  readonly slug: string
  readonly linkerId: number | null
}

/** An article with a link to the record, and a path that names it. */
export async function makeLinkers(payload: Payload, { collection, id, linkerId }: Linked): Promise<void> {
  if (linkerId === null) return
  const body = richText('See')
  const link = {
    type: 'link',
    version: 3,
    direction: 'ltr',
    format: '',
    indent: 0,
    children: [{ type: 'text', detail: 0, format: 0, mode: 'normal', style: '', text: 'there', version: 1 }],
    fields: { linkType: 'internal', newTab: false, doc: { relationTo: collection, value: id } },
  }
  body.root.children[0]?.children.push(link as never)
  await payload.create({
    collection: 'guide-articles',
    data: {
      title: 'Linker',
      summary: 'Links.',
      section: 'more',
      slug: `linker-${linkerId}`,
      body,
      _status: 'published',
    } as never,
  })
  const step = {
    title: 'Step',
    ...(collection === 'locations' ? { location: id } : {}),
    ...(collection === 'mosque-gates' ? { gate: id } : {}),
  }
  await payload.create({
    collection: 'paths',
    data: {
      title: 'Linker',
      city: 'Makkah',
      slug: `path-linker-${linkerId}`,
      steps: [step],
      _status: 'published',
    } as never,
  })
}

/** Every read of a record that pages, lists, the search and the sitemap are made of. */
export async function loadReaders(): Promise<(record: Linked) => Readers> {
  const content = {
    ...(await import('@/content/articles')),
    ...(await import('@/content/directory')),
    ...(await import('@/content/gates')),
    ...(await import('@/content/lists')),
    ...(await import('@/content/merged-places')),
    ...(await import('@/content/notices')),
    ...(await import('@/content/paths')),
    ...(await import('@/content/places')),
    ...(await import('@/content/place-list')),
    ...(await import('@/content/sitemap')),
  }
  const ownPage = ({ collection, id, slug }: Linked): Promise<unknown> => {
    switch (collection) {
      case 'guide-articles':
        return content.findArticle('hajj', slug)
      case 'paths':
        return content.findPath(slug)
      case 'locations':
        return content.findPlace(id)
      case 'mosque-gates':
        return content.findGate(id)
      default:
        return Promise.resolve(null)
    }
  }
  return (record) => ({
    'own page': () => ownPage(record),
    ...(record.linkerId !== null && {
      'page that links to it': () => content.findArticle('more', `linker-${record.linkerId}`),
      'path that names it': () => content.findPath(`path-linker-${record.linkerId}`),
    }),
    articles: () => content.listArticles('hajj'),
    paths: () => content.listPaths(),
    'map list': () => content.listMapPage('all', 1),
    'places of a category': () => content.listPlacesPage('restaurant', 'all', 1),
    'search: places': () => content.listPlaces(),
    'search: gates': () => content.listAllGates(),
    counts: () => content.countPlaces(),
    'place ids': () => content.listPlaceIds('restaurant'),
    directory: () => content.listDirectoryPage('Makkah', 'restaurant', 1),
    letters: () => content.countLetters('Makkah', 'restaurant'),
    printed: () => content.listPrintedPage(1),
    'where merged places are': () => content.listMergedPlaces(),
    notices: () => content.listNotices(),
    faq: () => content.listFaqGroups(),
    authorities: () => content.listAuthorities(),
    bookings: () => content.listBookingPlatforms(),
    'sitemap: articles': () => content.listDatedArticles(),
    'sitemap: places': () => content.listDatedPlaces(),
    'sitemap: gates': () => content.listDatedGates(),
    'path addresses': () => content.listPathAddresses(),
  })
}

/** Every page that exists once, with the numbers that other pages show. */
export async function loadPageReaders(): Promise<Readers> {
  const content = await import('@/content/globals')
  return {
    home: content.loadHome,
    about: content.loadAbout,
    contact: content.loadContact,
    terms: content.loadTerms,
    settings: content.loadSiteSettings,
    'emergency numbers': content.loadEmergencyNumbers,
  }
}

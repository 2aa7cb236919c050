import type { SectionKey } from '@/domain/guide/guide-sections'

import { articlePath, sectionPath, sections } from './sections'

type Facts = {
  readonly section: SectionKey
  readonly slug: string
  readonly title: string
  readonly description: string
  /** ISO timestamp. */
  readonly updatedAt: string
  /** Public origin, without a trailing slash. */
  readonly siteUrl: string
  readonly siteName: string
  /** The article this is a page of. */
  readonly partOf?: { readonly slug: string; readonly title: string }
}

/**
 * Structured data of an article. Not a HowTo: the pages name the views of several schools, and a rite is
 * not a recipe with supplies and a result.
 */
export function articleData(facts: Facts): Record<string, unknown> {
  const { section, slug, title, description, updatedAt, siteUrl, siteName, partOf } = facts
  const publisher = { '@type': 'Organization', name: siteName, url: siteUrl }
  const url = `${siteUrl}${articlePath(section, slug)}`
  return {
    '@graph': [
      {
        '@type': 'Article',
        '@id': `${url}#article`,
        headline: title,
        description,
        url,
        mainEntityOfPage: url,
        inLanguage: 'en',
        dateModified: updatedAt,
        isAccessibleForFree: true,
        ...(partOf && { isPartOf: `${siteUrl}${articlePath(section, partOf.slug)}#article` }),
        about: { '@type': 'Thing', ...sections[section].about },
        author: publisher,
        publisher,
      },
      breadcrumbs(siteUrl, [
        { name: 'Guide', path: '/guide' },
        { name: sections[section].title, path: sectionPath(section) },
        ...(partOf ? [{ name: partOf.title, path: articlePath(section, partOf.slug) }] : []),
        { name: title, path: articlePath(section, slug) },
      ]),
    ],
  }
}

/** Structured data of a section: its breadcrumbs, and the articles in it. */
export function sectionData({
  section,
  articles,
  siteUrl,
}: {
  section: SectionKey
  articles: readonly { readonly slug: string; readonly title: string }[]
  siteUrl: string
}): Record<string, unknown> {
  return {
    '@graph': [
      {
        '@type': 'ItemList',
        name: sections[section].title,
        itemListElement: articles.map(({ slug, title }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: title,
          url: `${siteUrl}${articlePath(section, slug)}`,
        })),
      },
      breadcrumbs(siteUrl, [
        { name: 'Guide', path: '/guide' },
        { name: sections[section].title, path: sectionPath(section) },
      ]),
    ],
  }
}

const breadcrumbs = (siteUrl: string, crumbs: readonly { readonly name: string; readonly path: string }[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: `${siteUrl}${path}`,
  })),
})

import { pathHref } from '@/domain/places/place-links'
import type { PathDetails } from '@/contracts/content'

/**
 * Structured data of a path: its steps in order, and its breadcrumbs. `origin` is the public address
 * of the site, without a slash at its end.
 */
export function pathStructuredData(path: PathDetails, origin: string): Record<string, unknown> {
  const url = `${origin}${pathHref(path.slug)}`
  return {
    '@graph': [
      {
        '@type': 'ItemList',
        '@id': url,
        url,
        name: path.title,
        ...(path.summary !== null && { description: path.summary }),
        numberOfItems: path.steps.length,
        itemListElement: path.steps.map(({ title }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: title,
        })),
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { name: 'Recommendations', item: `${origin}/recommendations` },
          { name: path.title, item: url },
        ].map((crumb, index) => ({ '@type': 'ListItem', position: index + 1, ...crumb })),
      },
    ],
  }
}

import { escapeXml } from '@/lib/text/xml'

/** The format allows no more addresses in one file; a guide of three cities stays far below. */
export const MAX_SITEMAP_ENTRIES = 50_000

export type SitemapPage = { readonly path: string; readonly updatedAt?: string | null | undefined }

export type SitemapEntry = { readonly url: string; readonly lastModified?: string }

/**
 * Sitemap entries of public paths, each path once, the first mention winning. `siteUrl` is an origin without a slash at
 * its end. Addresses come back escaped for XML, because the framework writes them as they are.
 */
export function sitemapEntries(siteUrl: string, pages: readonly SitemapPage[]): SitemapEntry[] {
  const byPath = new Map(pages.toReversed().map((page) => [page.path, page]))
  const inOrder = pages.filter((page) => byPath.get(page.path) === page)
  return inOrder.slice(0, MAX_SITEMAP_ENTRIES).map(({ path, updatedAt }) => ({
    url: escapeXml(`${siteUrl}${path}`),
    ...(updatedAt && { lastModified: updatedAt }),
  }))
}

/** The newest of some ISO dates, for a page made of many documents; `undefined` when there is none. */
export const findNewest = (documents: readonly { readonly updatedAt?: string | null }[]): string | undefined =>
  documents
    .map(({ updatedAt }) => updatedAt ?? '')
    .sort()
    .at(-1) || undefined

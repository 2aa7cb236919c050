import { followRedirects, type RedirectTable } from '@/domain/addresses/redirects'
import { cached } from '@/server/cache/cached'
import { cacheTags } from '@/server/cache/tags'
import { readRedirects } from '@/server/redirects/read-redirects'

import { cms } from './payload'

/** All redirects in one cache entry, so that an address somebody makes up costs no query and adds no entry. */
const listRedirects = cached(
  {
    key: 'redirects',
    // They lead to records, whose addresses change and which may be unpublished.
    tags: () => [cacheTags.redirects, cacheTags.articles, cacheTags.paths, cacheTags.gates, cacheTags.locations],
  },
  async (): Promise<RedirectTable> => readRedirects((await cms()).db.drizzle),
)

/** Where an address without a page leads, in one step, or `null`: a path of the guide or a public web address. */
export const findRedirect = async (address: string): Promise<string | null> =>
  followRedirects(await listRedirects(), address)

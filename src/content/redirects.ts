import { followRedirects, type RedirectTable } from '@/domain/addresses/redirects'
import { cached } from '@/server/cache/cached'
import { cacheTags } from '@/server/cache/tags'
import { readRedirects } from '@/server/redirects/read-redirects'

import { cms } from './payload'

/** All of them at once: an address somebody makes up costs no query, and leaves nothing behind. */
const listRedirects = cached(
  {
    key: 'redirects',
    // The records they lead to: where their pages are, and whether there are any.
    tags: () => [cacheTags.redirects, cacheTags.articles, cacheTags.paths, cacheTags.gates, cacheTags.locations],
  },
  async (): Promise<RedirectTable> => readRedirects((await cms()).db.drizzle),
)

/** Where an address without a page leads, in one step, or `null`: a path of the guide or a public web address. */
export const findRedirect = async (address: string): Promise<string | null> =>
  followRedirects(await listRedirects(), address)

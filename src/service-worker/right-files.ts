import type { SerwistPlugin } from 'serwist'

import { isCacheable, isOfItsType } from '@/domain/offline/fetch-copy'

const toPath = ({ url }: Request): string => new URL(url).pathname

/** Stores a file only when it is what its address says, and fetches past a copy that is not: earlier builds stored any answer. */
export const rightFiles: SerwistPlugin = {
  cacheWillUpdate: async ({ request, response }) => (isCacheable(response, toPath(request)) ? response : null),
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
    cachedResponse && isOfItsType(cachedResponse, toPath(request)) ? cachedResponse : undefined,
}

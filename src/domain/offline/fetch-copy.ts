import { ARTICLES_CALL, ARTICLES_KEY, isVersioned } from './caches'

/** Whether a response may be cached: complete, the same for everybody, and not redirected. */
export const isCacheable = (response: Response): boolean =>
  response.status === 200 &&
  !response.redirected &&
  response.type !== 'opaque' &&
  !/\b(?:no-store|private)\b/.test(response.headers.get('cache-control') ?? '')

/**
 * The network's answer for a key of the caches. Asked past the worker (src/service-worker/main.ts leaves `no-cache`
 * alone); what the browser still has is not sent again.
 *
 * @throws when nothing comes, or a response that may not be cached
 */
export async function fetchCopy(key: string, articlesQuery: string, signal?: AbortSignal): Promise<Response> {
  const isArticles = key === ARTICLES_KEY
  const response = await fetch(isArticles ? ARTICLES_CALL : key, {
    cache: isVersioned(key) ? 'default' : 'no-cache',
    ...(signal && { signal }),
    ...(isArticles && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: articlesQuery }),
    }),
  })
  // The CMS calls its answers private; this one is the same for everybody.
  if (isArticles ? !response.ok : !isCacheable(response)) throw new Error(`${key} answered ${response.status}`)
  return response
}

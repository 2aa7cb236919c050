import { ARTICLES_CALL, ARTICLES_KEY, isVersioned } from './caches'

/** What may come under an address, by the first row that it fits. A page of a network's owner comes with 200 under any of them. */
const CONTENT_TYPES: readonly (readonly [path: RegExp, type: RegExp])[] = [
  [/\.js$/, /^(?:text|application)\/javascript\b/],
  [/\.css$/, /^text\/css\b/],
  [/^\/api\/(?!streets\/)/, /^application\/json\b/],
  [/^\/(?:api|_next)\/|\.\w+$/, /^(?!text\/html\b)/],
]

/** Whether a response may be cached for a path: complete, the same for everybody, not redirected, and what the path stands for. */
export const isCacheable = (response: Response, path: string): boolean =>
  response.status === 200 &&
  !response.redirected &&
  response.type !== 'opaque' &&
  !/\b(?:no-store|private)\b/.test(response.headers.get('cache-control') ?? '') &&
  isOfItsType(response, path)

/** Whether it is a script where the path stands for a script, and so on; of pages nothing is known. */
export function isOfItsType({ headers }: Response, path: string): boolean {
  const [, type] = CONTENT_TYPES.find(([paths]) => paths.test(path)) ?? []
  return type?.test(headers.get('content-type') ?? '') ?? true
}

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
  if (isArticles ? !response.ok : !isCacheable(response, key.replace(/\?.*/, '')))
    throw new Error(`${key} answered ${response.status}`)
  return response
}

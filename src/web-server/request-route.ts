import type { IncomingHttpHeaders } from 'node:http'

import { OWN_ANSWER_HEADERS, PREVIEW_COOKIES } from './next-internals/framework-headers'

/**
 * How a request is answered: `cached` from the response cache, `render` in process for this caller alone (to compress
 * the page and to allow its inline scripts), `pass-through` by the framework's own handler, `refuse` by us.
 */
export type RequestRoute =
  | { readonly kind: 'cached'; readonly key: string }
  | { readonly kind: 'render'; readonly url: string }
  | { readonly kind: 'pass-through' }
  | { readonly kind: 'refuse'; readonly status: 400 | 405 }

type Asked = {
  readonly method?: string | undefined
  readonly url?: string | undefined
  readonly headers: IncomingHttpHeaders
}

/** The documented calls that everybody reads whole; with a query they are narrowed by the route itself. */
export const CACHED_CALLS: ReadonlySet<string> = new Set([
  '/api/arabic-names',
  '/api/locations',
  '/api/merged-places',
  '/api/mosque-gates',
  '/api/opening-hours',
  '/api/place-index',
])

/** Parameters of the filtered views (src/lib/views.ts); anything else in a query is rendered anew each time. */
const VIEW_PARAMETERS: ReadonlySet<string> = new Set([
  'category',
  'city',
  'filter',
  'id',
  'mode',
  'mosque',
  'mosqueId',
  'mosqueName',
  'page',
])

const MAX_VIEW_QUERY = 200

/** Staff and previews may see what the public does not. */
const SESSION = new RegExp(`(?:^|;\\s*)(?:${['payload-token', ...PREVIEW_COOKIES].join('|')})=`)

const PASS_THROUGH = { kind: 'pass-through' } as const

export function routeRequest({ method, url, headers }: Asked): RequestRoute {
  if (method === 'TRACE' || method === 'CONNECT') return { kind: 'refuse', status: 405 }
  // `OPTIONS *`, or an address with a scheme, as only a forward proxy is asked.
  if (url?.startsWith('/') !== true) return { kind: 'refuse', status: 400 }
  if (method !== 'GET' && method !== 'HEAD') return PASS_THROUGH
  // Nobody needs one, and where two programs disagree about its end the rest of it is read as another's request.
  if (hasBody(headers)) return { kind: 'refuse', status: 400 }
  for (const name of OWN_ANSWER_HEADERS) if (headers[name] !== undefined) return PASS_THROUGH

  const queryAt = url.indexOf('?')
  const path = queryAt === -1 ? url : url.slice(0, queryAt)
  if (path.startsWith('/_next/')) {
    return path.startsWith('/_next/static/') && queryAt === -1 ? { kind: 'cached', key: url } : PASS_THROUGH
  }
  if (CACHED_CALLS.has(url)) return { kind: 'cached', key: url }
  // The one page of ours at an address of the CMS: src/proxy.ts.
  if (path === '/admin/create-first-user') return { kind: 'render', url }
  if (isUnder(path, '/api') || isUnder(path, '/cms') || isUnder(path, '/admin')) return PASS_THROUGH
  if (headers.authorization !== undefined || SESSION.test(headers.cookie ?? '')) return { kind: 'render', url }
  if (queryAt === -1 || isViewQuery(url.slice(queryAt + 1))) return { kind: 'cached', key: url }
  return { kind: 'render', url }
}

const hasBody = (headers: IncomingHttpHeaders) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) !== 0

const isUnder = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`)

function isViewQuery(query: string): boolean {
  if (query.length > MAX_VIEW_QUERY) return false
  const names = [...new URLSearchParams(query).keys()]
  return names.length > 0 && new Set(names).size === names.length && names.every((name) => VIEW_PARAMETERS.has(name))
}

// @ts-check

/**
 * How a request is answered: `copy` from ready bytes, `relay` by the renderer with its answer passed through our hands
 * (to compress it and to allow its inline scripts), `direct` by the renderer alone.
 *
 * @typedef {{ readonly kind: 'copy', readonly key: string } | { readonly kind: 'relay' } | { readonly kind: 'direct' }} RequestKind
 * @typedef {{ readonly method?: string | undefined, readonly url?: string | undefined, readonly headers: import('node:http').IncomingHttpHeaders }} Asked
 */

/** The documented calls that everybody reads whole; with a query they are narrowed by the route itself. */
export const COPIED_CALLS = new Set([
  '/api/arabic-names',
  '/api/locations',
  '/api/merged-places',
  '/api/mosque-gates',
  '/api/opening-hours',
  '/api/place-index',
])

/** Parameters of the filtered views (src/lib/views.ts); anything else in a query is rendered anew each time. */
const VIEW_PARAMETERS = new Set([
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

/** Headers by which the browser part of the framework, a preview or a signed-in caller asks for something else. */
const OWN_ANSWER_HEADERS = [
  'rsc',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-action',
  'next-url',
  'x-nextjs-data',
  'range',
  'upgrade',
]

const DIRECT = /** @type {const} */ ({ kind: 'direct' })
const RELAY = /** @type {const} */ ({ kind: 'relay' })

/**
 * @param {Asked} request
 * @returns {RequestKind}
 */
export function requestKind({ method, url, headers }) {
  if ((method !== 'GET' && method !== 'HEAD') || url === undefined) return DIRECT
  for (const name of OWN_ANSWER_HEADERS) if (headers[name] !== undefined) return DIRECT

  const queryAt = url.indexOf('?')
  const path = queryAt === -1 ? url : url.slice(0, queryAt)
  if (path.startsWith('/_next/')) {
    return path.startsWith('/_next/static/') && queryAt === -1 ? { kind: 'copy', key: url } : DIRECT
  }
  if (COPIED_CALLS.has(url)) return { kind: 'copy', key: url }
  // The one page of ours at an address of the CMS: src/proxy.ts.
  if (path === '/admin/create-first-user') return RELAY
  if (isUnder(path, '/api') || isUnder(path, '/cms') || isUnder(path, '/admin')) return DIRECT
  if (headers.authorization !== undefined || hasSession(headers.cookie)) return RELAY
  if (queryAt === -1) return { kind: 'copy', key: url }
  return isViewQuery(url.slice(queryAt + 1)) ? { kind: 'copy', key: url } : RELAY
}

/**
 * @param {string} path
 * @param {string} folder
 */
const isUnder = (path, folder) => path === folder || path.startsWith(`${folder}/`)

/**
 * Staff and previews may see what the public does not.
 *
 * @param {string | undefined} cookie
 */
const hasSession = (cookie) =>
  cookie !== undefined && /(?:^|;\s*)(?:payload-token|__prerender_bypass|__next_preview_data)=/.test(cookie)

/** @param {string} query */
function isViewQuery(query) {
  if (query.length > MAX_VIEW_QUERY) return false
  const names = [...new URLSearchParams(query).keys()]
  return names.length > 0 && new Set(names).size === names.length && names.every((name) => VIEW_PARAMETERS.has(name))
}

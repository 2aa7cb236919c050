import type { IncomingHttpHeaders } from 'node:http'

import { parsePreviewTime, PREVIEW_DRAFTS, PREVIEW_PATH, PREVIEW_TIME } from '@/domain/addresses/preview'
import { FILTER_PARAMETERS } from '@/domain/addresses/view-parameters'
import { isStreetAddress } from '@/domain/streets/street-address'

import { OWN_ANSWER_HEADERS, PREVIEW_COOKIES } from './next-internals/framework-headers'
import { SESSION_COOKIES } from './session-cookie'

/**
 * How a request is answered: `cached` from the response cache, `render` in process for this caller alone (to compress
 * the page and to allow its inline scripts), `preview` the same for staff, with what is not published, `pass-through` by the
 * framework's own handler, `refuse` by us.
 */
export type RequestRoute =
  | { readonly kind: 'cached'; readonly key: string }
  | { readonly kind: 'render'; readonly url: string }
  | { readonly kind: 'preview'; readonly url: string; readonly at: Date | null; readonly hasDrafts: boolean }
  | {
      readonly kind: 'pass-through'
      /** Whether it costs as much as a page. */
      readonly isRendering: boolean
      /** Whoever is not signed in is refused. */
      readonly isForStaff: boolean
    }
  | { readonly kind: 'refuse'; readonly status: 400 | 405 | 414; readonly allow?: string }

type RoutedRequest = {
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
  '/api/notices',
  '/api/notices/atom',
  '/api/offline-pack',
  '/api/openapi.json',
  '/api/opening-hours',
  '/api/place-index',
  '/api/search-words',
])

/** Anything else in a query is rendered anew each time. */
const VIEW_PARAMETERS: ReadonlySet<string> = new Set(FILTER_PARAMETERS)

const MAX_VIEW_QUERY = 200

/** What everybody should take (RFC 9110 §4.1). */
const MAX_ADDRESS = 8_000

/** Staff and previews may see what the public does not. */
const SESSION = new RegExp(`(?:^|;\\s*)(?:${[...SESSION_COOKIES, ...PREVIEW_COOKIES].join('|')})=`)

const CALL_METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const
const PAGE_METHODS = ['GET', 'HEAD'] as const

/** The admin's pages call functions on the server by a POST to themselves; without this header it would be a form. */
const ADMIN_CALL = 'next-action'

const PASS_THROUGH = { kind: 'pass-through', isRendering: false, isForStaff: false } as const
const PASS_THROUGH_PAGE = { ...PASS_THROUGH, isRendering: true } as const
/** The CMS reads the arguments of such a call, with errors of ours when they are nonsense, before it asks who calls. */
const PASS_THROUGH_ADMIN_CALL = { ...PASS_THROUGH_PAGE, isForStaff: true } as const

export function routeRequest({ method = '', url, headers }: RoutedRequest): RequestRoute {
  // `OPTIONS *`, or an address with a scheme, as only a forward proxy is asked.
  if (url?.startsWith('/') !== true) return { kind: 'refuse', status: 400 }
  if (url.length > MAX_ADDRESS) return { kind: 'refuse', status: 414 }
  const queryIndex = url.indexOf('?')
  const path = queryIndex === -1 ? url : url.slice(0, queryIndex)
  if (!isReadable(url, path)) return { kind: 'refuse', status: 400 }

  const isCall = isUnder(path, '/api') || isUnder(path, '/cms/api')
  const isAdmin = isUnder(path, '/admin')
  if (method !== 'GET' && method !== 'HEAD') {
    if (isCall && includesMethod(CALL_METHODS, method)) return PASS_THROUGH
    if (isAdmin && method === 'POST' && headers[ADMIN_CALL] !== undefined) return PASS_THROUGH_ADMIN_CALL
    return { kind: 'refuse', status: 405, allow: (isCall ? CALL_METHODS : PAGE_METHODS).join(', ') }
  }
  // No such request needs a body, and where two programs disagree about its end the rest of it is read as another's request.
  if (hasBody(headers)) return { kind: 'refuse', status: 400 }
  // In this order: a page costs as much when it is asked for by the framework's browser part.
  const passThrough = isCall || path.startsWith('/_next/') ? PASS_THROUGH : PASS_THROUGH_PAGE
  for (const name of OWN_ANSWER_HEADERS) if (headers[name] !== undefined) return passThrough

  if (path.startsWith('/_next/')) {
    return path.startsWith('/_next/static/') && queryIndex === -1 ? { kind: 'cached', key: url } : passThrough
  }
  if (CACHED_CALLS.has(url) || isStreetAddress(url)) return { kind: 'cached', key: url }
  // The one page of ours at an address of the CMS: src/proxy.ts.
  if (path === '/admin/create-first-user') return { kind: 'render', url }
  if (isCall || isAdmin) return passThrough
  if (isUnder(path, PREVIEW_PATH)) return routePreview(url.slice(PREVIEW_PATH.length))
  if (headers.authorization !== undefined || SESSION.test(headers.cookie ?? '')) return { kind: 'render', url }
  if (queryIndex === -1 || isViewQuery(url.slice(queryIndex + 1))) return { kind: 'cached', key: url }
  return { kind: 'render', url }
}

/** @param rest an address of the guide; its pages alone have a preview */
function routePreview(rest: string): RequestRoute {
  const [path = '', query = ''] = rest.split(/\?(.*)/s)
  if (['/api', '/cms', '/admin', '/_next', PREVIEW_PATH].some((folder) => isUnder(path, folder))) return REFUSED
  const parameters = new URLSearchParams(query)
  const at = parameters.get(PREVIEW_TIME)
  const hasDrafts = at === null || parameters.has(PREVIEW_DRAFTS)
  parameters.delete(PREVIEW_TIME)
  parameters.delete(PREVIEW_DRAFTS)
  const time = at === null ? null : parsePreviewTime(at)
  if (at !== null && time === null) return REFUSED
  const page = `${path || '/'}${parameters.size === 0 ? '' : `?${parameters}`}`
  return { kind: 'preview', url: page, at: time, hasDrafts }
}

const REFUSED = { kind: 'refuse', status: 400 } as const

/** A call of the CMS that only who is signed in makes; accounts have those by which one signs in. */
export const isStaffCall = (url = ''): boolean => {
  const path = url.replace(/\?.*/, '')
  return isUnder(path, '/cms/api') && !isUnder(path, '/cms/api/users')
}

/** Whether a page of the CMS's admin is asked for. */
export const isAdminPage = (url = ''): boolean => /^\/admin(?:[/?]|$)/.test(url)

/** Of visible ASCII, its path of UTF-8 without control characters: on anything else the programs behind us disagree. */
function isReadable(url: string, path: string): boolean {
  if (/[^\x21-\x7e]/.test(url)) return false
  if (!path.includes('%')) return true
  try {
    return !/\p{Cc}/u.test(decodeURIComponent(path))
  } catch {
    return false
  }
}

export const hasBody = (headers: IncomingHttpHeaders): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) !== 0

const includesMethod = (methods: readonly string[], method: string) => methods.includes(method)

export const isUnder = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}/`)

function isViewQuery(query: string): boolean {
  if (query.length > MAX_VIEW_QUERY) return false
  const names = [...new URLSearchParams(query).keys()]
  return names.length > 0 && new Set(names).size === names.length && names.every((name) => VIEW_PARAMETERS.has(name))
}

import { type NextRequest, NextResponse } from 'next/server'

import { publicPolicy, tileSources } from '@/lib/security/public-policy'
import { aliasTarget, canonicalPath, plainPath } from '@/domain/addresses/routes'
import { VIEW_SEGMENT, viewTarget } from '@/domain/addresses/views'

const NOT_FOUND_PATH = '/_page-not-found'

/** Puts addresses right, sends filtered views to their cached pages, and gives the CMS its Content-Security-Policy. */
export function proxy(request: NextRequest): NextResponse {
  const { pathname, searchParams } = request.nextUrl
  if (pathname === '/admin' || pathname.startsWith('/admin/')) return admin(request)

  // Its article may have moved since: the handler looks that up in the CMS.
  if (aliasTarget(pathname) !== null) return NextResponse.rewrite(plainUrl(request, aliasHandler(pathname)))
  const canonical = canonicalPath(pathname)
  if (canonical !== null) return createRedirect(request, canonical)

  const target = viewTarget(pathname, searchParams)
  switch (target.kind) {
    case 'rewrite':
      return publicPage(NextResponse.rewrite(withPath(request, target.path)))
    case 'not-found':
      return publicPage(NextResponse.rewrite(withPath(request, NOT_FOUND_PATH)))
    case 'as-is':
      return publicPage(NextResponse.next())
  }
}

// Files of ours go without; every page of the admin has its policy, also one whose address looks like a file's.
export const config = { matcher: ['/((?!_next/|api/|cms/|.*\\.[a-zA-Z0-9]+$).*)', '/admin/:path*'] }

/** Of src/app/(frontend)/guide/view: `/guide/umrah/steps` becomes `/guide/view/umrah/steps`. */
const aliasHandler = (pathname: string): string => plainPath(pathname).replace('/guide/', `/guide/${VIEW_SEGMENT}/`)

/** Permanent, with the query string kept (decisions: any other casing redirects to the canonical path). */
function createRedirect(request: NextRequest, path: string): NextResponse {
  return NextResponse.redirect(plainUrl(request, path), PERMANENT)
}

/** Next's own kind of URL would put the trailing slash back. */
const plainUrl = (request: NextRequest, path: string): URL => new URL(`${path}${request.nextUrl.search}`, request.url)

const PERMANENT = 308

function withPath(request: NextRequest, path: string): URL {
  const url = request.nextUrl.clone()
  url.pathname = path
  return url
}

const PUBLIC_POLICY = publicPolicy(process.env.TILE_URL)

function publicPage(response: NextResponse): NextResponse {
  response.headers.set(
    'Content-Security-Policy',
    process.env.NODE_ENV === 'development' ? DEVELOPMENT_POLICY : PUBLIC_POLICY,
  )
  return response
}

/** The development server evaluates modules, injects styles and sends its pages itself. */
const DEVELOPMENT_POLICY = PUBLIC_POLICY.replace(
  "script-src 'self'",
  "script-src 'self' 'unsafe-inline' 'unsafe-eval'",
).replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")

function admin(request: NextRequest): NextResponse {
  if (request.nextUrl.pathname === '/admin/create-first-user') {
    return publicPage(NextResponse.rewrite(withPath(request, '/first-admin')))
  }
  const nonce = btoa(crypto.randomUUID())
  const evaluation = process.env.NODE_ENV === 'development' ? " 'unsafe-eval'" : ''
  const policy = [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'${evaluation}`,
    // Lexical, the select boxes and drag and drop write inline styles.
    "style-src 'self' 'unsafe-inline'",
    // The review queue shows submissions on the streets.
    ['img-src', "'self'", 'data:', 'blob:', ...tileSources(process.env.TILE_URL)].join(' '),
    "font-src 'self' data:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
  // Next reads the nonce from the request's copy of the header.
  const headers = new Headers(request.headers)
  headers.set('Content-Security-Policy', policy)
  const response = NextResponse.next({ request: { headers } })
  response.headers.set('Content-Security-Policy', policy)
  return response
}

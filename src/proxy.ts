import { type NextRequest, NextResponse } from 'next/server'

import { canonicalPath } from '@/lib/routes'
import { DEFAULT_TILE_URL, tileOrigin } from '@/lib/tiles'
import { viewTarget } from '@/lib/views'

const NOT_FOUND_PATH = '/_page-not-found'

/** Puts addresses right, sends filtered views to their cached pages, and gives the CMS its Content-Security-Policy. */
export function proxy(request: NextRequest): NextResponse {
  const { pathname, searchParams } = request.nextUrl
  if (pathname === '/admin' || pathname.startsWith('/admin/')) return admin(request)

  const canonical = canonicalPath(pathname)
  if (canonical !== null) return redirectTo(request, canonical)

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

export const config = { matcher: ['/((?!_next/|api/|cms/|.*\\.[a-zA-Z0-9]+$).*)'] }

/** Permanent, with the query string kept (decisions: any other casing redirects to the canonical path). */
function redirectTo(request: NextRequest, path: string): NextResponse {
  // A plain URL: Next's own would put the trailing slash back.
  return NextResponse.redirect(new URL(`${path}${request.nextUrl.search}`, request.url), PERMANENT)
}

const PERMANENT = 308

function withPath(request: NextRequest, path: string): URL {
  const url = request.nextUrl.clone()
  url.pathname = path
  return url
}

/** The tile server is refused at the start, in src/env.ts, when it has no origin. */
const TILE_ORIGIN = tileOrigin(process.env.TILE_URL || DEFAULT_TILE_URL) ?? ''

/** Who sends the page adds the hashes of its few inline scripts: see src/web-server/script-hashes.ts. */
const PUBLIC_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  `img-src 'self' data: ${TILE_ORIGIN}`,
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

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
    `img-src 'self' data: blob: ${TILE_ORIGIN}`,
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

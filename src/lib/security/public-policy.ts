import { tileOrigin } from './tiles'

/** The sources of map tiles in a policy: none, or one server. */
export function tileSources(tileUrl: string | undefined): readonly string[] {
  const origin = tileOrigin(tileUrl ?? '')
  return origin === null ? [] : [origin]
}

/**
 * The Content-Security-Policy of the guide's pages. Who sends a page adds the hashes of its few inline scripts: see
 * src/web-server/script-hashes.ts.
 *
 * @param tileUrl the setting `TILE_URL`; without one the guide draws its streets itself, and no picture comes from elsewhere.
 *   One without an origin is refused at the start (src/env.ts)
 */
export const publicPolicy = (tileUrl: string | undefined): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    ['img-src', "'self'", 'data:', ...tileSources(tileUrl)].join(' '),
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

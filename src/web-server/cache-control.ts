import type { Rendered } from './next-internals/render'

/** Readers ask again each time and mostly get a 304; a cache in front may answer for a minute, and for a week when we cannot. */
export const SHARED_CACHE = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=604800'

export const IMMUTABLE_CACHE = 'public, max-age=31536000, immutable'

export const PRIVATE_CACHE = 'private, no-store'

const ONE_YEAR_SECONDS = 31_536_000

export const isImmutable = ({ headers }: Pick<Rendered, 'headers'>): boolean =>
  headers['cache-control']?.includes('immutable') ?? false

/**
 * Whether an answer is made for a time and may never be sent after it, not even while the next one is made or cannot be
 * (RFC 9111, §5.2.2.2): it shows what ends by itself.
 */
export function mustRevalidate({ headers }: Pick<Rendered, 'headers'>): boolean {
  const control = headers['cache-control'] ?? ''
  return control.includes('must-revalidate') && SHARED_SECONDS.test(control)
}

const SHARED_SECONDS = /\bs-maxage=(\d+)/

/** Seconds for which an answer holds for everybody, or `null` when it is not for everybody. */
export function sharedLifetime(rendered: Rendered): number | null {
  const { status, headers, cookies } = rendered
  const control = headers['cache-control'] ?? ''
  if (status !== 200 || cookies.length > 0) return null
  if (/\b(?:private|no-store|no-cache)\b/.test(control) || !/\b(?:public|s-maxage=\d+|immutable)/.test(control))
    return null
  // Files and lists change with a build or the content only; a page may also be made for a time, and what ends by itself is.
  const isTimed = (headers['content-type']?.startsWith('text/html') ?? false) || mustRevalidate(rendered)
  const seconds = SHARED_SECONDS.exec(control)?.[1]
  return isTimed && seconds !== undefined ? Number(seconds) || null : ONE_YEAR_SECONDS
}

/**
 * What an answer that is not a cached response says to caches. The documented calls, pictures and files of the build call
 * themselves public; the framework's own `s-maxage=31536000` does not, and would stay in a shared cache for a year.
 */
export function unsharedCacheControl(control: string | undefined): string {
  const isIntended = control !== undefined && /\b(?:public|no-store)\b/.test(control)
  return isIntended && !control.includes(`s-maxage=${ONE_YEAR_SECONDS}`) ? control : PRIVATE_CACHE
}

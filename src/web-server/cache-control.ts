import type { Rendered } from './next-internals/render'

/**
 * How long a cache in front may answer by itself, in seconds: a minute, or an hour where it is told of each change
 * (cdn-purge.ts), so that what it was not told of is old no longer than that.
 */
const SHARED_SECONDS = { untold: 60, told: 3_600 } as const

/**
 * For what is for everybody. Readers ask again each time and mostly get a 304; a cache in front may answer for a week when we cannot.
 *
 * @param isTold whether the cache in front is told of changes
 * @param lifetime seconds for which the answer holds (`sharedLifetime`): what goes by the clock is told to nobody
 */
export function sharedCache(isTold: boolean, lifetime: number): string {
  const seconds = isTold ? Math.min(SHARED_SECONDS.told, lifetime) : SHARED_SECONDS.untold
  return `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=600, stale-if-error=604800`
}

/** Of what has changed since it was made: a cache that was just told so may not keep it. */
export const STALE_CACHE = 'public, max-age=0, s-maxage=0'

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
  return control.includes('must-revalidate') && SHARED_LIFETIME.test(control)
}

const SHARED_LIFETIME = /\bs-maxage=(\d+)/

/** Seconds for which an answer holds for everybody, or `null` when it is not for everybody. */
export function sharedLifetime(rendered: Rendered): number | null {
  const { status, headers, cookies } = rendered
  const control = headers['cache-control'] ?? ''
  if (status !== 200 || cookies.length > 0) return null
  if (/\b(?:private|no-store|no-cache)\b/.test(control) || !/\b(?:public|s-maxage=\d+|immutable)/.test(control))
    return null
  // Files and lists change with a build or the content only; a page may also be made for a time, and what ends by itself is.
  const isTimed = (headers['content-type']?.startsWith('text/html') ?? false) || mustRevalidate(rendered)
  const seconds = SHARED_LIFETIME.exec(control)?.[1]
  return isTimed && seconds !== undefined ? Number(seconds) || null : ONE_YEAR_SECONDS
}

/** Whether a shared cache may keep an answer that says so, and may have to be emptied of it. */
export const isForSharedCaches = (control: string): boolean =>
  /\bpublic\b/.test(control) && !/\b(?:no-store|immutable)\b/.test(control)

/**
 * What an answer that is not a cached response says to caches. The documented calls, pictures and files of the build call
 * themselves public; the framework's own `s-maxage=31536000` does not, and would stay in a shared cache for a year.
 */
export function unsharedCacheControl(control: string | undefined): string {
  const isIntended = control !== undefined && /\b(?:public|no-store)\b/.test(control)
  return isIntended && !control.includes(`s-maxage=${ONE_YEAR_SECONDS}`) ? control : PRIVATE_CACHE
}

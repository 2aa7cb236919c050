import { EVERYTHING_TAG, WITHDRAWN_PREFIX } from '@/server/cache/tags'

/**
 * The names under which a cache in front of the guide keeps an answer, so that a change can empty it of what shows it:
 * the cache tags it was made of (src/server/cache/tags.ts), in the headers that CDNs read. See docs/scaling.md.
 */

/**
 * Characters of one of the two headers. Proxies take 4 KB of headers as they ship (nginx: `proxy_buffer_size`), of which the
 * policy of a page takes the most.
 */
export const MAX_KEYS_LENGTH = 1_000

/** Of an answer of which it is not known what it was made of: any change may be of it. */
const UNKNOWN_KEY = 'unknown'

/** The framework's own, by which the guide renews nothing. */
const FRAMEWORK_TAG = '_N_T_'

/** Without what separates keys in either header. */
const toKey = (tag: string): string => encodeURIComponent(tag).replaceAll('%3A', ':')

/** `location:12` is one of `any-location`, whose key is the same for all. */
const toKind = (key: string): string => (key.includes(':') ? `any-${key.slice(0, key.indexOf(':'))}` : key)

/**
 * The keys of an answer. When they are too long, those of records become those of their kinds, which every change of such a record
 * empties, too.
 *
 * @param tags what it was made of; none when that is not known
 */
export function surrogateKeys(tags: readonly string[]): readonly string[] {
  const own = tags.filter((tag) => !tag.startsWith(FRAMEWORK_TAG))
  const keys = [...new Set([EVERYTHING_TAG, ...(own.length === 0 ? [UNKNOWN_KEY] : own.map(toKey))])].sort()
  return keys.join(' ').length <= MAX_KEYS_LENGTH ? keys : [...new Set(keys.map(toKind))].sort()
}

/** Fastly and Varnish read the first of the two, Cloudflare and Akamai the second. */
export const surrogateKeyHeaders = (tags: readonly string[]): Readonly<Record<string, string>> => {
  const keys = surrogateKeys(tags)
  return { 'surrogate-key': keys.join(' '), 'cache-tag': keys.join(',') }
}

/** The keys to be emptied when something under the tags has changed, or been withdrawn. */
export function purgedKeys(tags: Iterable<string>): readonly string[] {
  const keys = [...tags].map((tag) =>
    toKey(tag.startsWith(WITHDRAWN_PREFIX) ? tag.slice(WITHDRAWN_PREFIX.length) : tag),
  )
  if (keys.includes(EVERYTHING_TAG)) return [EVERYTHING_TAG]
  return [...new Set([...keys, ...keys.map(toKind), UNKNOWN_KEY])]
}

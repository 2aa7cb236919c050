import { createRequire } from 'node:module'

import { LRUCache } from 'lru-cache'
import type NextFileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js'

import { EVERYTHING_TAG } from '@/server/cache/tags'

import { changedMeanwhile, getRequestVersion, invalidate, recordTags, tagVersions } from '../invalidation'

/**
 * The framework's own store of pages and cached reads, which says what happens to it: see
 * docs/decisions/0013-a-change-renews-what-shows-it.md. The framework loads this file by itself (next.config.ts).
 * Leans on: the class `next/dist/server/lib/incremental-cache/file-system-cache`, its `get`, `set` and `revalidateTag`,
 * and the header in which a page's tags are kept.
 */
const { default: FileSystemCache }: { readonly default: typeof NextFileSystemCache } = createRequire(import.meta.url)(
  'next/dist/server/lib/incremental-cache/file-system-cache.js',
)

/** In which the framework notes what a page was made of. */
const TAGS_HEADER = 'x-next-cache-tags'

type Store = NextFileSystemCache

/** A limit, because there are countless addresses. An entry whose version was evicted counts as stale. */
const MOST_VERSIONS = 20_000

/**
 * By key: the version of the tags when the entry was made; none for entries of an earlier process or of the build. The
 * framework itself compares times of two clocks, one of which can be changed: a stale entry could count as fresh.
 */
const versions = new LRUCache<string, number>({ max: MOST_VERSIONS })

export default class FrameworkStore extends FileSystemCache {
  override async get(...[key, context]: Parameters<Store['get']>): ReturnType<Store['get']> {
    const entry = await super.get(key, context)
    const tags = [...readTags(context), ...readPageTags(entry?.value)]
    recordTags(tags)
    // Files of the build that no content went into carry no tag.
    const isCurrent = tags.length === 0 || tagVersions.isCurrent(tags, versions.get(key) ?? 0)
    return isCurrent ? entry : null
  }

  override async set(...[key, value, context]: Parameters<Store['set']>): ReturnType<Store['set']> {
    const tags = [...readTags(context), ...readPageTags(value)]
    recordTags(tags)
    // Rendered before and after a change: stored, it would count as fresh until the next change.
    if (changedMeanwhile(tags)) return
    // The response cache stores it for a moment; here it would evict a page that exists.
    if (isMissingPage(value)) return
    versions.set(key, getRequestVersion())
    await super.set(key, value, context)
  }

  /** Not the framework's own: it would note the time of a clock, and what we count is all that counts. */
  override revalidateTag(...[tags]: Parameters<Store['revalidateTag']>): Promise<void> {
    invalidate([tags].flat())
    return Promise.resolve()
  }
}

/**
 * Expires all that the build and earlier processes have left in store: it may be older than the database. Before the port
 * opens, so that no request is ever answered with it.
 */
export const expireLeftovers = (): void => invalidate([EVERYTHING_TAG])

/** @param context of a cached read (src/server/cache/cached.ts) */
function readTags(context: unknown): readonly string[] {
  const tags = typeof context === 'object' && context !== null && 'tags' in context ? context.tags : undefined
  return Array.isArray(tags) ? tags.filter((tag) => typeof tag === 'string') : []
}

const isMissingPage = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'status' in value && value.status === 404

/** @param value a page, or anything else that is kept */
function readPageTags(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null || !('headers' in value)) return []
  const { headers } = value
  const tags: unknown = typeof headers === 'object' && headers !== null ? Reflect.get(headers, TAGS_HEADER) : undefined
  return typeof tags === 'string' ? tags.split(',') : []
}

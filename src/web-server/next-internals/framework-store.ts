import { createRequire } from 'node:module'

import type NextFileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js'

import { changedMeanwhile, invalidate, recordTags } from '../invalidation'

/**
 * The framework's own store of pages and cached reads, which says what happens to it: see
 * docs/decisions/0013-a-change-renews-what-shows-it.md. The framework loads this file by itself (next.config.ts).
 * Leans on: the class `next/dist/server/lib/incremental-cache/file-system-cache`, its `get`, `set` and `revalidateTag`;
 * the header in which a page's tags are kept; that expired tags are remembered for the whole process.
 */
const { default: FileSystemCache }: { readonly default: typeof NextFileSystemCache } = createRequire(import.meta.url)(
  'next/dist/server/lib/incremental-cache/file-system-cache.js',
)

/** In which the framework notes what a page was made of. */
const TAGS_HEADER = 'x-next-cache-tags'

type Store = NextFileSystemCache

export default class FrameworkStore extends FileSystemCache {
  override async get(...[key, context]: Parameters<Store['get']>): ReturnType<Store['get']> {
    const entry = await super.get(key, context)
    recordTags(tagsOfRead(context))
    recordTags(tagsOfPage(entry?.value))
    return entry
  }

  override async set(...[key, value, context]: Parameters<Store['set']>): ReturnType<Store['set']> {
    const tags = [...tagsOfRead(context), ...tagsOfPage(value)]
    recordTags(tags)
    // Begun before a change and ended after it: kept, it would pass for fresh until the next change.
    if (!changedMeanwhile(tags)) await super.set(key, value, context)
  }

  override async revalidateTag(...[tags, durations]: Parameters<Store['revalidateTag']>): Promise<void> {
    await super.revalidateTag(tags, durations)
    invalidate([tags].flat(), { isRemote: false })
  }
}

/** Expires what another process has changed, here too. */
export async function expireRemoteTags(tags: readonly string[]): Promise<void> {
  await FileSystemCache.prototype.revalidateTag([...tags], { expire: 0 })
  invalidate(tags, { isRemote: true })
}

/** @param context of a cached read (src/server/cache/cached.ts) */
function tagsOfRead(context: unknown): readonly string[] {
  const tags = typeof context === 'object' && context !== null && 'tags' in context ? context.tags : undefined
  return Array.isArray(tags) ? tags.filter((tag) => typeof tag === 'string') : []
}

/** @param value a page, or anything else that is kept */
function tagsOfPage(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null || !('headers' in value)) return []
  const { headers } = value
  const tags: unknown = typeof headers === 'object' && headers !== null ? Reflect.get(headers, TAGS_HEADER) : undefined
  return typeof tags === 'string' ? tags.split(',') : []
}

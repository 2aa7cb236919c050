// @ts-check
import { createRequire } from 'node:module'

import { hasChangedMeanwhile, noteChange, noteRead } from '../content-watch.mjs'

/**
 * The framework's own store of pages and cached reads, which says what happens to it: see
 * docs/decisions/0013-a-change-renews-what-shows-it.md.
 *
 * @typedef {import('next/dist/server/lib/incremental-cache/file-system-cache.js').default} FileSystemCache
 */

/** @type {{ readonly default: typeof import('next/dist/server/lib/incremental-cache/file-system-cache.js').default }} */
const { default: FileSystemCache } = createRequire(import.meta.url)(
  'next/dist/server/lib/incremental-cache/file-system-cache.js',
)

/** In which the framework notes what a page was made of. */
const TAGS_HEADER = 'x-next-cache-tags'

export default class FrameworkStore extends FileSystemCache {
  /** @override @type {FileSystemCache['get']} */
  async get(key, context) {
    const kept = await super.get(key, context)
    noteRead(tagsOfRead(context))
    noteRead(tagsOfPage(kept?.value))
    return kept
  }

  /** @override @type {FileSystemCache['set']} */
  async set(key, value, context) {
    const tags = [...tagsOfRead(context), ...tagsOfPage(value)]
    noteRead(tags)
    // Begun before a change and ended after it: kept, it would pass for new until the next change.
    if (!hasChangedMeanwhile(tags)) await super.set(key, value, context)
  }

  /** @override @type {FileSystemCache['revalidateTag']} */
  async revalidateTag(tags, durations) {
    await super.revalidateTag(tags, durations)
    noteChange([tags].flat())
  }
}

/** @param {unknown} context of a cached read (src/server/cache/cached.ts) */
const tagsOfRead = (context) => {
  const tags = typeof context === 'object' && context !== null && 'tags' in context ? context.tags : undefined
  return Array.isArray(tags) ? tags.filter((tag) => typeof tag === 'string') : []
}

/** @param {unknown} value a page, or anything else that is kept */
const tagsOfPage = (value) => {
  if (typeof value !== 'object' || value === null || !('headers' in value)) return []
  const { headers } = value
  const tags = typeof headers === 'object' && headers !== null ? Reflect.get(headers, TAGS_HEADER) : undefined
  return typeof tags === 'string' ? tags.split(',') : []
}

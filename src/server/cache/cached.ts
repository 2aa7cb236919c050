import { unstable_cache } from 'next/cache'
import { draftMode } from 'next/headers'
import { cache } from 'react'

import { currentPreview } from '@/server/preview/current-preview'

import { type CacheTag, EVERYTHING_TAG } from './tags'

/**
 * Caches the result of a read until one of its tags expires; a start of the server expires all of them. The only place that
 * names Next's data cache, so that a later move to another mechanism is one file.
 *
 * Values go through JSON: dates come back as strings, `undefined` disappears, and 2 MB is the limit of one entry.
 *
 * Within one rendering it is read once: a page and its metadata ask for the same at the same time, and the framework
 * would read for each of them what is not cached yet.
 *
 * What is read for a preview is neither taken from the cache nor put there.
 */
export function cached<Args extends readonly (string | number)[], Result>(
  { key, tags }: { key: string; tags: (...args: NoInfer<Args>) => readonly CacheTag[] },
  read: (...args: Args) => Promise<Result>,
): (...args: Args) => Promise<Result> {
  return cache((...args) =>
    currentPreview() === undefined
      ? unstable_cache(() => read(...args), [key, ...args.map(String)], {
          revalidate: false,
          tags: [EVERYTHING_TAG, ...tags(...args)],
        })()
      : readForPreview(() => read(...args)),
  )
}

/**
 * @throws where the framework does not take the page for a draft: it would keep it for readers
 */
async function readForPreview<Result>(read: () => Promise<Result>): Promise<Result> {
  const { isEnabled } = await draftMode()
  if (!isEnabled) throw new Error('A preview is made as a page for readers')
  return read()
}

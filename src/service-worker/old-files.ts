import { offlineCaches, SAVED_STATE } from '@/domain/offline/caches'
import type { BuildFiles } from '@/domain/offline/build-files'
import { filesNamedIn } from '@/domain/offline/named-files'
import { readSavedState } from '@/domain/offline/saved-state'

/**
 * Removes files of earlier builds. No page of theirs is open when a worker takes over; a saved guide keeps its own, and so
 * does each page that was visited, which would come without its looks.
 */
export async function removeOldFiles({ all }: Pick<BuildFiles, 'all'>): Promise<void> {
  const [files, state] = await Promise.all([
    caches.open(offlineCaches.files),
    caches.match(SAVED_STATE, { cacheName: offlineCaches.saved }),
  ])
  const saved = readSavedState(await state?.json().catch(() => null))
  const wanted = new Set([
    ...all.map(([path]) => path),
    ...Object.keys(saved?.files ?? {}),
    ...(await filesOf(offlineCaches.visited)),
    // All that a saved guide starts with is among its files.
    ...(saved === null ? await filesOf(offlineCaches.saved) : []),
  ])
  const keys = await files.keys()
  await Promise.all(keys.filter(({ url }) => !wanted.has(new URL(url).pathname)).map((key) => files.delete(key)))
}

async function filesOf(cacheName: string): Promise<readonly string[]> {
  const cache = await caches.open(cacheName)
  const named: string[] = []
  for (const key of await cache.keys()) {
    const copy = await cache.match(key)
    if (copy?.headers.get('content-type')?.startsWith('text/html') === true)
      named.push(...filesNamedIn(await copy.text()))
  }
  return named
}

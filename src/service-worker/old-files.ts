import { offlineCaches, SAVED_STATE } from '@/domain/offline/caches'
import { type BuildFiles, findNamedFiles } from '@/domain/offline/build-files'
import { readSavedState } from '@/domain/offline/saved-state'

/**
 * Removes files of earlier builds: none of their pages is open when a worker takes over. What a saved guide or a visited
 * page starts with stays, or that page would come without its styles.
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
    ...(await listNamedFiles(offlineCaches.visited)),
    // The list of a saved guide has these files already.
    ...(saved === null ? await listNamedFiles(offlineCaches.saved) : []),
  ])
  const keys = await files.keys()
  await Promise.all(keys.filter(({ url }) => !wanted.has(new URL(url).pathname)).map((key) => files.delete(key)))
}

async function listNamedFiles(cacheName: string): Promise<readonly string[]> {
  const cache = await caches.open(cacheName)
  const named: string[] = []
  for (const key of await cache.keys()) {
    const copy = await cache.match(key)
    if (copy?.headers.get('content-type')?.startsWith('text/html') === true)
      named.push(...findNamedFiles(await copy.text()))
  }
  return named
}

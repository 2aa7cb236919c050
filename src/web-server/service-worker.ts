import { readFileSync } from 'node:fs'

import { BUILD_FILES_PATH } from '@/domain/offline/build-files'

import { type CachedResponse, makeCachedResponse } from './cached-response'
import { type HeaderList, headersForType } from './security-headers'

/** Never cached, because a browser would go on using an old worker. */
const NEVER_OLD = 'public, max-age=0, must-revalidate'

/** What the worker itself may fetch: it has no page whose policy would hold for it. */
const POLICY = "default-src 'none'; connect-src 'self'; script-src 'self'"

type Options = {
  /** Where the build has put the files, with a slash at the end. */
  readonly folder: URL
  readonly isOn: boolean
  readonly standing: HeaderList
}

/**
 * The service worker of this build and its list of files, as ready bytes by address. Switched off, a worker that
 * removes everything stands in its place, so that devices which have one are rid of it.
 */
export async function openServiceWorker({
  folder,
  isOn,
  standing,
}: Options): Promise<ReadonlyMap<string, CachedResponse>> {
  const file = async (name: string, type: string) => {
    const always = headersForType(standing, type).map(([header, value]) => [header.toLowerCase(), value] as const)
    const headers = { ...Object.fromEntries(always), 'content-type': type, 'content-security-policy': POLICY }
    const body = readFileSync(new URL(name, folder))
    return makeCachedResponse({ status: 200, headers, cookies: [], body, tags: [] }, NEVER_OLD)
  }
  return new Map([
    ['/sw.js', await file(isOn ? 'sw.js' : 'sw-removal.js', 'text/javascript; charset=utf-8')],
    [BUILD_FILES_PATH, await file('offline-files.json', 'application/json; charset=utf-8')],
  ])
}

import { setTimeout as wait } from 'node:timers/promises'

import { env } from '@/env'

import { askOverpass } from '../overpass/ask-overpass'
import { overpassQueries } from '../overpass/overpass-queries'
import { FIRST_BYTE_MS, MAX_BODY_BYTES, postQueryWith, TOTAL_MS } from '../overpass/post-query'
import { readCurated } from './read-curated'
import { readPlaces } from './read-places'
import type { ReadSource } from './read-source'

/** All places of the three cities from the servers of the settings. `curatedRefs`: map objects people have written about. */
export const overpassSource =
  (curatedRefs: readonly string[]): ReadSource =>
  async ({ payload, client, signal, onProgress, now }) => {
    const { answers, host } = await askOverpass({
      servers: env.OVERPASS_URL.map((address) => new URL(address)),
      queries: overpassQueries,
      userAgent: `PilgrimGuide/1.0 (+${env.SITE_URL}${await contactOf(payload)})`,
      post: postQueryWith({
        firstByteMs: FIRST_BYTE_MS,
        totalMs: TOTAL_MS,
        maxBytes: MAX_BODY_BYTES,
        allowLoopback: env.OVERPASS_ALLOW_LOOPBACK,
      }),
      sleep: async (milliseconds, stop) => {
        await wait(milliseconds, undefined, { signal: stop })
      },
      signal,
      // A server on this machine is a test's own.
      ...(env.OVERPASS_ALLOW_LOOPBACK ? { politePauseMs: 0 } : {}),
      onProgress,
    })
    const curated = await readCurated(client, curatedRefs)
    return readPlaces({ answers, curated, isComplete: true, sourceName: host, now })
  }

/** The servers ask for somebody to write to. */
async function contactOf(payload: Parameters<ReadSource>[0]['payload']): Promise<string> {
  const { supportEmail } = await payload.findGlobal({ slug: 'contact', overrideAccess: false, draft: false, depth: 0 })
  return supportEmail ? `; ${supportEmail}` : ''
}

import { setTimeout as wait } from 'node:timers/promises'

import { env } from '@/env'
import { findUserAgent } from '@/server/outward/user-agent'

import { askOverpass, type AskedOverpass } from '../overpass/ask-overpass'
import type { OverpassQuery } from '../overpass/overpass-queries'
import { FIRST_BYTE_MS, MAX_BODY_BYTES, createPostQuery, TOTAL_MS } from '../overpass/post-query'
import type { SourceContext } from '../context/source-context'

/** Asks the map servers of the settings, in the guide's name. Throws `ImportFailure` when one query has no answer. */
export async function askMap(
  queries: readonly OverpassQuery[],
  { payload, signal, onProgress }: SourceContext,
): Promise<AskedOverpass> {
  return askOverpass({
    servers: env.OVERPASS_URL.map((address) => new URL(address)),
    queries,
    userAgent: await findUserAgent(payload),
    post: createPostQuery({
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
}

import { singleFlight } from '@/lib/single-flight'
import { stallAwareTimeout } from '@/server/database/stall-aware-timeout'
import type { PageProbe } from '@/server/http/page-probe'
import type { Slots } from '@/server/slots'

import type { Render } from './next-internals/render'

type ProbeOptions = {
  readonly render: Render
  readonly host: string
  readonly slots: Slots
  /** Milliseconds, from any moment. */
  readonly now?: () => number
}

/** Longer than four callers who do not read their answers can keep all slots. */
export const PROBE_LIMIT_MS = 10_000

/** Whoever asks so soon after gets the same answer. */
export const PROBE_KEPT_MS = 5_000

/** Ids of places have nine digits at most, and none has come near these. */
const FIRST_ID = 900_000_000
const IDS = 99_999_999

/**
 * Makes a page to see whether one can be made: of a place that is not there, another each time, so that no store has it and
 * the database is read. It takes a slot as any other page, so slots that are not given back show. One rendering serves all
 * who ask until some seconds after, and none begins before the last one has ended, even if nobody waits for it any more.
 */
export function createPageProbe({ render, host, slots, now = () => performance.now() }: ProbeOptions): PageProbe {
  const makePage = singleFlight(() =>
    slots.run(null, async () => {
      const id = FIRST_ID + Math.floor(Math.random() * IDS)
      const { status } = await render(`/place/${id}`, { headers: { host }, limitMs: PROBE_LIMIT_MS })
      return status < 500
    }),
  )
  let endedAt = -Infinity
  let isMade = false
  const probe = singleFlight(async () => {
    isMade = await stallAwareTimeout(makePage(), PROBE_LIMIT_MS).catch(() => false)
    endedAt = now()
    return isMade
  })
  return async () => (now() - endedAt < PROBE_KEPT_MS ? isMade : probe())
}

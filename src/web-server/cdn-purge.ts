import { holdLines } from '@/lib/hold-lines'
import { EVERYTHING_TAG } from '@/server/cache/tags'

import { purgedKeys } from './surrogate-keys'

type PurgeOptions = {
  /** Where the call goes; see docs/scaling.md. */
  readonly url: string
  /** A line of a header, with the secret; empty for none. */
  readonly header: string
  readonly report: (message: string) => void
}

/** Tags of one change come one by one. */
const GATHER_MS = 100

/** Keys in a call: as many as every CDN takes. */
export const MOST_KEYS_IN_CALL = 100

/** With more keys waiting, all is emptied in their place. */
export const MOST_KEYS = 1_000

const CALL_LIMIT_MS = 10_000

/** Twice as long after each failure. */
const FIRST_RETRY_MS = 1_000
const LAST_RETRY_MS = 60_000

/** Once more after a call: an answer made before the change may have been on its way to the cache meanwhile. */
export const REPEAT_MS = 5_000

const FAILURE_LINES_MS = 60_000

/** A server that is asked to end does not stay for it: the next one empties the whole cache when it begins. */
const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds).unref()
  })

/**
 * Tells the cache in front of the guide what has changed, by one HTTP call for up to `MOST_KEYS_IN_CALL` keys. Nobody waits for it; what
 * failed is tried again until it is done. Every server calls when it knows of a change by itself, so that the last call comes when
 * none sends what was before.
 */
export function createCdnPurge({ url, header, report }: PurgeOptions) {
  /** Keys to be sent, and whether they are sent once more after that. */
  const waiting = new Map<string, boolean>()
  let isSending = false
  const reportFailure = holdLines<string>({
    intervalMs: FAILURE_LINES_MS,
    write: (line, heldBack) => report(heldBack === 0 ? line : `${line} (and ${heldBack} failures more)`),
  })
  const colon = header.indexOf(':')
  const secret = header === '' ? {} : { [header.slice(0, colon).trim()]: header.slice(colon + 1).trim() }

  function put(keys: readonly string[], isRepeated: boolean): void {
    for (const key of keys) waiting.set(key, isRepeated || waiting.get(key) === true)
    if (waiting.size > MOST_KEYS || waiting.has(EVERYTHING_TAG)) {
      const isAnyRepeated = [...waiting.values()].includes(true)
      waiting.clear()
      waiting.set(EVERYTHING_TAG, isAnyRepeated)
    }
    if (isSending || waiting.size === 0) return
    isSending = true
    void sendAll()
  }

  /** Never rejects. */
  async function sendAll(): Promise<void> {
    let retryMs = FIRST_RETRY_MS
    await wait(GATHER_MS)
    while (waiting.size > 0) {
      const batch = [...waiting].slice(0, MOST_KEYS_IN_CALL)
      // Taken out before the call: what changes again while it is under way is put back, and sent again.
      for (const [key] of batch) waiting.delete(key)
      const failure = await call(batch.map(([key]) => key))
      if (failure === null) {
        retryMs = FIRST_RETRY_MS
        const repeated = batch.filter(([, isRepeated]) => isRepeated).map(([key]) => key)
        if (repeated.length > 0) setTimeout(() => put(repeated, false), REPEAT_MS).unref()
        continue
      }
      reportFailure(`The cache in front was not told of a change, and is in ${retryMs / 1_000} s: ${failure}`)
      for (const [key, isRepeated] of batch) waiting.set(key, isRepeated || waiting.get(key) === true)
      await wait(retryMs)
      retryMs = Math.min(LAST_RETRY_MS, 2 * retryMs)
    }
    // With nothing in between: what is put from here on begins anew.
    isSending = false
  }

  /** What was wrong, or `null`. */
  async function call(keys: readonly string[]): Promise<string | null> {
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Surrogate-Key': keys.join(' '), ...secret },
        body: JSON.stringify({ tags: keys }),
        redirect: 'manual',
        signal: AbortSignal.timeout(CALL_LIMIT_MS),
      })
      await answer.body?.cancel()
      return answer.ok ? null : `it answered ${answer.status}`
    } catch (error) {
      return error instanceof Error ? error.message : String(error)
    }
  }

  return {
    /** @param tags what has changed (src/server/cache/tags.ts) */
    tell: (tags: Iterable<string>): void => put(purgedKeys(tags), true),
  }
}

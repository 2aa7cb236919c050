import { sendCount } from '@/browser/send-count'
import { countableSearch } from '@/domain/search-words/countable-search'

/** How long nothing is typed before a search counts as meant. Milliseconds. */
export const QUIET_MS = 3_000

/** Different texts from one opened page. Who searches for more and finds none of it is trying the search out. */
export const MAX_A_VISIT = 20

export type EmptySearchReport = {
  /**
   * What was last searched for, and whether all there is was searched and nothing of it suggested. Told the same twice, as React
   * may while it renders, it only begins to wait anew.
   */
  readonly observe: (text: string, foundNothing: boolean) => void
  /** Does not wait any longer: the reader leaves the search. */
  readonly send: () => void
}

/**
 * Tells the guide for which text a search found nothing, so that editors can mend it: once for each text, when the reader has
 * stopped typing. Nothing that could be of a person (`countableSearch`), and nothing without a network, then or later.
 */
export function createEmptySearchReport(): EmptySearchReport {
  const sent = new Set<string>()
  let waiting: string | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  const send = () => {
    clearTimeout(timer)
    const text = waiting
    waiting = null
    if (text === null || sent.has(text) || sent.size >= MAX_A_VISIT || !navigator.onLine) return
    sent.add(text)
    sendCount('/api/empty-searches', { text })
  }

  return {
    send,
    observe: (text, foundNothing) => {
      clearTimeout(timer)
      waiting = foundNothing ? countableSearch(text) : null
      if (waiting !== null) timer = setTimeout(send, QUIET_MS)
    },
  }
}

import type { Precheck } from './precheck'

/** An hour's count is good for so long, and so is the difference between two clocks. */
const GOOD_FOR_MS = 10_000

/** When the database takes longer than this to answer, nobody knows when exactly it read its clock. */
const CLOCK_DOUBT_MS = 100

/** More networks than ever are refused at a time; beyond it the longest known are looked at like any other. */
const MAX_NETWORKS = 10_000

type Counts = { readonly lastHour: number; readonly clockAhead: number; readonly until: number }

/** What may be taken for granted of the next submission, for its statement to find out if it is not so. */
type Optimistic = {
  /** Submissions of the last hour. */
  readonly lastHour: number
  /** The clock of the database, in milliseconds since 1970. */
  readonly databaseTime: number
}

/**
 * What the last precheck has shown, so that of many submissions in a few seconds only the first has to look. `clock`
 * counts milliseconds and never goes back.
 */
export function createRecentCounts(clock: () => number = () => performance.now()) {
  let seen: Counts | null = null
  const refusedUntil = new Map<string, number>()

  const isRefused = (network: string): boolean => {
    const until = refusedUntil.get(network)
    if (until === undefined) return false
    if (until > clock()) return true
    refusedUntil.delete(network)
    return false
  }

  return {
    /** Looks, and remembers what it was shown. */
    look: async (look: () => Promise<Precheck>): Promise<Precheck> => {
      const askedAt = clock()
      const ahead = await look()
      const now = clock()
      seen =
        now - askedAt > CLOCK_DOUBT_MS
          ? null
          : { lastHour: ahead.lastHour, clockAhead: ahead.databaseTime - now, until: now + GOOD_FOR_MS }
      return ahead
    },

    stored: (): void => {
      if (seen !== null) seen = { ...seen, lastHour: seen.lastHour + 1 }
    },

    /** What is over a limit is seen by a look, which writes nothing; so a network that was told to wait is looked at. */
    refused: (network: string, seconds: number): void => {
      refusedUntil.delete(network)
      refusedUntil.set(network, clock() + seconds * 1_000)
      const [longestKnown] = refusedUntil.keys()
      if (refusedUntil.size > MAX_NETWORKS && longestKnown !== undefined) refusedUntil.delete(longestKnown)
    },

    /** `null` when a look is needed. */
    optimistic: (network: string): Optimistic | null => {
      const now = clock()
      if (seen === null || seen.until <= now || isRefused(network)) return null
      return { lastHour: seen.lastHour, databaseTime: now + seen.clockAhead }
    },
  }
}

/** Of this server: all submissions of one kind or another count together. */
export const recentCounts = createRecentCounts()

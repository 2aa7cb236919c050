import type { Precheck } from './precheck'

/** How long a cached precheck is used: the count of an hour and the difference between two clocks change little in it. */
const GOOD_FOR_MS = 10_000

/** When the database takes longer than this to answer, its clock cannot be compared with ours closely enough. */
const CLOCK_DOUBT_MS = 100

/** More networks than are ever refused at a time; beyond it the oldest entries are dropped. */
const MAX_NETWORKS = 10_000

type Counts = { readonly lastHour: number; readonly clockAhead: number; readonly until: number }

/** What is assumed of the next submission without a precheck; its statement refuses it when that is wrong. */
type Optimistic = {
  /** Submissions of the last hour. */
  readonly lastHour: number
  /** The clock of the database, in milliseconds since 1970. */
  readonly databaseTime: number
}

/**
 * Caches the last precheck, so that of many submissions in a few seconds only the first asks the database. `clock`
 * counts milliseconds and never goes back.
 */
export function createRecentCounts(clock: () => number = () => performance.now()) {
  let latest: Counts | null = null
  const refusedUntil = new Map<string, number>()

  const isRefused = (network: string): boolean => {
    const until = refusedUntil.get(network)
    if (until === undefined) return false
    if (until > clock()) return true
    refusedUntil.delete(network)
    return false
  }

  return {
    /** Runs a precheck and caches its counts. */
    refresh: async (read: () => Promise<Precheck>): Promise<Precheck> => {
      const askedAt = clock()
      const precheck = await read()
      const now = clock()
      latest =
        now - askedAt > CLOCK_DOUBT_MS
          ? null
          : { lastHour: precheck.lastHour, clockAhead: precheck.databaseTime - now, until: now + GOOD_FOR_MS }
      return precheck
    },

    countStored: (): void => {
      if (latest !== null) latest = { ...latest, lastHour: latest.lastHour + 1 }
    },

    /** A precheck refuses what is over the limit without writing, so a refused network is prechecked until its wait is over. */
    recordRefusal: (network: string, seconds: number): void => {
      refusedUntil.delete(network)
      refusedUntil.set(network, clock() + seconds * 1_000)
      const [longestKnown] = refusedUntil.keys()
      if (refusedUntil.size > MAX_NETWORKS && longestKnown !== undefined) refusedUntil.delete(longestKnown)
    },

    /** `null` when a precheck is needed. */
    optimistic: (network: string): Optimistic | null => {
      const now = clock()
      if (latest === null || latest.until <= now || isRefused(network)) return null
      return { lastHour: latest.lastHour, databaseTime: now + latest.clockAhead }
    },
  }
}

/** Of this server: all submissions of one kind or another count together. */
export const recentCounts = createRecentCounts()

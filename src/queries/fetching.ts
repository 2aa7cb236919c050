/** Data fetching defaults of spec §9. */
export const STALE_TIME_MS = 60_000
export const CACHE_RETENTION_MS = 300_000
export const MAIN_RETRIES = 1
export const PATIENT_RETRIES = 3
export const FIRST_RETRY_DELAY_MS = 1000
export const LONGEST_RETRY_DELAY_MS = 30_000

/** Milliseconds to wait after so many failures before this one, from 0: 1, 2, 4 seconds and so on (spec §9). */
export const retryDelayMs = (failuresBefore: number): number =>
  Math.min(FIRST_RETRY_DELAY_MS * 2 ** failuresBefore, LONGEST_RETRY_DELAY_MS)

/** The main settings: what every query does that says nothing else (spec §9). */
export const mainQueries = {
  retry: MAIN_RETRIES,
  retryDelay: retryDelayMs,
  staleTime: STALE_TIME_MS,
  gcTime: CACHE_RETENTION_MS,
  refetchOnWindowFocus: false,
  refetchInterval: false,
  // Without a network the answer may still come from what the browser has kept.
  networkMode: 'offlineFirst',
} as const

/** What is sent once is sent once: whether to try again is for the person to say (spec §9). */
export const mainMutations = { retry: false, networkMode: 'offlineFirst' } as const

/** The other variant of spec §9, for what a person waits for on the spot: three retries, further and further apart. */
export const patient = { retry: PATIENT_RETRIES } as const

import { isServer, QueryCache, QueryClient } from '@tanstack/react-query'

/** The cache of this browser tab; on the server a new one for each render, so that no reader sees another's data. */
export function queryClient(): QueryClient {
  if (isServer) return newQueryClient()
  tabClient ??= newQueryClient()
  return tabClient
}

let tabClient: QueryClient | null = null

/** A client with the defaults of spec §9. A query that has failed for good is logged once (spec §7). */
export const newQueryClient = (log: (message: string) => void = warn): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({ onError: (error) => log(formatError(error)) }),
    defaultOptions: { queries: mainQueries, mutations: mainMutations },
  })

const formatError = ({ message, cause }: Error): string =>
  cause instanceof Error ? `${message} (${cause.message})` : message

// eslint-disable-next-line no-console -- spec §7: errors are logged; there is no other log in a browser
const warn = (message: string): void => console.warn(message)

/** Data fetching defaults of spec §9. */
const STALE_TIME_MS = 60_000
const CACHE_RETENTION_MS = 300_000
const MAIN_RETRIES = 1
const PATIENT_RETRIES = 3
const FIRST_RETRY_DELAY_MS = 1000
const LONGEST_RETRY_DELAY_MS = 30_000

/** Milliseconds to wait after so many failures before this one, from 0: 1, 2, 4 seconds and so on (spec §9). */
export const retryDelayMs = (failuresBefore: number): number =>
  Math.min(FIRST_RETRY_DELAY_MS * 2 ** failuresBefore, LONGEST_RETRY_DELAY_MS)

/** The defaults of every query (spec §9). */
export const mainQueries = {
  retry: MAIN_RETRIES,
  retryDelay: retryDelayMs,
  staleTime: STALE_TIME_MS,
  gcTime: CACHE_RETENTION_MS,
  refetchOnWindowFocus: false,
  refetchInterval: false,
  // Without a network the answer may still come from the browser's cache.
  networkMode: 'offlineFirst',
} as const

/** Never sent again automatically: the person decides whether to try again (spec §9). */
export const mainMutations = { retry: false, networkMode: 'offlineFirst' } as const

/** The other variant of spec §9, for what a person is waiting for: three retries with growing delays. */
export const patient = { retry: PATIENT_RETRIES } as const

import { isServer, QueryCache, QueryClient } from '@tanstack/react-query'

import { mainMutations, mainQueries } from './fetching'

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
    queryCache: new QueryCache({ onError: (error) => log(sentenceOf(error)) }),
    defaultOptions: { queries: mainQueries, mutations: mainMutations },
  })

const sentenceOf = ({ message, cause }: Error): string =>
  cause instanceof Error ? `${message} (${cause.message})` : message

// eslint-disable-next-line no-console -- spec §7: errors are logged; there is no other log in a browser
const warn = (message: string): void => console.warn(message)

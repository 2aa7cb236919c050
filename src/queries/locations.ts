import { keepPreviousData, queryOptions } from '@tanstack/react-query'

import { fetchRows } from './fetch-rows'

/** Spec §8. */
export const LOCATIONS_FAILURE = 'Failed to fetch data'

/** Every published place. The first key is the path (spec §7). */
export const locationsQuery = () =>
  queryOptions({
    queryKey: ['/api/locations'] as const,
    queryFn: ({ queryKey: [path], signal }) => fetchLocations(path, signal),
  })

/** The places in which the server finds a text. It alone knows their Arabic names, which the whole list leaves out. */
export const locationsFoundQuery = (q: string) =>
  queryOptions({
    queryKey: ['/api/locations', { q }] as const,
    queryFn: ({ queryKey: [path], signal }) =>
      fetchLocations(`${path}?${new URLSearchParams({ q }).toString()}`, signal),
    placeholderData: keepPreviousData,
  })

const fetchLocations = (path: string, signal: AbortSignal) =>
  fetchRows({ path, signal, failure: LOCATIONS_FAILURE, loadSchema: async () => (await rowModule()).locationRow })

const rowModule = () => import('./location-row')

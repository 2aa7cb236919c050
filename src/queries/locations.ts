import { queryOptions } from '@tanstack/react-query'

import { fetchRows } from './fetch-rows'

/** Spec §8. */
export const LOCATIONS_FAILURE = 'Failed to fetch data'

/** Every published place. The first key is the path (spec §7). */
export const locationsQuery = () =>
  queryOptions({
    queryKey: ['/api/locations'] as const,
    queryFn: ({ queryKey: [path], signal }) =>
      fetchRows({ path, signal, failure: LOCATIONS_FAILURE, loadSchema: async () => (await rowModule()).locationRow }),
  })

const rowModule = () => import('./row-schemas')

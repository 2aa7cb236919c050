import { queryOptions } from '@tanstack/react-query'

import { fetchRows } from './fetch-rows'
import { patient } from './query-client'

/** Spec §8. */
const GATES_FAILURE = 'Failed to fetch mosque gates'

/** The gates of both mosques; the caller picks by `locationId`. The first key is the path (spec §7). */
export const mosqueGatesQuery = () =>
  queryOptions({
    queryKey: ['/api/mosque-gates'] as const,
    queryFn: ({ queryKey: [path], signal }) =>
      fetchRows({ path, signal, failure: GATES_FAILURE, loadSchema: async () => (await rowModule()).gateRow }),
    ...patient,
  })

const rowModule = () => import('./row-schemas')

import { queryOptions } from '@tanstack/react-query'

import { getJson } from '@/browser/get-json'
import { readWeeklyHours, type WeeklyHours } from '@/lib/weekly-hours'

import { valuesById } from './values-by-id'

/** When places are open, by their ids. The first key is the path (spec §7). */
export const openingHoursQuery = () =>
  queryOptions({
    queryKey: ['/api/opening-hours'] as const,
    queryFn: async ({ queryKey: [path], signal }) => hoursOf(await getJson(path, { signal })),
  })

/** A damaged entry is left out, which makes its hours unknown. */
export const hoursOf = (answer: unknown): ReadonlyMap<number, WeeklyHours> => valuesById(answer, readWeeklyHours)

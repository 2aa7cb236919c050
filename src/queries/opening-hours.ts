import { queryOptions } from '@tanstack/react-query'

import { getJson } from '@/lib/get-json'
import { readWeeklyHours, type WeeklyHours } from '@/lib/weekly-hours'

/** When places are open, by their ids. The first key is the path (spec §7). */
export const openingHoursQuery = () =>
  queryOptions({
    queryKey: ['/api/opening-hours'] as const,
    queryFn: async ({ queryKey: [path], signal }) => hoursOf(await getJson(path, { signal })),
  })

/** A damaged entry is left out, which makes its hours unknown. */
export function hoursOf(answer: unknown): ReadonlyMap<number, WeeklyHours> {
  if (typeof answer !== 'object' || answer === null) return new Map()
  return new Map(
    Object.entries(answer).flatMap(([id, ranges]: [string, unknown]) => {
      const weekly = readWeeklyHours(ranges)
      return /^[1-9]\d*$/.test(id) && weekly !== null ? [[Number(id), weekly]] : []
    }),
  )
}

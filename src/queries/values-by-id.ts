import { queryOptions } from '@tanstack/react-query'

import { getJson } from '@/browser/get-json'
import { readWeeklyHours, type WeeklyHours } from '@/domain/places/weekly-hours'

/** Parses an answer that is an object keyed by ids. A damaged entry is left out, the others stay. */
function parseValuesById<Value>(answer: unknown, read: (value: unknown) => Value | null): ReadonlyMap<number, Value> {
  if (typeof answer !== 'object' || answer === null) return new Map()
  return new Map(
    Object.entries(answer).flatMap(([id, entry]: [string, unknown]) => {
      const value = /^[1-9]\d*$/.test(id) ? read(entry) : null
      return value === null ? [] : [[Number(id), value] as const]
    }),
  )
}

/** The Arabic names of places by their ids. The first key is the path (spec §7). */
export const arabicNamesQuery = () =>
  queryOptions({
    queryKey: ['/api/arabic-names'] as const,
    queryFn: async ({ queryKey: [path], signal }) => parseNames(await getJson(path, { signal })),
  })

export const parseNames = (answer: unknown): ReadonlyMap<number, string> =>
  parseValuesById(answer, (name) => (typeof name === 'string' && name !== '' ? name : null))

/** The places that editors have merged into others: the id of the old one, and of the one it went into. */
export const mergedPlacesQuery = () =>
  queryOptions({
    queryKey: ['/api/merged-places'] as const,
    queryFn: async ({ queryKey: [path], signal }) => parseMerges(await getJson(path, { signal })),
  })

export const parseMerges = (answer: unknown): ReadonlyMap<number, number> =>
  parseValuesById(answer, (target) => (Number.isSafeInteger(target) && Number(target) > 0 ? Number(target) : null))

/** When places are open, by their ids. The first key is the path (spec §7). */
export const openingHoursQuery = () =>
  queryOptions({
    queryKey: ['/api/opening-hours'] as const,
    queryFn: async ({ queryKey: [path], signal }) => parseHours(await getJson(path, { signal })),
  })

/** A damaged entry is left out, which makes its hours unknown. */
export const parseHours = (answer: unknown): ReadonlyMap<number, WeeklyHours> =>
  parseValuesById(answer, readWeeklyHours)

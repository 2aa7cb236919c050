import { replaceEqualDeep } from '@tanstack/react-query'

import type { LocationDto } from '@/contracts/locations'

/** A place of the documented call, with its Arabic name. */
export type NamedPlace = Readonly<LocationDto> & {
  /** Not in the documented call: `null` in what the browser has fetched, unless the page or another call brought it. */
  readonly arabicName: string | null
}

/**
 * The rows of the documented call with their Arabic names. A place that has not changed is the same object as in `previous`, so
 * that React does not render it again.
 */
export function withArabicNames(
  rows: readonly Readonly<LocationDto>[],
  names: ReadonlyMap<number, string>,
  previous: readonly NamedPlace[],
): readonly NamedPlace[] {
  const previousById = new Map(previous.map((place) => [place.id, place]))
  return rows.map((row) => {
    const place = { ...row, arabicName: names.get(row.id) ?? null }
    return replaceEqualDeep(previousById.get(row.id), place)
  })
}

/** The Arabic names of places whose names are known already. */
export const toArabicNames = (places: readonly NamedPlace[]): ReadonlyMap<number, string> =>
  new Map(places.flatMap(({ id, arabicName }) => (arabicName === null ? [] : [[id, arabicName]])))

import { replaceEqualDeep } from '@tanstack/react-query'

import type { LocationDto } from '@/contracts/locations'

/** A place of the documented call, with its Arabic name. */
export type NamedPlace = Readonly<LocationDto> & {
  /** Not in the documented call: `null` in what the browser has fetched, unless the page or another call brought it. */
  readonly arabicName: string | null
}

/**
 * The rows of the documented call, with the Arabic names that are known by id. A place that is the same as in `known` is
 * that object: what shows it is left as it is.
 */
export function withArabicNames(
  rows: readonly Readonly<LocationDto>[],
  names: ReadonlyMap<number, string>,
  known: readonly NamedPlace[],
): readonly NamedPlace[] {
  const knownById = new Map(known.map((place) => [place.id, place]))
  return rows.map((row) => {
    const place = { ...row, arabicName: names.get(row.id) ?? null }
    return replaceEqualDeep(knownById.get(row.id), place)
  })
}

/** The Arabic names of places whose names are known already. */
export const toArabicNames = (places: readonly NamedPlace[]): ReadonlyMap<number, string> =>
  new Map(places.flatMap(({ id, arabicName }) => (arabicName === null ? [] : [[id, arabicName]])))

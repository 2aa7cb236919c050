import type { LocationDto } from '@/contracts/locations'

/** A place as the list, the map and the sheet show it. */
export type MapPlace = Readonly<LocationDto> & {
  /** Not in the documented call: `null` in what the browser has fetched, unless the page or another call brought it. */
  readonly arabicName: string | null
}

/** The rows of the documented call, with the Arabic names that are known by id. */
export function withArabicNames(
  rows: readonly Readonly<LocationDto>[],
  names: ReadonlyMap<number, string>,
): readonly MapPlace[] {
  return rows.map((row) => ({ ...row, arabicName: names.get(row.id) ?? null }))
}

/** The Arabic names of places whose names are known already. */
export const arabicNamesOf = (places: readonly MapPlace[]): ReadonlyMap<number, string> =>
  new Map(places.flatMap(({ id, arabicName }) => (arabicName === null ? [] : [[id, arabicName]])))

import type { LocationDto } from '@/contracts/locations'

/** A place of the documented call, with its Arabic name. */
export type NamedPlace = Readonly<LocationDto> & {
  /** Not in the documented call: `null` in what the browser has fetched, unless the page or another call brought it. */
  readonly arabicName: string | null
}

/** The rows of the documented call, with the Arabic names that are known by id. */
export const withArabicNames = (
  rows: readonly Readonly<LocationDto>[],
  names: ReadonlyMap<number, string>,
): readonly NamedPlace[] => rows.map((row) => ({ ...row, arabicName: names.get(row.id) ?? null }))

/** The Arabic names of places whose names are known already. */
export const arabicNamesOf = (places: readonly NamedPlace[]): ReadonlyMap<number, string> =>
  new Map(places.flatMap(({ id, arabicName }) => (arabicName === null ? [] : [[id, arabicName]])))

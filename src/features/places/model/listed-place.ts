import type { LocationDto } from '@/contracts/locations'

/** What a row of the list shows of a place. */
export type ListedPlace = Readonly<LocationDto> & {
  /** Not in the documented call, so `null` in the rows a browser has fetched itself unless the page brought it. */
  readonly arabicName: string | null
}

/** The rows of the documented call with the Arabic names the page already knows. */
export function withKnownNames(
  rows: readonly Readonly<LocationDto>[],
  known: readonly ListedPlace[],
): readonly ListedPlace[] {
  const names = new Map(known.map(({ id, arabicName }) => [id, arabicName]))
  return rows.map((row) => ({ ...row, arabicName: names.get(row.id) ?? null }))
}

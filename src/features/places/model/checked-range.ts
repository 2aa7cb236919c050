type Checked = { readonly checkedOn: string | null }

export type CheckedRange = { readonly oldest: string; readonly newest: string }

/** The oldest and the newest day on which one of the places was checked; `null` when none ever was. */
export function checkedRange(places: readonly Checked[]): CheckedRange | null {
  const days = places.flatMap(({ checkedOn }) => (checkedOn === null ? [] : [checkedOn])).sort()
  const [oldest] = days
  const newest = days.at(-1)
  return oldest === undefined || newest === undefined ? null : { oldest, newest }
}

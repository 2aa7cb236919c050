export type CheckedRange = { readonly oldest: string; readonly newest: string }

/** The oldest and the newest of some ISO dates; `null` when none is given. Missing dates are ignored. */
export function checkedRange(dates: readonly (string | null | undefined)[]): CheckedRange | null {
  const sorted = dates.filter((date) => typeof date === 'string' && date !== '').sort()
  const [oldest, newest] = [sorted.at(0), sorted.at(-1)]
  return oldest && newest ? { oldest, newest } : null
}

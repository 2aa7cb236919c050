export type CheckedRange = { readonly oldest: string; readonly newest: string }

/** The oldest and the newest of some ISO dates; `null` when none is given. Missing dates are passed over. */
export function checkedRange(dates: readonly (string | null | undefined)[]): CheckedRange | null {
  const known = dates.filter((date) => typeof date === 'string' && date !== '').sort()
  const [oldest, newest] = [known.at(0), known.at(-1)]
  return oldest && newest ? { oldest, newest } : null
}

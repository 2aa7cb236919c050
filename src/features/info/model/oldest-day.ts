/** The oldest of some ISO dates, so that a list never looks fresher than its oldest entry; `null` when one is missing. */
export function oldestDay(dates: readonly (string | null | undefined)[]): string | null {
  const known = dates.filter((date) => typeof date === 'string' && date !== '').sort()
  return known.length === dates.length ? (known[0] ?? null) : null
}

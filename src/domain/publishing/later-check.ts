type Content = Readonly<Record<string, unknown>>

/**
 * Content as it was kept, with the days of a check that was noted since: to say that something is still correct is no new
 * version of its words, so a kept version does not have it. Unchanged where readers have no later check.
 */
export function withLaterCheck(content: Content, stored: Content): Content {
  const kept = content.provenance
  const later = stored.provenance
  if (isContent(kept) && isContent(later)) return { ...content, provenance: withLaterDays(kept, later) }
  const [numbers, laterNumbers] = [content.phoneNumbers, stored.phoneNumbers]
  if (Array.isArray(numbers) && Array.isArray(laterNumbers))
    return { ...content, phoneNumbers: numbers.filter(isContent).map((row) => withLaterRow(row, laterNumbers)) }
  return withLaterDays(content, stored)
}

/** Rows of a page, each with its own days. */
const withLaterRow = (row: Content, later: readonly unknown[]): Content =>
  withLaterDays(row, later.filter(isContent).find(({ id }) => id === row.id) ?? {})

function withLaterDays(content: Content, { checkedOn, reviewDueOn }: Content): Content {
  return toTime(checkedOn) > (toTime(content.checkedOn) || -Infinity) ? { ...content, checkedOn, reviewDueOn } : content
}

const isContent = (value: unknown): value is Content => typeof value === 'object' && value !== null

/** `NaN` where there is none. */
const toTime = (value: unknown): number => (typeof value === 'string' ? Date.parse(value) : Number.NaN)

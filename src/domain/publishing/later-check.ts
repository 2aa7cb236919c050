type Content = Readonly<Record<string, unknown>>

/**
 * Content as it was kept, with the days of a check that was noted since: to say that something is still correct is no new
 * version of its words, so a kept version does not have it. Unchanged where readers have no later check.
 */
export function withLaterCheck(content: Content, stored: Content): Content {
  const kept = content.provenance
  const later = stored.provenance
  if (isContent(kept) && isContent(later)) return { ...content, provenance: withLaterDays(kept, later) }
  return withLaterDays(content, stored)
}

function withLaterDays(content: Content, { checkedOn, reviewDueOn }: Content): Content {
  return toTime(checkedOn) > (toTime(content.checkedOn) || -Infinity) ? { ...content, checkedOn, reviewDueOn } : content
}

const isContent = (value: unknown): value is Content => typeof value === 'object' && value !== null

/** `NaN` where there is none. */
const toTime = (value: unknown): number => (typeof value === 'string' ? Date.parse(value) : Number.NaN)

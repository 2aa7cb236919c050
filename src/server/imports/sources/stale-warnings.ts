/** An older copy of the map is used, with a word about it. */
export const STALE_AFTER_DAYS = 3

const DAY_MS = 86_400_000

/** What to say of a copy of the map that is old, or of unknown age. */
export function staleWarnings(sourceTimestamp: string | null, now: Date): readonly string[] {
  if (sourceTimestamp === null) return ['The source does not say how old its copy of the map is.']
  const days = Math.floor((now.getTime() - Date.parse(sourceTimestamp)) / DAY_MS)
  return days > STALE_AFTER_DAYS ? [`The source’s copy of the map is ${days} days old.`] : []
}

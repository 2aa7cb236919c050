import type { ParsedOverpass } from '../osm/parse-overpass'

/**
 * Of which time the copy of the map is, ISO 8601: the oldest of several answers. One that does not say it is at least as
 * new as the newest object in it; `null` when no object says it either.
 */
export function findSourceTimestamp(answers: readonly ParsedOverpass[]): string | null {
  const stamps = answers.map(({ timestampOsmBase }) => timestampOsmBase).filter((stamp) => stamp !== null)
  if (stamps.length > 0) return stamps.sort()[0] ?? null
  let newest: string | null = null
  for (const { elements } of answers) {
    for (const { timestamp } of elements) {
      if (timestamp !== undefined && (newest === null || timestamp > newest)) newest = timestamp
    }
  }
  return newest
}

/** An older copy of the map is used, with a word about it. */
const STALE_AFTER_DAYS = 3

const DAY_MS = 86_400_000

/** What to say of a copy of the map that is old, or of unknown age. */
export function staleWarnings(sourceTimestamp: string | null, now: Date): readonly string[] {
  if (sourceTimestamp === null) return ['The source does not say how old its copy of the map is.']
  const days = Math.floor((now.getTime() - Date.parse(sourceTimestamp)) / DAY_MS)
  return days > STALE_AFTER_DAYS ? [`The source’s copy of the map is ${days} days old.`] : []
}

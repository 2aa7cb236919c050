import type { OverpassElement } from './overpass-types'

/** Which edition of a map object a source had: its number, its time (ISO 8601), or both. */
export type Edition = { readonly version: number | null; readonly at: string | null }

/** What the source says of the edition of an object, or `null` when it says nothing. */
export function readEdition({ version, timestamp }: Pick<OverpassElement, 'version' | 'timestamp'>): Edition | null {
  return version === undefined && timestamp === undefined ? null : { version: version ?? null, at: timestamp ?? null }
}

/** Positive: `one` is later. By number, or by time where one of the two has none; `null`: equal, or not comparable. */
export function compareEditions(one: Edition | null, other: Edition | null): number | null {
  if (one === null || other === null) return null
  const byNumber = one.version === null || other.version === null ? null : one.version - other.version
  const byTime = one.at === null || other.at === null ? null : Date.parse(one.at) - Date.parse(other.at)
  return (byNumber ?? byTime) || null
}

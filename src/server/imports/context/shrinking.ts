/** When more than this share of what was there is gone, the answer looks broken: a person has to agree. */
const MAX_MISSING_SHARE = 0.2

/** What to say of a source that has lost `gone` of `all` that it had; `null` when that is not much. */
export function describeShrinking(gone: number, all: number, noun: string): string | null {
  if (gone <= all * MAX_MISSING_SHARE) return null
  return `The source no longer has ${gone} of ${all} ${noun}, which looks like a broken answer.`
}

/** A copy of a source that is older than what is in the guide. */
export type OlderCopy = {
  /** `YYYY-MM-DD`; `null` when it does not say. */
  readonly sourceDay: string | null
  /** `YYYY-MM-DD`: of which day what it would change is. */
  readonly knownDay: string
}

export const toDay = (timestamp: string | null): string | null => timestamp?.slice(0, 10) ?? null

/** Whether a copy of that day is older than what is known; one that does not say its day may be. */
export const isOlderDay = (sourceDay: string | null, knownDay: string | null): knownDay is string =>
  knownDay !== null && (sourceDay === null || sourceDay < knownDay)

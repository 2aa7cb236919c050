/** Saudi Arabia keeps one time all year: UTC+3. */
const RIYADH_OFFSET_MS = 3 * 3_600_000

/** A server that was down at the hour catches up; one whose schedule is switched on later in the month waits for the next. */
const CATCH_UP_MS = 2 * 24 * 3_600_000

export type MonthlySchedule = {
  readonly monthly: boolean
  /** 1 to 28. */
  readonly day: number
  /** 0 to 23, in Saudi Arabia. */
  readonly hour: number
}

/** The month whose imports are due now, `2026-11`, or `null`. */
export function dueMonth({ monthly, day, hour }: MonthlySchedule, now: Date): string | null {
  if (!monthly) return null
  const riyadh = new Date(now.getTime() + RIYADH_OFFSET_MS)
  const due = Date.UTC(riyadh.getUTCFullYear(), riyadh.getUTCMonth(), day, hour)
  const late = riyadh.getTime() - due
  if (late < 0 || late > CATCH_UP_MS) return null
  return riyadh.toISOString().slice(0, 7)
}

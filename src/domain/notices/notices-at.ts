import type { GuideTime } from './guide-clock'
import { compareNotices, isInForce, type Notice } from './notice'

/** The notices of a moment, the worst first. */
export type NoticesNow = {
  readonly inForce: readonly Notice[]
  /** The next to begin first. */
  readonly coming: readonly Notice[]
  /** Ends within the time in which this device cannot be sure: said where all are listed, and nowhere else. */
  readonly perhapsEnded: readonly Notice[]
}

/** None is in force whose end may have passed by the clock of the guide. */
export function noticesAt(notices: readonly Notice[], { time, latest }: GuideTime): NoticesNow {
  const begun = notices.filter((notice) => isInForce(notice, time)).sort(compareNotices)
  return {
    inForce: begun.filter(({ ends }) => latest < ends),
    coming: notices
      .filter(({ starts, ends }) => time < starts && latest < ends)
      .sort((one, other) => one.starts - other.starts || compareNotices(one, other)),
    perhapsEnded: begun.filter(({ ends }) => ends <= latest),
  }
}

/** In how many milliseconds the next notice begins or ends, or `null` when none does. */
export function untilNextChange(notices: readonly Notice[], { time, latest }: GuideTime): number | null {
  const waits = notices
    .flatMap(({ starts, ends }) => [starts - time, ends - latest, ends - time])
    .filter((wait) => wait > 0)
  return waits.length === 0 ? null : Math.min(...waits)
}

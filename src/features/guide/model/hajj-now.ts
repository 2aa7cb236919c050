import { type HajjDay, hajjDayKeys } from '@/domain/guide/hajj-days'

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * The night at Muzdalifah, by the clock: at its beginning the sun has set over Makkah on every day of the year, and near its
 * end it rises. What comes next is shown all the time.
 */
const EVENING = '19:30'
const MORNING = '06:00'

/** After the 13th, while pilgrims leave Makkah: to the end of the shortest month. */
const LAST_DAY_OF_MONTH = 29

export type HajjNow = {
  /** The part of Hajj one is in; the one before the 8th too. */
  readonly part: HajjDay
  /** What comes after it, `null` after the last. */
  readonly next: HajjDay | null
  /** The 8th of the month of Hajj, `YYYY-MM-DD`. */
  readonly begins: string
  /** Whole days until then; 0 on the 8th and afterwards. */
  readonly daysLeft: number
}

/**
 * Where in Hajj a moment is, by the computed calendar; `null` when the calendar that was given does not reach so far.
 *
 * @param day in the three cities, `YYYY-MM-DD`
 * @param time of their clocks, `HH:MM`
 * @param months the days on which the months of Hajj begin, in order
 */
export function hajjNow({
  day,
  time,
  months,
}: {
  readonly day: string
  readonly time: string
  readonly months: readonly string[]
}): HajjNow | null {
  const month = months.find((first) => countDays(first, day) < LAST_DAY_OF_MONTH)
  if (month === undefined) return null
  const dayOfMonth = countDays(month, day) + 1
  const part = findPart(dayOfMonth, time)
  const next = hajjDayKeys[hajjDayKeys.indexOf(part) + 1] ?? null
  const begins = new Date(Date.parse(month) + 7 * DAY_MS).toISOString().slice(0, 10)
  return { part, next, begins, daysLeft: Math.max(0, 8 - dayOfMonth) }
}

function findPart(dayOfMonth: number, time: string): HajjDay {
  if (dayOfMonth < 8) return 'before-day-8'
  if (dayOfMonth > 13) return 'last-day'
  const isNight = (dayOfMonth === 9 && time >= EVENING) || (dayOfMonth === 10 && time < MORNING)
  return isNight ? 'night-of-day-10' : (hajjDayKeys.find((key) => key === `day-${dayOfMonth}`) ?? 'last-day')
}

const countDays = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS

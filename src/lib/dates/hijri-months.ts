import { DAY_MS, type HijriMonth, isDayOfHajj, LONGEST_MONTH_DAYS, MONTH_OF_HAJJ } from './hijri'

/*
 * What reads the calendar of the platform. By itself, because pages of the start read the months they were given, and have no
 * byte of script to spare.
 */

/**
 * The month of a day and those after it, in order: by the Umm al-Qura calendar of the platform, and where the moon was
 * announced a day sooner or later, by that. For the server: the calendar is in `Intl`, whose first use would cost a
 * telephone some 40 ms at the start of the page.
 *
 * @param day `YYYY-MM-DD`
 * @param announced the days on which months begin by the announcement; one that is near no computed month counts for none
 */
export function hijriMonths(day: string, count: number, announced: readonly string[] = []): readonly HijriMonth[] {
  // One more at each end, because a month that is moved may come before the day or after it.
  const months = computeMonths(addDays(day, -1), count + 2).map((month) => ({
    ...month,
    first: announced.find((first) => isNear(first, month.first)) ?? month.first,
  }))
  const index = months.findLastIndex(({ first }) => first <= day)
  return months.slice(Math.max(0, index), Math.max(0, index) + count)
}

/** Whether the announcement of a month can be this far from what was computed: the moon is looked for on two evenings. */
const isNear = (announced: string, computed: string): boolean =>
  Math.abs(Date.parse(announced) - Date.parse(computed)) <= DAY_MS

/** Whether a computed month begins on a day or the one before or after it. */
export const isNearMonth = (day: string): boolean => computeMonths(day, 2).some(({ first }) => isNear(day, first))

const addDays = (day: string, days: number): string => isoDay(Date.parse(day) + days * DAY_MS)

function computeMonths(day: string, count: number): readonly HijriMonth[] {
  const calendar = new Intl.DateTimeFormat('en-GB-u-ca-islamic-umalqura', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  const numbers = new Intl.DateTimeFormat('en-GB-u-ca-islamic-umalqura', { month: 'numeric', timeZone: 'UTC' })
  const months: HijriMonth[] = []
  for (let at = Date.parse(day) - (LONGEST_MONTH_DAYS - 1) * DAY_MS; months.length < count; at += DAY_MS) {
    const words = calendar.format(at)
    if (words.startsWith('1 ')) {
      months.push({
        first: isoDay(at),
        name: words.slice('1 '.length),
        number: Number.parseInt(numbers.format(at), 10),
      })
    }
  }
  // The search begins 29 days back, and a month of 29 days may begin before that of the day.
  return months[1] !== undefined && months[1].first <= day ? months.slice(1) : months
}

/**
 * The days on which the months of Hajj begin, from the month of a day on, in order. For the server, as `hijriMonths` is.
 *
 * @param day `YYYY-MM-DD`
 */
export const hajjMonths = (day: string, count: number, announced: readonly string[] = []): readonly string[] =>
  hijriMonths(day, count * MONTHS_OF_A_YEAR, announced)
    .filter(({ number }) => number === MONTH_OF_HAJJ)
    .map(({ first }) => first)

const MONTHS_OF_A_YEAR = 12

/**
 * Whether a day is one of Hajj, or next to one: the sighted date can differ from the computed one by a day. For the device,
 * where no months were given; its first use costs a telephone some 40 ms. False where the platform has no such calendar.
 *
 * @param day `YYYY-MM-DD`
 */
export function isAroundHajj(day: string): boolean {
  const calendar = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
    day: 'numeric',
    month: 'numeric',
    timeZone: 'UTC',
  })
  if (calendar.resolvedOptions().calendar !== 'islamic-umalqura') return false
  return [-1, 0, 1].some((shift) => {
    const parts = calendar.formatToParts(Date.parse(day) + shift * DAY_MS)
    const read = (type: 'day' | 'month') => Number(parts.find((part) => part.type === type)?.value)
    return isDayOfHajj(read('day'), read('month'))
  })
}

const isoDay = (time: number): string => new Date(time).toISOString().slice(0, 10)

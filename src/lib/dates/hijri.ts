/** A month of the Umm al-Qura calendar. */
export type HijriMonth = {
  /** The day it begins in the three cities, `YYYY-MM-DD`. */
  readonly first: string
  /** "Jumada II 1448 AH" */
  readonly name: string
  /** 1 for Muharram, 12 for Dhu al-Hijjah. */
  readonly number: number
}

const DAY_MS = 24 * 60 * 60 * 1000
const LONGEST_MONTH_DAYS = 30

/**
 * The month of a day and those after it, by the Umm al-Qura calendar of the platform, in order. For the server: the
 * calendar is in `Intl`, whose first use would cost a telephone some 40 ms at the start of the page.
 *
 * @param day `YYYY-MM-DD`
 */
export function hijriMonths(day: string, count: number): readonly HijriMonth[] {
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

export type HijriDay = {
  /** 1 to 30. */
  readonly number: number
  readonly month: HijriMonth
}

/**
 * `null` for a day outside the months given. Computed: the sighted date can differ by a day.
 *
 * @param day `YYYY-MM-DD`
 */
export function findHijriDay(day: string, months: readonly HijriMonth[]): HijriDay | null {
  const month = months.findLast(({ first }) => first <= day)
  if (month === undefined) return null
  const number = (Date.parse(day) - Date.parse(month.first)) / DAY_MS + 1
  return number > LONGEST_MONTH_DAYS ? null : { number, month }
}

/** "10 Jumada II 1448 AH"; `null` as from `findHijriDay`. */
export function formatHijriDay(day: string, months: readonly HijriMonth[]): string | null {
  const found = findHijriDay(day, months)
  return found && `${found.number} ${found.month.name}`
}

/**
 * The days on which the months of Hajj begin, from the month of a day on, in order. For the server, as `hijriMonths` is.
 *
 * @param day `YYYY-MM-DD`
 */
export const hajjMonths = (day: string, count: number): readonly string[] =>
  hijriMonths(day, count * MONTHS_OF_A_YEAR)
    .filter(({ number }) => number === MONTH_OF_HAJJ)
    .map(({ first }) => first)

const MONTHS_OF_A_YEAR = 12

export const RAMADAN = 9
export const MONTH_OF_HAJJ = 12

const isoDay = (time: number): string => new Date(time).toISOString().slice(0, 10)

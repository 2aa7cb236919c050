import { counted } from '@/lib/text/counted'

/** Saudi Arabia is at UTC+3 all year. */
const CITY_OFFSET_MS = 3 * 60 * 60 * 1000

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

/**
 * "20 November 2026" as seen in the three cities; `null` for no date or an unreadable one. Without `Intl`, whose first
 * use costs a telephone some 35 ms of its start for one line of text.
 */
export function formatDay(isoDate: string | null | undefined): string | null {
  const time = new Date(isoDate ?? Number.NaN).getTime()
  if (Number.isNaN(time)) return null
  const inCity = new Date(time + CITY_OFFSET_MS)
  return `${inCity.getUTCDate()} ${MONTHS[inCity.getUTCMonth()] ?? ''} ${inCity.getUTCFullYear()}`
}

/** "20 November 2026, 09:05" as clocks in the three cities show it; `null` as in `formatDay`. */
export function formatMoment(isoDate: string | null | undefined): string | null {
  const day = formatDay(isoDate)
  if (day === null) return null
  return `${day}, ${cityTime(new Date(isoDate ?? Number.NaN))}`
}

/** "09:05", as clocks in the three cities show it at this moment. */
export function cityTime(date: Date): string {
  return new Date(date.getTime() + CITY_OFFSET_MS).toISOString().slice(11, 16)
}

/** The day in the three cities at this moment, as `YYYY-MM-DD`. */
export function cityDay(date: Date): string {
  return new Date(date.getTime() + CITY_OFFSET_MS).toISOString().slice(0, 10)
}

/** "2026-11-20T09:05:00+03:00": the moment with the clock of the three cities, to the second. */
export function cityTimestamp(date: Date): string {
  return `${new Date(date.getTime() + CITY_OFFSET_MS).toISOString().slice(0, 19)}+03:00`
}

/** "40 seconds", "3 minutes", "2 hours": rounded up, so that the reader does not come too early. */
export function waitText(seconds: number): string {
  if (seconds < 100) return counted(seconds, 'second')
  const minutes = Math.ceil(seconds / 60)
  return minutes < 100 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`
}

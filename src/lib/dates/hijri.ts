/** A month of the Umm al-Qura calendar. */
export type HijriMonth = {
  /** The day it begins in the three cities, `YYYY-MM-DD`. */
  readonly first: string
  /** "Jumada II 1448 AH" */
  readonly name: string
  /** 1 for Muharram, 12 for Dhu al-Hijjah. */
  readonly number: number
}

export const DAY_MS = 24 * 60 * 60 * 1000
export const LONGEST_MONTH_DAYS = 30

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

export const RAMADAN = 9
export const MONTH_OF_HAJJ = 12

/** @param month its number in the Islamic year */
export const isDayOfHajj = (day: number, month: number): boolean => month === MONTH_OF_HAJJ && day >= 8 && day <= 13

import { DAY_MS, type HijriMonth, RAMADAN } from '@/lib/dates/hijri'

/** Both days whose times are shown, and the one that the announcement can move a month by. */
const DOUBT_DAYS = 2

/**
 * Whether nobody can know by computing alone if a day or the next one is of Ramadan: the moon is looked for on two evenings.
 *
 * @param day `YYYY-MM-DD`
 */
export const isRamadanInDoubt = (day: string, months: readonly HijriMonth[]): boolean =>
  months.some(({ number, first }) => {
    const days = (Date.parse(first) - Date.parse(day)) / DAY_MS
    return (number === RAMADAN || number === RAMADAN + 1) && days >= 0 && days <= DOUBT_DAYS
  })

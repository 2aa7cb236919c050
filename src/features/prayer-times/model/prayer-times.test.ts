import { describe, expect, it } from 'vitest'

import { nextPrayer, prayerTimes } from './prayer-times'

const clocks = (times: ReturnType<typeof prayerTimes>) => times.map(({ clock }) => clock)

/** Minutes of a day. */
const minutes = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))

describe('prayer times', () => {
  /** From the official Umm al-Qura calendar for Makkah (ummulqura.org.sa, as printed there). */
  it.each([
    ['2016-01-05', ['05:39', '06:59', '12:26', '15:32', '17:53', '19:23']],
    ['2016-04-03', ['04:55', '06:11', '12:24', '15:50', '18:37', '20:07']],
    ['2016-07-08', ['04:18', '05:44', '12:26', '15:43', '19:07', '20:37']],
    ['2016-10-06', ['04:58', '06:13', '12:09', '15:32', '18:04', '19:34']],
    ['2016-12-04', ['05:24', '06:44', '12:12', '15:17', '17:38', '19:08']],
  ])('should agree with the calendar of Makkah to a minute on %s', (day, official) => {
    const computed = clocks(prayerTimes('Makkah', day, { isRamadan: false }))
    const apart = computed.map((clock, index) => Math.abs(minutes(clock) - minutes(official[index] ?? '')))

    expect(Math.max(...apart)).toBeLessThanOrEqual(1)
  })

  it('should put Isha two hours after Maghrib in Ramadan, and ninety minutes otherwise', () => {
    const wait = (isRamadan: boolean) => {
      const times = prayerTimes('Madinah', '2027-02-20', { isRamadan })
      return ((times[5]?.at ?? 0) - (times[4]?.at ?? 0)) / 60_000
    }

    expect(wait(true)).toBe(120)
    expect(wait(false)).toBe(90)
  })

  it('should give each city its own times', () => {
    const [makkah, madinah, jeddah] = (['Makkah', 'Madinah', 'Jeddah'] as const).map((city) =>
      clocks(prayerTimes(city, '2026-11-24', { isRamadan: false })).join(),
    )

    expect(new Set([makkah, madinah, jeddah]).size).toBe(3)
  })

  it('should name the next prayer, never sunrise, and none after the last', () => {
    const times = prayerTimes('Makkah', '2026-11-24', { isRamadan: false })
    const [fajr, , dhuhr, , , isha] = times

    expect(nextPrayer(times, (fajr?.at ?? 0) - 1)).toBe(fajr)
    expect(nextPrayer(times, fajr?.at ?? 0)).toBe(dhuhr)
    expect(nextPrayer(times, isha?.at ?? 0)).toBeNull()
  })
})

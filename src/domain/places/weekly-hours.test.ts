import { describe, expect, it } from 'vitest'

import { distanceMetres } from '@/lib/geo/geo'
import { openState, openLabel, readableHours, readWeeklyHours, WEEK_MINUTES, type WeeklyHours } from './weekly-hours'

const HOUR = 60
const DAY = 24 * HOUR

/** 08:00 to 23:00 every day. */
const daily: WeeklyHours = [0, 1, 2, 3, 4, 5, 6].map((day) => [day * DAY + 8 * HOUR, day * DAY + 23 * HOUR])
/** Friday 18:00 to Saturday 02:00. */
const fridayNight: WeeklyHours = [[4 * DAY + 18 * HOUR, 5 * DAY + 2 * HOUR]]
/** Sunday 22:00 to Monday 06:00, over the end of the week. */
const sundayNight: WeeklyHours = [[6 * DAY + 22 * HOUR, 7 * DAY + 6 * HOUR]]
const always: WeeklyHours = [[0, WEEK_MINUTES]]

/** 16 November 2026 was a Monday; the times are those of Makkah. */
const makkah = (day: number, time: string): number => Date.parse(`2026-11-${15 + day}T${time}:00+03:00`)

describe('openLabel', () => {
  it.each<[string, WeeklyHours | null, number, string]>([
    ['within the hours', daily, makkah(1, '12:00'), 'Open now · closes 23:00'],
    ['at the first minute', daily, makkah(1, '08:00'), 'Open now · closes 23:00'],
    ['in the last minute', daily, makkah(1, '22:59'), 'Open now · closes 23:00'],
    ['at the end', daily, makkah(1, '23:00'), 'Closed · opens 08:00'],
    ['before the first minute', daily, makkah(1, '07:59'), 'Closed · opens 08:00'],
    ['on the evening of a week', daily, makkah(7, '23:30'), 'Closed · opens 08:00'],
    ['in the night it began', fridayNight, makkah(5, '23:59'), 'Open now · closes 02:00'],
    ['past midnight', fridayNight, makkah(6, '01:59'), 'Open now · closes 02:00'],
    ['after that night', fridayNight, makkah(6, '02:00'), 'Closed · opens Fri 18:00'],
    ['on the day itself', fridayNight, makkah(5, '01:00'), 'Closed · opens 18:00'],
    ['on the day before', fridayNight, makkah(4, '12:00'), 'Closed · opens tomorrow 18:00'],
    ['before the end of the week', sundayNight, makkah(7, '23:00'), 'Open now · closes 06:00'],
    ['after the end of the week', sundayNight, makkah(1, '05:00'), 'Open now · closes 06:00'],
    ['after that morning', sundayNight, makkah(1, '06:00'), 'Closed · opens Sun 22:00'],
    ['always', always, makkah(3, '03:33'), 'Open 24 hours'],
    ['never', [], makkah(3, '12:00'), 'Closed'],
    ['open for days', [[13 * HOUR + 4 * DAY, 11 * DAY + 11 * HOUR]], makkah(6, '12:00'), 'Open now · closes Fri 11:00'],
    ['open until tomorrow evening', [[0, 2 * DAY - HOUR]], makkah(1, '01:00'), 'Open now · closes tomorrow 23:00'],
    ['without known hours', null, makkah(3, '12:00'), 'Unknown'],
    ['with a clock that is broken', daily, Number.NaN, 'Unknown'],
    ['before 1970', daily, Date.parse('1969-07-20T12:00:00+03:00'), 'Open now · closes 23:00'],
    ['ten years ahead', daily, Date.parse('2036-11-16T12:00:00+03:00'), 'Open now · closes 23:00'],
  ])('should say it %s', (_, weekly, now, words) => {
    expect(openLabel(openState(weekly, now))).toBe(words)
  })

  it.each(['Asia/Riyadh', 'America/Los_Angeles', 'Pacific/Kiritimati', 'Europe/London', 'Asia/Kathmandu'])(
    'should go by the clock of the place on a device in %s, on the days its clocks change too',
    (zone) => {
      const before = process.env.TZ
      process.env.TZ = zone
      try {
        for (const day of ['2026-03-08', '2026-03-29', '2026-10-25', '2026-11-01']) {
          const at = (time: string) => openState(daily, Date.parse(`${day}T${time}:00+03:00`)).kind
          expect([at('07:59'), at('08:00'), at('22:59'), at('23:00')], day).toEqual([
            'closed',
            'open',
            'open',
            'closed',
          ])
        }
      } finally {
        process.env.TZ = before
      }
    },
  )
})

describe('readWeeklyHours', () => {
  it.each([[[]], [daily], [always], [sundayNight]])('should take %j', (value) => {
    expect(readWeeklyHours(value)).toBe(value)
  })

  it.each([
    [null],
    [undefined],
    ['24/7'],
    [{}],
    [[1, 2]],
    [[[1]]],
    [[[1, 2, 3]]],
    [[[2, 1]]],
    [[[-1, 5]]],
    [[[0, 20_000]]],
    [[[10_080, 10_081]]],
    [[['0', '5']]],
    [[[0.5, 5]]],
  ])('should refuse %j', (value) => {
    expect(readWeeklyHours(value)).toBeNull()
  })
})

describe('speed', () => {
  it('should ask ten thousand places whether they are open for less than ten times what their distances cost', () => {
    const places = Array.from({ length: 10_000 }, (_, index) => ({ latitude: 21 + index / 1e5, longitude: 39.8 }))
    const here = { latitude: 21.4225, longitude: 39.8262 }
    const now = makkah(1, '12:00')

    const ratios = Array.from({ length: 9 }, () => {
      const distances = milliseconds(() => places.forEach((place) => distanceMetres(here, place)))
      return milliseconds(() => places.forEach(() => openState(daily, now))) / distances
    }).sort((a, b) => a - b)

    expect(ratios[4]).toBeLessThan(10)
  })
})

function milliseconds(work: () => void): number {
  const start = performance.now()
  work()
  return performance.now() - start
}

describe('readableHours', () => {
  it.each([
    ['24/7', '24 hours, every day'],
    ['00:00-24:00', '24 hours, every day'],
    ['Mo-Su 00:00-24:00', '24 hours, every day'],
    ['Mo-Su 00:00-00:00', '24 hours, every day'],
    ['Mo-Su 09:00-20:00', 'Daily 09:00–20:00'],
    ['Mo-Sa 13:30-22:30', 'Mon–Sat 13:30–22:30'],
    ['Sa-Th 09:00-12:00; Fr 09:00-16:30', 'Sat–Thu 09:00–12:00; Fri 09:00–16:30'],
    ['Mo-Su 08:00-14:30,16:00-23:00', 'Daily 08:00–14:30, 16:00–23:00'],
    ['Mon-Sat 8:30-20:30', 'Mon–Sat 8:30–20:30'],
    // Past midnight.
    ['Mo-Su 20:00-26:00', 'Daily 20:00 to 02:00 the next day'],
    ['Mo-Su 20:00-02:00', 'Daily 20:00 to 02:00 the next day'],
    ['11:30-00:30', '11:30 to 00:30 the next day'],
    ['Sa-Fr 06:00-01:00', 'Daily 06:00 to 01:00 the next day'],
    ['Fr 18:00-27:30; Sa 10:00-22:00', 'Fri 18:00 to 03:30 the next day; Sat 10:00–22:00'],
    ['Mo-Su 12:00-15:00,20:00-25:00', 'Daily 12:00–15:00, 20:00 to 01:00 the next day'],
    ['Mo-Su 22:00-22:00', 'Daily 22:00 to 22:00 the next day'],
    ['Mo-Su 10:00-02:00+', 'Daily 10:00 to 02:00 the next day or later'],
    // Midnight is the end of a day.
    ['Mo-Su 06:00-00:00', 'Daily 06:00–24:00'],
    ['Mo-Su 06:00-24:00', 'Daily 06:00–24:00'],
    // Holidays.
    ['PH,Mo-Su 09:00-22:00', 'Daily and on public holidays 09:00–22:00'],
    ['PH, Mo-Su 09:00-22:00', 'Daily and on public holidays 09:00–22:00'],
    ['Mo-Su,PH 06:00-13:00+', 'Daily and on public holidays 06:00–13:00 or later'],
    ['Mo-Fr 08:00-18:00; PH off', 'Mon–Fri 08:00–18:00; public holidays closed'],
    ['Mo-Fr,PH 08:00-18:00', 'Mon–Fri, public holidays 08:00–18:00'],
    ['24/7; PH off', '24/7; public holidays closed'],
    // Ramadan has hours of its own.
    ['Ramadan 21:00-03:00', 'in Ramadan 21:00 to 03:00 the next day'],
    [
      'Mo-Su 09:00-23:00; Ramadan 13:00-17:00,21:00-02:00',
      'Daily 09:00–23:00; in Ramadan 13:00–17:00, 21:00 to 02:00 the next day',
    ],
    ['Ramadan: 20:00-02:00; Sa-Th 10:00-23:00', 'in Ramadan 20:00 to 02:00 the next day; Sat–Thu 10:00–23:00'],
    ['Mo-Su 09:00-23:00; Ramadan off', 'Daily 09:00–23:00; in Ramadan closed'],
    // The sun, months and comments.
    ['sunrise-sunset', 'sunrise to sunset'],
    ['Mo-Su sunrise-22:00', 'Daily sunrise to 22:00'],
    ['Mo-Su 08:00-sunset', 'Daily 08:00 to sunset'],
    ['dawn-dusk', 'dawn to dusk'],
    ['Jan-Mar 08:00-18:00', 'Jan–Mar 08:00–18:00'],
    ['Mo-Fr 08:00-16:00; Aug off', 'Mon–Fri 08:00–16:00; Aug closed'],
    ['Mo-Fr 10:00-20:00; Jul 01-Aug 31 off', 'Mon–Fri 10:00–20:00; Jul 01–Aug 31 closed'],
    ['"by appointment"', 'by appointment'],
    ['Mo-Fr 09:00-17:00 "by appointment"', 'Mon–Fri 09:00–17:00, by appointment'],
    ['off', 'closed'],
  ])('should write out %s', (hours, readable) => {
    expect(readableHours(hours)).toBe(readable)
  })

  it.each([
    '24 hours',
    'Hajj days only',
    'Men: after Fajr; times change',
    'Men 02:00 to Fajr and 11:20 to Isha; women Fajr to 11:00',
    'Mo-Fr after Asr',
    '2026 Mo-Fr 08:00-16:00',
    'Ramadanzeit 10:00-12:00',
    '(sunrise+01:00)-(sunset-01:00)',
    'week 01-53/2 Fr 09:00-12:00',
    'Mo[1] 10:00-12:00',
    '٢٤ ساعة',
    '',
  ])('should leave %s as it is', (hours) => {
    expect(readableHours(hours)).toBe(hours)
  })

  it('should come to an end with a text that is made to be slow', () => {
    const long = `${'Mo,'.repeat(150)}"${' -'.repeat(20)}!`

    expect(readableHours(long)).toBe(long)
  })
})

import { readFileSync } from 'node:fs'

import { describe, expect, it, vi } from 'vitest'

import { openState, WEEK_MINUTES, type WeeklyHours } from '@/domain/places/weekly-hours'

import { compileHours } from './compile-hours'

type Corpus = {
  readonly fromOpenStreetMap: readonly string[]
  readonly written: Readonly<Record<string, readonly string[]>>
}

const corpus = JSON.parse(
  readFileSync(new URL('../../../tests/fixtures/hours/opening-hours.json', import.meta.url), 'utf8'),
) as Corpus

const everything = [...corpus.fromOpenStreetMap, ...Object.values(corpus.written).flat()]

const at = (day: number, time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return day * 1440 + hours * 60 + minutes
}

/** '0 08:00-22:00': day of the week from Monday = 0; the end may lie on the next day, written as 26:00. */
const week = (text: string): WeeklyHours =>
  text.split(' | ').map((range) => {
    const [day = '', times = ''] = range.split(' ')
    const [start = '', end = ''] = times.split('-')
    return [at(Number(day), start), at(Number(day), end)]
  })

const daily = (times: string, days = [0, 1, 2, 3, 4, 5, 6]): WeeklyHours =>
  week(days.flatMap((day) => times.split(',').map((range) => `${day} ${range}`)).join(' | '))

const always: WeeklyHours = [[0, WEEK_MINUTES]]

describe('compileHours', () => {
  it.each<[string, WeeklyHours | null]>([
    ['24/7', always],
    ['00:00-24:00', always],
    ['00:00-00:00', always],
    ['Mo-Su 00:00-24:00', always],
    ['  24/7  ', always],
    ['Mo-Su 11:00-22:00', daily('11:00-22:00')],
    ['11:00-22:00', daily('11:00-22:00')],
    ['Tu-Su 11:00-21:00', daily('11:00-21:00', [1, 2, 3, 4, 5, 6])],
    ['Mo-Fr 08:00-12:00,13:00-17:30', daily('08:00-12:00,13:00-17:30', [0, 1, 2, 3, 4])],
    ['Su-Th 09:00-17:00', daily('09:00-17:00', [0, 1, 2, 3, 6])],
    ['Fr-Mo 10:00-12:00', daily('10:00-12:00', [0, 4, 5, 6])],
    ['Mo,We,Fr 06:15-07:45', daily('06:15-07:45', [0, 2, 4])],
    [
      'Sa-Th 08:00-24:00; Fr 13:00-24:00',
      week(
        '0 08:00-24:00 | 1 08:00-24:00 | 2 08:00-24:00 | 3 08:00-24:00 | 4 13:00-24:00 | 5 08:00-24:00 | 6 08:00-24:00',
      ),
    ],
    [
      'Fr 16:00-22:00; Mo-Th,Sa-Su 08:00-23:30',
      week(
        '0 08:00-23:30 | 1 08:00-23:30 | 2 08:00-23:30 | 3 08:00-23:30 | 4 16:00-22:00 | 5 08:00-23:30 | 6 08:00-23:30',
      ),
    ],
    ['Mo-Su 06:30-00:30', daily('06:30-24:30')],
    ['Mo-Su 10:00-26:00', daily('10:00-26:00')],
    ['Fr 18:00-02:00', week('4 18:00-26:00')],
    ['Su 22:00-06:00', week('6 22:00-30:00')],
    ['mo-su 08.00-22.00', daily('08:00-22:00')],
    [
      'Mo-Su 10:00-22:00; Fr 13:00-22:00',
      week(
        '0 10:00-22:00 | 1 10:00-22:00 | 2 10:00-22:00 | 3 10:00-22:00 | 4 13:00-22:00 | 5 10:00-22:00 | 6 10:00-22:00',
      ),
    ],
    ['Mo-Fr 10:00-22:00; Fr off', daily('10:00-22:00', [0, 1, 2, 3])],
    ['24/7; Fr 11:00-13:00 off', [[at(4, '13:00'), at(11, '11:00')]]],
    ['closed', []],
    ['off', []],
    // Holidays as every day.
    ['PH,Mo-Su 09:00-22:00', daily('09:00-22:00')],
    ['Mo-Su,PH 08:00-22:00', daily('08:00-22:00')],
    ['PH, Mo-Su 09:00-22:00', daily('09:00-22:00')],
    ['Mo-Su,PH,SH 08:00-22:00', daily('08:00-22:00')],
    ['SH,PH,Mo-Su 08:00-12:00,16:00-26:00', daily('08:00-12:00,16:00-26:00')],
    ['Mo-Su 08:00-22:00; PH 08:00-22:00', daily('08:00-22:00')],
    ['Mo-Fr,PH 08:00-20:00; Sa-Su 08:00-20:00', daily('08:00-20:00')],
    ['PH,Mo-Su 00:00-24:00', always],
    ['Mo-Su,PH off', []],
    // Digits of other scripts, and invisible characters.
    ['Sa-Th ٠٨:٠٠-٢٢:٠٠', daily('08:00-22:00', [0, 1, 2, 3, 5, 6])],
    ['٢٤/٧', always],
    ['\u200FMo-Su 08:00-22:00\u200F', daily('08:00-22:00')],
    // A rule for the next day must not cut the night before it.
    [
      'Sa-Th 08:00-02:00; Fr 13:00-02:00',
      week(
        '0 08:00-26:00 | 1 08:00-26:00 | 2 08:00-26:00 | 3 08:00-26:00 | 4 13:00-26:00 | 5 08:00-26:00 | 6 08:00-26:00',
      ),
    ],
    ['Mo-Sa 20:00-02:00; Su off', daily('20:00-26:00', [0, 1, 2, 3, 4, 5])],
    [
      'Mo-Fr 11:00-02:00; Sa-Su 10:00-02:00',
      week(
        '0 11:00-26:00 | 1 11:00-26:00 | 2 11:00-26:00 | 3 11:00-26:00 | 4 11:00-26:00 | 5 10:00-26:00 | 6 10:00-26:00',
      ),
    ],
    // Unless it closes by the clock.
    [
      'Mo-Su 20:00-04:00; Fr 00:00-04:00 off',
      week(
        '0 20:00-28:00 | 1 20:00-28:00 | 2 20:00-28:00 | 3 20:00-24:00 | 4 20:00-28:00 | 5 20:00-28:00 | 6 20:00-28:00',
      ),
    ],
    [
      'Sa-Th 09:00-12:00,16:00-23:00; Fr 16:00-23:30',
      week(
        '0 09:00-12:00 | 0 16:00-23:00 | 1 09:00-12:00 | 1 16:00-23:00 | 2 09:00-12:00 | 2 16:00-23:00 | 3 09:00-12:00 | 3 16:00-23:00 | 4 16:00-23:30 | 5 09:00-12:00 | 5 16:00-23:00 | 6 09:00-12:00 | 6 16:00-23:00',
      ),
    ],
    ['12:00-13:00,12:30-15:00', daily('12:00-15:00')],
    // Unknown, and never closed.
    ['', null],
    ['PH off', null],
    ['Mo-Fr 08:00-18:00; PH off', null],
    ['Mo-Fr,PH 08:00-18:00', null],
    ['Mo-Su 08:00-22:00; PH 10:00-14:00', null],
    ['Sa-Th 08:00-22:00; Fr 16:00-22:00; PH 08:00-22:00', null],
    ['Mo-Su,PH 06:00-13:00+', null],
    ['PH,Mo-Su 08:00-22:00 "by appointment"', null],
    ['Mo-Fr 08:00-18:00, PH 10:00-14:00', null],
    ['SH 10:00-12:00', null],
    ['Ramadan 21:00-03:00', null],
    ['Mo-Su 09:00-23:00; Ramadan off', null],
    ['sunrise-sunset', null],
    ['week 1-26 Mo-Fr 08:00-16:00', null],
    ['Jan-Mar 08:00-18:00', null],
    ['2026 Mo-Fr 08:00-16:00', null],
    ['Mo[1] 08:00-10:00', null],
    ['Mo-Fr 09:00-17:00 "by appointment"', null],
    ['18:00+', null],
    ['Mo-Fr', null],
    ['Daily 8 to 5', null],
    ['unknown', null],
    ['Fajr-Isha', null],
    ['٢٤ ساعة', null],
    ['يوميا من ٨ صباحا إلى ١٠ مساء', null],
    ['Mon-Sat !0:30-8:30', null],
    ['x'.repeat(501), null],
  ])('should read %j', (text, expected) => {
    expect(compileHours(text)).toEqual(expected)
  })

  it('should know at least 500 written hours', () => {
    expect(corpus.fromOpenStreetMap.length).toBeGreaterThanOrEqual(431)
    expect(new Set(everything).size).toBeGreaterThanOrEqual(500)
  })

  it.each(everything)('should class %j as open, closed or unknown at every hour of a week', (text) => {
    const weekly = compileHours(text)

    const states = hoursOfAWeek.map((moment) => openState(weekly, moment).kind)

    expect(states.filter((kind) => kind === 'unknown')).toHaveLength(weekly === null ? hoursOfAWeek.length : 0)
  })

  it.each(['publicHolidays', 'ramadanAndPrayers', 'seasonsAndSun', 'vague'])(
    'should take nothing for closed that it cannot know: %s',
    (list) => {
      const texts = corpus.written[list] ?? []

      expect(texts.length).toBeGreaterThan(10)
      expect(texts.filter((text) => compileHours(text) !== null)).toEqual([])
    },
  )

  it('should know that a place is open at one o’clock of the night its hours began', () => {
    const weekly = compileHours('Mo-Su 20:00-26:00')
    const atOne = MONDAY + 60 * 60_000

    expect(openState(weekly, atOne).kind).toBe('open')
    expect(openState(weekly, atOne + 60 * 60_000).kind).toBe('closed')
  })

  it('should know the hours of nine out of ten values that mappers write', () => {
    const readable = corpus.fromOpenStreetMap.filter((text) => compileHours(text) !== null)

    expect(readable.length / corpus.fromOpenStreetMap.length).toBeGreaterThan(0.9)
  })

  it.each(['Asia/Riyadh', 'America/New_York', 'Pacific/Apia'])(
    'should not go by the clock of a server in %s',
    async (zone) => {
      const before = process.env.TZ
      process.env.TZ = zone
      vi.resetModules()
      try {
        const { compileHours: compileThere } = await import('./compile-hours')
        expect(compileThere('Sa-Th 08:00-02:00; Fr 13:00-24:00')).toEqual(
          week(
            '0 08:00-26:00 | 1 08:00-26:00 | 2 08:00-26:00 | 3 08:00-26:00 | 4 13:00-24:00 | 5 08:00-26:00 | 6 08:00-26:00',
          ),
        )
      } finally {
        process.env.TZ = before
      }
    },
  )
})

const MONDAY = Date.UTC(2026, 10, 15, 21)

const hoursOfAWeek = Array.from({ length: 168 }, (_, hour) => MONDAY + hour * 3_600_000)

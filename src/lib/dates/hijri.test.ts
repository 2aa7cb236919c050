import { describe, expect, it } from 'vitest'

import { formatHijriDay } from './hijri'
import { hajjMonths, hijriMonths, isAroundHajj, isNearMonth } from './hijri-months'

const calendar = new Intl.DateTimeFormat('en-GB-u-ca-islamic-umalqura', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

const daysFrom = (day: string, count: number): string[] =>
  Array.from({ length: count }, (_, after) => new Date(Date.parse(day) + after * 86_400_000).toISOString().slice(0, 10))

describe('hijriMonths', () => {
  it('should begin with the month of the day, for each of four hundred days', () => {
    const wrong = daysFrom('2026-01-01', 400).filter((day) => {
      const months = hijriMonths(day, 3)
      const [month, next] = months
      const isIn = month !== undefined && next !== undefined && month.first <= day && day < next.first
      return !isIn || formatHijriDay(day, months) !== calendar.format(new Date(day))
    })
    expect(wrong).toEqual([])
  })
})

describe('announced months', () => {
  const dayOfHajj = (day: string, announced: readonly string[]) => formatHijriDay(day, hijriMonths(day, 2, announced))

  it('should begin on the announced day, a day sooner or later than computed', () => {
    expect(dayOfHajj('2027-05-07', [])).toBe('1 Dhuʻl-Hijjah 1448 AH')
    expect(dayOfHajj('2027-05-08', ['2027-05-08'])).toBe('1 Dhuʻl-Hijjah 1448 AH')
    expect(dayOfHajj('2027-05-06', ['2027-05-06'])).toBe('1 Dhuʻl-Hijjah 1448 AH')
  })

  it('should make the month before as much longer or shorter', () => {
    expect(dayOfHajj('2027-05-07', ['2027-05-08'])).toMatch(/^30 /)
    expect(dayOfHajj('2027-05-05', ['2027-05-06'])).toMatch(/^28 |^29 /)
  })

  it('should count for nothing where no month begins', () => {
    expect(hijriMonths('2027-05-01', 3, ['2027-05-10'])).toEqual(hijriMonths('2027-05-01', 3))
  })

  it('should give the month of the day first, whichever day of four hundred', () => {
    const announced = hijriMonths('2026-01-01', 16).map(({ first }, index) =>
      new Date(Date.parse(first) + ((index % 3) - 1) * 86_400_000).toISOString().slice(0, 10),
    )
    const wrong = daysFrom('2026-01-02', 400).filter((day) => {
      const [month, next] = hijriMonths(day, 2, announced)
      return !(month !== undefined && next !== undefined && month.first <= day && day < next.first)
    })
    expect(wrong).toEqual([])
  })

  it('should move the days of Hajj', () => {
    expect(hajjMonths('2026-11-20', 2, ['2027-05-08'])).toEqual(['2027-05-08', '2028-04-26'])
  })

  it('should be told from days on which no month can begin', () => {
    expect(['2027-05-06', '2027-05-07', '2027-05-08'].map(isNearMonth)).toEqual([true, true, true])
    expect(['2027-05-05', '2027-05-09', '2027-05-20'].map(isNearMonth)).toEqual([false, false, false])
  })
})

describe('formatHijriDay', () => {
  const months = hijriMonths('2026-11-20', 18)

  it('should agree with the calendar of the platform for every day of the months it was given', () => {
    const days = daysFrom('2026-11-20', 17 * 29)
    expect(days.filter((day) => formatHijriDay(day, months) !== calendar.format(new Date(day)))).toEqual([])
  })

  it('should say nothing of a day before or after them', () => {
    expect(formatHijriDay('2026-10-01', months)).toBeNull()
    expect(formatHijriDay('2029-01-01', months)).toBeNull()
    expect(formatHijriDay('2026-11-20', [])).toBeNull()
  })
})

describe('hajjMonths', () => {
  it('should be one a year, the month of Hajj that has begun too', () => {
    expect(hajjMonths('2026-11-20', 3)).toEqual(['2027-05-07', '2028-04-26', '2029-04-15'])
    expect(hajjMonths('2027-05-15', 1)).toEqual(['2027-05-07'])
  })
})

describe('isAroundHajj', () => {
  it('should be true from the 7th to the 14th of the month of Hajj alone', () => {
    const wrong = [...daysFrom('2026-12-05', 12), ...daysFrom('2027-05-05', 25), ...daysFrom('2028-04-24', 25)].filter(
      (day) => {
        const [number = '', month = ''] = calendar.format(new Date(day)).split(' ')
        const isAround = month.includes('Hijjah') && Number(number) >= 7 && Number(number) <= 14
        return isAroundHajj(day) !== isAround
      },
    )
    expect(wrong).toEqual([])
    expect(isAroundHajj('2027-05-15')).toBe(true)
  })
})

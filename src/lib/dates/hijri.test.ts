import { describe, expect, it } from 'vitest'

import { formatHijriDay, hajjMonths, hijriMonths } from './hijri'

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

import { describe, expect, it } from 'vitest'

import { cityDay, cityTimestamp, formatDay, formatMoment } from './dates'

const inWords = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Asia/Riyadh',
})

describe('formatDay', () => {
  it.each([
    ['2026-11-20', '20 November 2026'],
    ['2026-11-20T20:59:59.999Z', '20 November 2026'],
    ['2026-11-20T21:00:00.000Z', '21 November 2026'],
    ['2027-12-31T23:00:00.000Z', '1 January 2028'],
    ['2028-02-28T22:00:00+00:00', '29 February 2028'],
  ])('should read %s as %s in the cities', (iso, expected) => {
    expect(formatDay(iso)).toBe(expected)
  })

  it('should agree with the calendar of the platform for every day of four years', () => {
    const days = Array.from({ length: 4 * 366 }, (_, day) => new Date(Date.UTC(2025, 0, 1 + day, 12)).toISOString())
    expect(days.filter((day) => formatDay(day) !== inWords.format(new Date(day)))).toEqual([])
  })

  it.each([null, undefined, '', 'soon', '2026-13-40'])('should have nothing to say for %j', (value) => {
    expect(formatDay(value)).toBeNull()
  })
})

describe('formatMoment', () => {
  it('should read a time as clocks in the cities show it', () => {
    expect(formatMoment('2026-11-20T21:05:59.000Z')).toBe('21 November 2026, 00:05')
    expect(formatMoment('2026-12-01T06:00:00+00:00')).toBe('1 December 2026, 09:00')
    expect(formatMoment('soon')).toBeNull()
  })
})

describe('cityDay', () => {
  it('should begin at nine in the evening, Greenwich time', () => {
    expect(cityDay(new Date('2026-11-20T20:59:59.999Z'))).toBe('2026-11-20')
    expect(cityDay(new Date('2026-11-20T21:00:00.000Z'))).toBe('2026-11-21')
  })
})

describe('cityTimestamp', () => {
  it('should name the moment by the clock of the cities and its distance from Greenwich, to the second', () => {
    expect(cityTimestamp(new Date('2026-11-20T21:05:59.999Z'))).toBe('2026-11-21T00:05:59+03:00')
    expect(Date.parse(cityTimestamp(new Date('2026-11-20T21:05:59.000Z')))).toBe(Date.parse('2026-11-20T21:05:59.000Z'))
  })
})

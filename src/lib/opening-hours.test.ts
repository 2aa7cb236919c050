import { describe, expect, it } from 'vitest'

import { readableHours } from './opening-hours'

describe('readableHours', () => {
  it.each([
    ['24/7', '24 hours, every day'],
    ['11:30-00:30', '11:30–00:30'],
    ['Mo-Su 09:00-20:00', 'Daily 09:00–20:00'],
    ['Mo-Sa 13:30-22:30', 'Mon–Sat 13:30–22:30'],
    ['Sa-Th 09:00-12:00; Fr 09:00-16:30', 'Sat–Thu 09:00–12:00; Fri 09:00–16:30'],
    ['Mo-Su,PH 06:00-13:00+', 'Daily, public holidays 06:00–13:00 or later'],
  ])('should write out %s', (hours, readable) => {
    expect(readableHours(hours)).toBe(readable)
  })

  it.each([
    '24 hours',
    'Hajj days only',
    'Men: after Fajr; times change',
    'Mo-Fr 08:00-16:00; Aug off',
    'sunrise-sunset',
  ])('should leave %s as it is', (hours) => {
    expect(readableHours(hours)).toBe(hours)
  })
})

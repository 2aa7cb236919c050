import { expect, it } from 'vitest'

import { findHijriDay } from '@/lib/dates/hijri'
import { hijriMonths } from '@/lib/dates/hijri-months'

import { riteOfDay } from './rite-of-day'

const months = hijriMonths('2027-01-15', 8)

it.each([
  ['2027-02-07', undefined],
  ['2027-02-08', 'what changes'],
  ['2027-03-08', 'what changes'],
  ['2027-03-09', undefined],
  ['2027-05-13', undefined],
  ['2027-05-14', "today's task"],
  ['2027-05-19', "today's task"],
  ['2027-05-20', undefined],
])('should be told of the days of Hajj and of Ramadan alone: %s', (day, label) => {
  const found = findHijriDay(day, months)
  expect(found === null ? 'no day' : riteOfDay(found)?.label).toBe(label)
})

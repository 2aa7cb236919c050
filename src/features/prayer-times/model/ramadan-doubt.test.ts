import { expect, it } from 'vitest'

import { hijriMonths } from '@/lib/dates/hijri-months'

import { isRamadanInDoubt } from './ramadan-doubt'

const months = hijriMonths('2027-01-20', 4)

it('should doubt the two days around each end of Ramadan, when they are today or tomorrow, and no others', () => {
  const days = Array.from({ length: 60 }, (_, after) =>
    new Date(Date.parse('2027-01-20') + after * 86_400_000).toISOString().slice(0, 10),
  )

  // Computed, Ramadan is from 8 February to 8 March.
  expect(days.filter((day) => isRamadanInDoubt(day, months))).toEqual([
    '2027-02-06',
    '2027-02-07',
    '2027-02-08',
    '2027-03-07',
    '2027-03-08',
    '2027-03-09',
  ])
})

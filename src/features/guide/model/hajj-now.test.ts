import { describe, expect, it } from 'vitest'

import { hajjNow } from './hajj-now'

const months = ['2027-05-07', '2028-04-26']
const at = (moment: string) => {
  const [day = '', time = ''] = moment.split(' ')
  return hajjNow({ day, time, months })
}

describe('hajjNow', () => {
  it.each([
    ['2026-11-25 12:00', 'before-day-8', 170],
    ['2027-05-13 23:59', 'before-day-8', 1],
    ['2027-05-14 00:00', 'day-8', 0],
    ['2027-05-15 05:00', 'day-9', 0],
    ['2027-05-15 19:29', 'day-9', 0],
    ['2027-05-15 19:30', 'night-of-day-10', 0],
    ['2027-05-16 05:59', 'night-of-day-10', 0],
    ['2027-05-16 06:00', 'day-10', 0],
    ['2027-05-17 20:00', 'day-11', 0],
    ['2027-05-18 03:00', 'day-12', 0],
    ['2027-05-19 12:00', 'day-13', 0],
    ['2027-05-20 00:00', 'last-day', 0],
    ['2027-06-04 12:00', 'last-day', 0],
    ['2027-06-05 12:00', 'before-day-8', 333],
  ])('should know that %s is %s, with %i days to go', (moment, part, daysLeft) => {
    expect(at(moment)).toMatchObject({ part, daysLeft })
  })

  it('should say what comes next, and when the 8th is', () => {
    expect(at('2027-05-15 12:00')).toMatchObject({ next: 'night-of-day-10', begins: '2027-05-14' })
    expect(at('2027-05-19 12:00')?.next).toBe('last-day')
    expect(at('2027-05-25 12:00')?.next).toBeNull()
  })

  it('should not know a day after the calendar it was given', () => {
    expect(at('2029-01-01 12:00')).toBeNull()
  })
})

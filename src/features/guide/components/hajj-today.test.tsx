import { render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

import { hajjDayKeys } from '@/domain/guide/hajj-days'

import { partName } from '../model/rite-steps'
import { HajjToday, type PlannedPart } from './hajj-today'

const MONTHS = ['2027-05-07', '2028-04-26']

const parts = hajjDayKeys.map((part): PlannedPart => ({
  part,
  name: partName(part),
  steps: [{ title: `Step of ${part}`, href: `/guide/hajj/hajj-steps/${part}/1` as PlannedPart['steps'][0]['href'] }],
}))

/** The day as the device knows it at a moment, whatever its time zone. */
function todayAt(moment: string): HTMLElement {
  vi.useFakeTimers({ now: new Date(moment) })
  render(<HajjToday parts={parts} hajjMonths={MONTHS} />)
  return screen.getByRole('region', { name: 'Today' })
}

describe('the day of Hajj', () => {
  it.each([
    ['2026-11-25T12:00:00+03:00', ['About 170 days', '14 May 2027', 'To do before', 'Step of before-day-8']],
    ['2027-05-14T12:00:00+03:00', ['8th Dhu al-Hijjah', "Today's task", 'What comes next: 9th Dhu al-Hijjah']],
    ['2027-05-15T12:00:00+03:00', ['Step of day-9', 'What comes next: Night of the 10th', 'Step of night-of-day-10']],
    ['2027-05-15T21:00:00+03:00', ['Night of the 10th', 'What comes next: 10th Dhu al-Hijjah']],
    ['2027-05-19T12:00:00+03:00', ['13th Dhu al-Hijjah', 'What comes next: The last day in Makkah']],
    ['2027-05-22T12:00:00+03:00', ['The days in Mina are over', 'Still to do', 'Step of last-day']],
  ])('should be known with its task at %s', (moment, words) => {
    const today = todayAt(moment)

    for (const text of words) expect(today).toHaveTextContent(text)
  })

  it('should not be guessed after the last Hajj the page knows', () => {
    expect(todayAt('2029-01-01T12:00:00+03:00')).toHaveTextContent('This page is too old to know the day.')
  })
})

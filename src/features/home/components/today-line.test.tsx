import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { hijriMonths } from '@/lib/dates/hijri-months'

import { TodayLine } from './today-line'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const show = (moment: string) => {
  vi.setSystemTime(new Date(moment))
  render(<TodayLine hijriMonths={hijriMonths('2026-11-20', 18)} />)
}

it('should lead to the task of the day in Hajj', () => {
  show('2027-05-15T09:00:00+03:00')

  expect(screen.getByText(/^15 May 2027$/)).toBeVisible()
  expect(screen.getByText(/^9 Dhu/)).toHaveTextContent(/AH: today's task$/)
  expect(screen.getByRole('link')).toHaveAttribute('href', '/guide/hajj/planner')
})

it.each(['09:00', '21:00'])('should say the date on a day like others, and when the Islamic one ends: %s', (clock) => {
  show(`2026-11-27T${clock}:00+03:00`)

  expect(screen.getByText(/^17 Jumada II 1448 AH until Maghrib$/)).toBeVisible()
  expect(screen.queryByRole('link')).toBeNull()
})

import { describe, expect, it } from 'vitest'

import { checkFirstDay } from './site-settings'

describe('a month as announced', () => {
  it.each(['2027-05-06', '2027-05-07', '2027-05-08'])('should begin on the computed day or beside it: %s', (day) => {
    expect(checkFirstDay(`${day}T12:00:00.000Z`)).toBe(true)
  })

  it.each(['2027-05-10', '2072-05-07'])('should be refused elsewhere, with what to look at: %s', (day) => {
    expect(checkFirstDay(`${day}T12:00:00.000Z`)).toMatch(/no month begins/)
  })

  it.each([null, undefined, '', 'soon'])('should be asked for: %s', (value) => {
    expect(checkFirstDay(value)).toBe('A day is required.')
  })
})

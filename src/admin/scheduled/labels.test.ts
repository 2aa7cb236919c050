import { describe, expect, it } from 'vitest'

import type { Scheduled } from '@/server/scheduling/list-scheduled'

import { byLabel, scheduledLabel } from './labels'

const scheduled: Scheduled = {
  id: 1,
  type: 'publish',
  at: '2026-12-01T06:00:00.000Z',
  timezone: 'Asia/Riyadh',
  by: 'Amina',
  title: 'Hotel',
  collection: 'locations',
  recordId: 7,
  global: null,
  savedAt: '2026-11-28T21:05:00.000Z',
  versionId: 3,
  failure: null,
}

describe('what is said of a scheduled change', () => {
  it('should name moment and version by the clocks of the cities', () => {
    expect(scheduledLabel(scheduled)).toBe(
      'Will be published on 1 December 2026, 09:00 (Makkah time), as saved on 29 November 2026, 00:05.',
    )
  })

  it('should name no version of what is taken off the site', () => {
    expect(scheduledLabel({ ...scheduled, type: 'unpublish', savedAt: null })).toBe(
      'Will be unpublished on 1 December 2026, 09:00 (Makkah time).',
    )
  })

  it('should say that it did not happen', () => {
    expect(scheduledLabel({ ...scheduled, failure: 'It is in the trash.' })).toBe(
      'Was not published on 1 December 2026, 09:00 (Makkah time).',
    )
  })

  it('should say who, also when the account is gone', () => {
    expect(byLabel(scheduled)).toBe('Scheduled by Amina.')
    expect(byLabel({ ...scheduled, by: null })).toBe('Scheduled by an account that is gone.')
  })
})

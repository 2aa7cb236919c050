import { describe, expect, it } from 'vitest'

import { readOutboxEntry } from './outbox-entry'

const whole = {
  key: '3b241101-e2bb-4255-8caf-4136c566a962',
  path: '/api/reports',
  body: { kind: 'problem', target: 'place', targetId: 7, field: 'hours' },
  receiptKind: 'report',
  title: 'Masjid Quba: Opening hours',
  form: null,
  madeAt: '2026-11-25T10:00:00.000Z',
  restsUntil: 5,
  tries: 1,
  problem: 'Later.',
  isRefused: false,
} as const

describe('readOutboxEntry', () => {
  it('should read what was kept', () => {
    expect(readOutboxEntry(structuredClone(whole))).toEqual(whole)
  })

  it('should read what an older build has kept, as far as it goes', () => {
    const { key, path, body } = whole
    expect(readOutboxEntry({ key, path, body })).toMatchObject({
      key,
      body,
      restsUntil: 0,
      tries: 0,
      problem: null,
      isRefused: false,
      receiptKind: null,
    })
  })

  it.each([null, 'text', [], {}, { ...whole, path: '/cms/api/users' }, { ...whole, body: 'x' }, { ...whole, key: 7 }])(
    'should read nothing in %j',
    (value) => {
      expect(readOutboxEntry(value)).toBeNull()
    },
  )
})

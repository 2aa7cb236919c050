import { describe, expect, it } from 'vitest'

import { fingerprint, readLastSave, withWordsOf } from './content'

const article = { id: 5, title: 'Ihram', body: { text: 'a', format: 0 }, updatedAt: '2026-11-01', _status: 'draft' }

describe('fingerprint', () => {
  it('should be the same for the same words in another order, at another time, with what is empty left out', () => {
    const same = { _status: 'published', body: { format: 0, text: 'a' }, title: 'Ihram', summary: null, order: '' }

    expect(fingerprint(same)).toBe(fingerprint(article))
  })

  it.each([
    { ...article, title: 'Ihram ' },
    { ...article, body: { text: 'ab', format: 0 } },
    { ...article, steps: [{ id: 'x', title: 'One' }] },
  ])('should differ where a word does', (other) => {
    expect(fingerprint(other)).not.toBe(fingerprint(article))
  })

  it('should tell the order of rows apart', () => {
    expect(fingerprint({ rows: ['one', 'two'] })).not.toBe(fingerprint({ rows: ['two', 'one'] }))
  })
})

describe('words put back', () => {
  it('should have what the record itself has now', () => {
    const now = { ...article, title: 'Newer', updatedAt: '2026-11-02', lastSave: { by: 'Fatima' } }

    expect(withWordsOf(now, { ...article, _status: 'published' })).toEqual({ ...now, title: 'Ihram' })
  })
})

describe('the last save', () => {
  it('should be read from the form', () => {
    expect(readLastSave({ lastSave: { by: 'Fatima' }, updatedAt: 'then' })).toEqual({ by: 'Fatima', at: 'then' })
    expect(readLastSave({ lastSave: null })).toEqual({ by: null, at: null })
  })
})

import { describe, expect, it, vi } from 'vitest'

import { readReceipt, createReceipt, receiptHash } from './receipt'

vi.mock('@/env', () => ({ env: { PAYLOAD_SECRET: 'unit-tests-only-0123456789abcdef-x' } }))

const keys = Array.from({ length: 500 }, (_, index) => `key-${index}`)

describe('createReceipt', () => {
  it('should have sixteen letters that nobody misreads, in four groups', () => {
    for (const key of keys) expect(createReceipt(key)).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/)
  })

  it('should be the same for the same key and another for each other one', () => {
    expect(createReceipt('a')).toBe(createReceipt('a'))
    expect(new Set(keys.map(createReceipt)).size).toBe(keys.length)
  })

  it('should use all 32 letters in every place: 80 bits', () => {
    const seen = Array.from(
      { length: 16 },
      (_, place) => new Set(keys.map((key) => createReceipt(key).replaceAll('-', '').charAt(place))).size,
    )
    expect(seen).toEqual(Array.from({ length: 16 }, () => 32))
  })
})

describe('readReceipt', () => {
  it.each([
    ['as it was shown', '0123-4567-89AB-CDEF', '0123-4567-89AB-CDEF'],
    ['in small letters, without hyphens', '0123456789abcdef', '0123-4567-89AB-CDEF'],
    ['with spaces and long dashes', ' 0123 4567 – 89AB—CDEF ', '0123-4567-89AB-CDEF'],
    ['with letters for digits', 'O1I3-L567-89AB-CDEF', '0113-1567-89AB-CDEF'],
    ['too short', '0123-4567-89AB-CDE', null],
    ['with a letter that is never used', '0123-4567-89AB-CDEU', null],
    ['in another script', '٠123-4567-89AB-CDEF', null],
    ['nothing', '', null],
  ])('should read a receipt %s', (_, typed, receipt) => {
    expect(readReceipt(typed)).toBe(receipt)
  })
})

describe('receiptHash', () => {
  it('should not tell the receipt', () => {
    expect(receiptHash('0123-4567-89AB-CDEF')).toMatch(/^[\w-]{43}$/)
  })
})

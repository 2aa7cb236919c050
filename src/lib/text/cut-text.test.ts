import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { cutText, shortened } from './cut-text'

const FAMILY = '👨\u200D👩\u200D👧'
const text = fc.string({ unit: fc.constantFrom('a', ' ', 'ب', '\u0301', '😀', FAMILY, '🇸🇦', '1\uFE0F\u20E3') })

describe('cutText', () => {
  it.each([
    ['a text that fits', 'Mina', 4, 'Mina'],
    ['plain letters', 'Mina', 3, 'Min'],
    ['an emoji in the middle of the cut', 'ab😀', 3, 'ab'],
    ['an emoji before the cut', 'ab😀c', 4, 'ab😀'],
    ['a family of three', `a${FAMILY}`, 6, 'a'],
    ['a flag', 'a🇸🇦', 3, 'a'],
    ['a letter with its mark', 'Cafe\u0301s', 4, 'Caf'],
    ['one character longer than the limit', '😀😀', 1, ''],
    ['a letter with marks without end', `a${'\u0301'.repeat(50)}`, 10, `a${'\u0301'.repeat(9)}`],
    ['nothing', '', 0, ''],
  ])('should cut %s', (_, whole, limit, cut) => {
    expect(cutText(whole, limit)).toBe(cut)
  })

  it('should be a beginning that fits and can be stored, whatever the text', () => {
    fc.assert(
      fc.property(text, fc.nat(40), (whole, limit) => {
        const cut = cutText(whole, limit)
        expect(whole.startsWith(cut)).toBe(true)
        expect(cut.length).toBeLessThanOrEqual(limit)
        expect(cut).not.toMatch(/\p{Cs}/u)
      }),
    )
  })
})

describe('shortened', () => {
  it.each([
    ['what fits', 'one two', 7, 'one two'],
    ['after a word that just fits', 'one two three', 8, 'one two…'],
    ['after a word', 'one two three', 10, 'one two…'],
    ['without the comma of the rest', 'one two, three', 11, 'one two…'],
    ['a single word between characters', 'ab😀cd', 4, 'ab…'],
  ])('should leave or cut %s', (_, whole, limit, short) => {
    expect(shortened(whole, limit)).toBe(short)
  })
})

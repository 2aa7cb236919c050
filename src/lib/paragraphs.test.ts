import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { cleanParagraphs } from './paragraphs'

describe('cleanParagraphs', () => {
  it.each([
    ['one line', ' Near  gate 79 ', 'Near gate 79'],
    ['lines', 'one\ntwo\r\nthree', 'one\ntwo\nthree'],
    ['paragraphs', 'one\n\n\n\ntwo', 'one\n\ntwo'],
    ['empty lines around', '\n \n one \n\n', 'one'],
    ['lines of invisible signs', 'one\n\u200B\n\u202E\ntwo', 'one\n\ntwo'],
    ['other ends of a line', 'a\u2028b\u2029c\u0085d\re', 'a\nb\nc\nd\ne'],
    ['Arabic', 'باب الملك\nعبدالعزيز', 'باب الملك\nعبدالعزيز'],
  ])('should clean %s', (_name, raw, expected) => {
    expect(cleanParagraphs(raw)).toBe(expected)
  })

  it.each(['', ' ', '\n\n', '\u200B\n\u202E', null, undefined])('should find nothing in %o', (raw) => {
    expect(cleanParagraphs(raw)).toBeNull()
  })

  it('should change nothing the second time', () => {
    const pieces = ['a', 'ب', '\n', '\r', ' ', '\u2028', '\u202E', '\u0000', '\u200D', '\u0301']
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: fc.constantFrom(...pieces) })), (raw) => {
        const once = cleanParagraphs(raw)
        expect(cleanParagraphs(once)).toBe(once)
      }),
    )
  })
})

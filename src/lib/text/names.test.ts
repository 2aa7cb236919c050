import { describe, expect, it } from 'vitest'

import { nameProblem } from './names'

describe('nameProblem', () => {
  it.each(['Al Baik', '79', '٧٩', 'باب', 'مكہ', '京', 'ก', 'Ⅳ', '😀 Cafe', '(A)', '\u202EDoor', 'क\u094D'])(
    'should take %j',
    (name) => {
      expect(nameProblem(name)).toBeNull()
    },
  )

  it.each([
    ['spaces', ' \t\u00A0\u3000'],
    ['invisible characters', '\u200B\u2060\uFEFF'],
    ['direction marks and overrides', '\u200E\u202E\u2066'],
    ['joiners', '\u200C\u200D'],
    ['Hangul fillers, which are letters', '\u3164\u115F\u1160\uFFA0'],
    ['the blank of Braille', '\u2800'],
    ['the blanks of Egyptian', '\u{13441}\u{13442}'],
    ['tag characters', '\u{E0041}\u{E0042}'],
    ['marks alone', '\u0301\u0302\u064B'],
    ['a mark on a circle for one', '\u25CC\u0301'],
    ['the line that stretches Arabic words', '\u0640\u0640'],
    ['dots', '...'],
    ['dashes', '–-'],
    ['pictures', '😀❤\uFE0F'],
    ['controls', '\u0007\u0085'],
    ['a lone surrogate', '\uD800'],
    ['a private character', '\uE000'],
  ])('should refuse %s', (_, name) => {
    expect(nameProblem(name)).toBe('A name needs a letter or a digit that can be seen.')
  })

  it('should leave an empty one to its field', () => {
    expect(nameProblem('')).toBeNull()
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { scriptRuns } from './script-runs'

describe('scriptRuns', () => {
  it.each([
    ['no Arabic', 'Safa', ['Safa']],
    ['Arabic only', 'باب الملك عبدالعزيز', ['[باب الملك عبدالعزيز]']],
    ['Arabic between English', 'Gate 1 (باب الملك) is open', ['Gate 1 (', '[باب الملك]', ') is open']],
    ['vowel signs and an Arabic comma', 'Say لَبَّيْكَ، اللَّهُمَّ now', ['Say ', '[لَبَّيْكَ، اللَّهُمَّ]', ' now']],
  ])('should cut a text with %s', (_what, text, expected) => {
    expect(scriptRuns(text).map((run) => (run.isArabic ? `[${run.text}]` : run.text))).toEqual(expected)
  })

  it('should lose nothing of any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', ' ', 'م', 'َ', '،', '1', '\n') }), (text) => {
        expect(
          scriptRuns(text)
            .map((run) => run.text)
            .join(''),
        ).toBe(text)
      }),
    )
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { compareLines, type ComparedLine } from './compare-lines'

/** Words that were changed in brackets. */
const write = (pieces: ComparedLine['before']) =>
  pieces?.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join('') ?? null

const compare = (before: readonly string[], after: readonly string[]) =>
  compareLines(before, after).map((line) => [write(line.before), write(line.after)])

describe('compareLines', () => {
  it('should mark the word that was changed in the row of a table', () => {
    expect(compare(['Miqats', 'Yalamlam · Yemen · 92 km'], ['Miqats', 'Yalamlam · Yemen · 94 km'])).toEqual([
      ['Miqats', 'Miqats'],
      ['Yalamlam · Yemen · [92] km', 'Yalamlam · Yemen · [94] km'],
    ])
  })

  it('should leave what stands on both sides of a new line as it is', () => {
    expect(compare(['one', 'three'], ['one', 'two', 'three'])).toEqual([
      ['one', 'one'],
      [null, '[two]'],
      ['three', 'three'],
    ])
  })

  it('should not make one line of two that have nothing in common', () => {
    expect(compare(['Drink water often.'], ['Call an ambulance.'])).toEqual([
      ['[Drink water often.]', null],
      [null, '[Call an ambulance.]'],
    ])
  })

  it('should find a changed line among new ones', () => {
    expect(compare(['Go to gate 79 by the stairs'], ['First rest.', 'Go to gate 84 by the stairs'])).toEqual([
      [null, '[First rest.]'],
      ['Go to gate [79] by the stairs', 'Go to gate [84] by the stairs'],
    ])
  })

  it('should give both states back, whatever they are', () => {
    const lines = fc.array(fc.constantFrom('a b', 'a c', 'b c d', 'e', 'الصفا', ''), { maxLength: 12 })
    fc.assert(
      fc.property(lines, lines, (before, after) => {
        const compared = compareLines(before, after)
        const side = (name: 'before' | 'after') =>
          compared.flatMap((line) => (line[name] === null ? [] : [line[name].map(({ text }) => text).join('')]))
        expect(side('before')).toEqual(before)
        expect(side('after')).toEqual(after)
        expect(compared.some(({ isChanged }) => isChanged)).toBe(JSON.stringify(before) !== JSON.stringify(after))
      }),
    )
  })
})

import { describe, expect, it } from 'vitest'

import { readPastedCells } from './pasted-cells'

const OF_A_SHEET = '<meta charset="utf-8"><table><tr><td>…</td></tr></table>'

describe('what is pasted into a cell', () => {
  it.each([
    [
      'rows and columns',
      'Gate\tDistance\nAjyad\t300 m',
      [
        ['Gate', 'Distance'],
        ['Ajyad', '300 m'],
      ],
    ],
    [
      'lines of Windows, with the last one ended',
      'a\tb\r\nc\td\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'empty cells',
      '\ta\t\n\t\t',
      [
        ['', 'a', ''],
        ['', '', ''],
      ],
    ],
    ['an empty row', 'a\tb\n\nc\td', [['a', 'b'], [''], ['c', 'd']]],
    ['rows of different length', 'a\nb\tc', [['a'], ['b', 'c']]],
    ['line breaks, tabs and quotes in a cell', '"a\nb\tc"\t"say ""salam"""\nd', [['a b c', 'say "salam"'], ['d']]],
    ['quotes that are part of the words', 'the "Gate"\t"Gate" 5', [['the "Gate"', '"Gate" 5']]],
  ])('should be cells: %s', (_, text, cells) => {
    expect(readPastedCells(text, '')).toEqual(cells)
  })

  it('should be a column where a spreadsheet says so', () => {
    expect(readPastedCells('a\nb\n', OF_A_SHEET)).toEqual([['a'], ['b']])
  })

  it.each([
    ['words', 'At the gate', ''],
    ['one cell of a spreadsheet', 'At the gate\r\n', OF_A_SHEET],
    ['lines of a text', 'At the gate\nof the mosque', '<p>At the gate<br>of the mosque</p>'],
  ])('should be left to the browser: %s', (_, text, html) => {
    expect(readPastedCells(text, html)).toBeNull()
  })
})

import { describe, expect, it } from 'vitest'

import {
  addColumn,
  addRow,
  HEADINGS,
  moveColumn,
  moveRow,
  pasteCells,
  rectangular,
  removeColumn,
  removeRow,
  setText,
  type Table,
} from './table'

const LIMITS = { rows: { min: 1, max: 4 }, columns: { min: 2, max: 3 } }

const cells = (texts: readonly string[]) => texts.map((text) => ({ text, from: text === '' ? null : text }))

/** Each cell comes from where its text says. */
const table = (headings: readonly string[], ...rows: (readonly string[])[]): Table => ({
  headings: cells(headings),
  rows: rows.map((texts, row) => ({ from: `rows.${row}`, cells: cells(texts) })),
})

const texts = ({ headings, rows }: Table) =>
  [headings, ...rows.map((row) => row.cells)].map((line) => line.map(({ text }) => text))

const origins = ({ rows }: Table) => rows.map(({ from }) => from)

const gates = table(['Gate', 'Distance'], ['Ajyad', '300 m'], ['Fahd', '90 m'], ['Umrah', '120 m'])

describe('the rows of a table', () => {
  it('should get another one of empty cells', () => {
    const added = addRow(gates, 1)

    expect(texts(added)).toEqual([
      ['Gate', 'Distance'],
      ['Ajyad', '300 m'],
      ['', ''],
      ['Fahd', '90 m'],
      ['Umrah', '120 m'],
    ])
    expect(origins(added)).toEqual(['rows.0', null, 'rows.1', 'rows.2'])
  })

  it('should lose one', () => {
    expect(origins(removeRow(gates, 1))).toEqual(['rows.0', 'rows.2'])
  })

  it.each([
    [0, 1, ['rows.1', 'rows.0', 'rows.2']],
    [2, 0, ['rows.2', 'rows.0', 'rows.1']],
  ])('should change places: %i to %i', (row, to, expected) => {
    expect(origins(moveRow(gates, row, to))).toEqual(expected)
  })
})

describe('the columns of a table', () => {
  it('should get another one in every row', () => {
    expect(texts(addColumn(gates, 1))).toEqual([
      ['Gate', '', 'Distance'],
      ['Ajyad', '', '300 m'],
      ['Fahd', '', '90 m'],
      ['Umrah', '', '120 m'],
    ])
  })

  it('should lose one in every row', () => {
    expect(texts(removeColumn(gates, 0))).toEqual([['Distance'], ['300 m'], ['90 m'], ['120 m']])
  })

  it('should change places in every row', () => {
    expect(texts(moveColumn(gates, 1, 0))).toEqual([
      ['Distance', 'Gate'],
      ['300 m', 'Ajyad'],
      ['90 m', 'Fahd'],
      ['120 m', 'Umrah'],
    ])
  })
})

describe('a table whose rows are not of one length', () => {
  it('should be as wide as its widest row, and lose no word', () => {
    expect(texts(rectangular(table(['Gate'], ['Ajyad', '300 m', 'stairs'], []), LIMITS))).toEqual([
      ['Gate', '', ''],
      ['Ajyad', '300 m', 'stairs'],
      ['', '', ''],
    ])
  })

  it('should be no smaller than a table may be', () => {
    expect(texts(rectangular(table([]), LIMITS))).toEqual([
      ['', ''],
      ['', ''],
    ])
  })
})

describe('a text of a table', () => {
  it('should be written into its cell alone', () => {
    expect(texts(setText(gates, 1, 1, '95 m'))[2]).toEqual(['Fahd', '95 m'])
    expect(texts(setText(gates, HEADINGS, 0, 'Door'))).toEqual([['Door', 'Distance'], ...texts(gates).slice(1)])
  })
})

describe('cells that are pasted', () => {
  it('should be written from the cell on', () => {
    const pasted = pasteCells(gates, 1, 0, [['King Fahd', '95 m'], ['al-Umrah']], LIMITS)

    expect(texts(pasted.table)).toEqual([
      ['Gate', 'Distance'],
      ['Ajyad', '300 m'],
      ['King Fahd', '95 m'],
      ['al-Umrah', '120 m'],
    ])
    expect(pasted).toMatchObject({ added: { rows: 0, columns: 0 }, left: { rows: 0, columns: 0 } })
  })

  it('should go from the headings into the rows', () => {
    const { table: filled } = pasteCells(gates, HEADINGS, 1, [['Metres'], ['301']], LIMITS)

    expect(texts(filled).slice(0, 2)).toEqual([
      ['Gate', 'Metres'],
      ['Ajyad', '301'],
    ])
  })

  it('should add the rows and columns they need, to every row, and say what did not fit', () => {
    const wide = ['a', 'b', 'c', 'd']
    const pasted = pasteCells(gates, 2, 1, [wide, wide, wide, wide], LIMITS)

    expect(texts(pasted.table)).toEqual([
      ['Gate', 'Distance', ''],
      ['Ajyad', '300 m', ''],
      ['Fahd', '90 m', ''],
      ['Umrah', 'a', 'b'],
      ['', 'a', 'b'],
    ])
    expect(pasted).toMatchObject({ added: { rows: 1, columns: 1 }, left: { rows: 2, columns: 2 } })
  })

  it('should not cut a table that is larger than it may be', () => {
    const large = table(['1', '2', '3', '4'], ['a', 'b', 'c', 'd'])
    const pasted = pasteCells(large, 0, 3, [['x', 'y']], LIMITS)

    expect(texts(pasted.table)).toEqual([
      ['1', '2', '3', '4'],
      ['a', 'b', 'c', 'x'],
    ])
    expect(pasted).toMatchObject({ added: { columns: 0 }, left: { columns: 1 } })
  })
})

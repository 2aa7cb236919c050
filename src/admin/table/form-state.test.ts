import type { FormState } from 'payload'
import { reduceFieldsToValues } from 'payload/shared'
import { describe, expect, it } from 'vitest'

import { fieldPath, readTable, writeTable } from './form-state'
import { addColumn, addRow, HEADINGS, moveColumn, moveRow, removeColumn, removeRow, setText } from './table'

const LIMITS = { rows: { min: 1, max: 60 }, columns: { min: 2, max: 10 } }

const list = (path: string, ids: readonly string[]): FormState => ({
  [path]: { value: ids.length, disableFormData: true, rows: ids.map((id) => ({ id })) },
  ...Object.fromEntries(ids.map((id, index) => [`${path}.${index}.id`, { value: id }])),
})

/** As the CMS makes it of a table of two columns and two rows. */
const state: FormState = {
  id: { value: 'block' },
  caption: { value: 'Gates' },
  ...list('columns', ['c0', 'c1']),
  'columns.0.label': { value: 'Gate' },
  'columns.1.label': { value: 'Distance' },
  ...list('rows', ['r0', 'r1']),
  ...list('rows.0.cells', ['r0c0', 'r0c1']),
  'rows.0.cells.0.text': { value: 'Ajyad' },
  'rows.0.cells.1.text': { value: '300 m', valid: false, errorMessage: 'Too long.' },
  ...list('rows.1.cells', ['r1c0', 'r1c1']),
  'rows.1.cells.0.text': { value: 'Fahd' },
  'rows.1.cells.1.text': { value: null },
}

const table = readTable(state, LIMITS)

/** What the form sends. */
const sent = (next: FormState): unknown => reduceFieldsToValues(next, true)

const BLOCK = { id: 'block', caption: 'Gates' }
const COLUMNS = [
  { id: 'c0', label: 'Gate' },
  { id: 'c1', label: 'Distance' },
]
const AJYAD = {
  id: 'r0',
  cells: [
    { id: 'r0c0', text: 'Ajyad' },
    { id: 'r0c1', text: '300 m' },
  ],
}
const FAHD = {
  id: 'r1',
  cells: [
    { id: 'r1c0', text: 'Fahd' },
    { id: 'r1c1', text: null },
  ],
}
const ID = expect.stringMatching(/^[\da-f]{24}$/) as unknown

describe('the table in the form of a block', () => {
  it('should be read with where its cells are', () => {
    expect(table.headings).toEqual([
      { text: 'Gate', from: 'columns.0' },
      { text: 'Distance', from: 'columns.1' },
    ])
    expect(table.rows[1]).toEqual({
      from: 'rows.1',
      cells: [
        { text: 'Fahd', from: 'rows.1.cells.0' },
        { text: '', from: 'rows.1.cells.1' },
      ],
    })
  })

  it('should be sent as it was where nothing has changed', () => {
    expect(sent(writeTable(state, table))).toEqual(sent(state))
    expect(sent(state)).toEqual({ ...BLOCK, columns: COLUMNS, rows: [AJYAD, FAHD] })
  })

  it('should be sent with a new row', () => {
    expect(sent(writeTable(state, addRow(table, 1)))).toEqual({
      ...BLOCK,
      columns: COLUMNS,
      rows: [
        AJYAD,
        {
          id: ID,
          cells: [
            { id: ID, text: '' },
            { id: ID, text: '' },
          ],
        },
        FAHD,
      ],
    })
  })

  it('should be sent with a new column in every row', () => {
    expect(sent(writeTable(state, addColumn(table, 1)))).toEqual({
      ...BLOCK,
      columns: [COLUMNS[0], { id: ID, label: '' }, COLUMNS[1]],
      rows: [AJYAD, FAHD].map(({ id, cells: [first, second] }) => ({
        id,
        cells: [first, { id: ID, text: '' }, second],
      })),
    })
  })

  it('should be sent without a row or a column, and nothing of them stays behind', () => {
    const next = writeTable(state, removeColumn(removeRow(table, 0), 1))

    expect(sent(next)).toEqual({ ...BLOCK, columns: [COLUMNS[0]], rows: [{ ...FAHD, cells: [FAHD.cells[0]] }] })
    expect(Object.keys(next).filter((path) => /^rows\.1|\.1\./.test(path))).toEqual([])
    expect(next['rows']).toMatchObject({ value: 1, rows: [{ id: 'r1' }] })
  })

  it('should move a row and a column with all that is known of them', () => {
    const next = writeTable(state, moveColumn(moveRow(table, 0, 1), 0, 1))

    expect(sent(next)).toEqual({
      ...BLOCK,
      columns: COLUMNS.toReversed(),
      rows: [FAHD, AJYAD].map((row) => ({ ...row, cells: row.cells.toReversed() })),
    })
    expect(next['rows.1.cells.0.text']).toMatchObject({ value: '300 m', valid: false, errorMessage: 'Too long.' })
    expect(next['rows']?.rows).toEqual([{ id: 'r1' }, { id: 'r0' }])
  })

  it('should have what was lacking as soon as it is written into', () => {
    const empty: FormState = { caption: { value: '' }, columns: { value: 0, rows: [] } }
    const written = setText(readTable(empty, LIMITS), HEADINGS, 0, 'Gate')

    expect(sent(writeTable(empty, written))).toEqual({
      caption: '',
      columns: [
        { id: ID, label: 'Gate' },
        { id: ID, label: '' },
      ],
      rows: [
        {
          id: ID,
          cells: [
            { id: ID, text: '' },
            { id: ID, text: '' },
          ],
        },
      ],
    })
  })

  it('should have paths that the errors of the CMS name', () => {
    expect([fieldPath(HEADINGS), fieldPath(HEADINGS, 1), fieldPath(3), fieldPath(3, 1)]).toEqual([
      'columns',
      'columns.1.label',
      'rows.3.cells',
      'rows.3.cells.1.text',
    ])
  })
})

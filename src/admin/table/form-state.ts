import type { FieldState, FormState, Row as RowState } from 'payload'

import { type Cell, HEADINGS, rectangular, type Row, type Table, type TableLimits } from './table'

/** The names of the fields: columns of one text each, rows of cells of one text each. */
const HEADING = 'label'
const CELL = 'text'

/** The field of a row of the table, of its cells where no column is given, or of all headings, where it is or will be. */
export const fieldPath = (row: number, column?: number): string => {
  const list = row === HEADINGS ? 'columns' : `rows.${row}.cells`
  return column === undefined ? list : `${list}.${column}.${row === HEADINGS ? HEADING : CELL}`
}

/** The table in the state of the form of a block, with what its rows lack. */
export function readTable(state: FormState, limits: TableLimits): Table {
  const readCells = (path: string, name: string): readonly Cell[] =>
    listRows(state, path).map((_, index) => {
      const from = `${path}.${index}`
      const text: unknown = state[`${from}.${name}`]?.value
      return { from, text: typeof text === 'string' ? text : '' }
    })
  const rows = listRows(state, 'rows').map((_, index): Row => {
    const from = `rows.${index}`
    return { from, cells: readCells(`${from}.cells`, CELL) }
  })
  return rectangular({ headings: readCells('columns', HEADING), rows }, limits)
}

const listRows = (state: FormState, path: string): readonly RowState[] => state[path]?.rows ?? []

/**
 * The state of a form with another table in it. The CMS has an action for one row of one list; a column is a cell of every
 * row, and here all of them change in one step. What is known of a cell that was moved, such as its id and its error, goes along.
 */
export function writeTable(state: FormState, { headings, rows }: Table): FormState {
  const isOfTable = (path: string) => path.startsWith('columns.') || path.startsWith('rows.')
  const next = Object.fromEntries(Object.entries(state).filter(([path]) => !isOfTable(path)))
  const putList = (path: string, from: string | null, items: readonly { readonly from: string | null }[]) => {
    const listed = items.map((item) => rowState(state, item.from))
    next[path] = {
      ...(from === null ? IN_ORDER : state[from]),
      disableFormData: listed.length > 0,
      rows: listed,
      value: listed.length,
    }
    for (const [index, { id }] of listed.entries())
      next[`${path}.${index}.id`] = { ...IN_ORDER, initialValue: id, value: id }
  }
  const putCells = (path: string, from: string | null, name: string, cells: readonly Cell[]) => {
    putList(path, from, cells)
    for (const [index, cell] of cells.entries()) next[`${path}.${index}.${name}`] = textState(state, cell, name)
  }
  putCells('columns', 'columns', HEADING, headings)
  putList('rows', 'rows', rows)
  for (const [index, row] of rows.entries()) {
    putCells(`rows.${index}.cells`, row.from === null ? null : `${row.from}.cells`, CELL, row.cells)
  }
  return next
}

const IN_ORDER: FieldState = { passesCondition: true, valid: true }

function rowState(state: FormState, from: string | null): RowState {
  const [, list, index] = /^(.+)\.(\d+)$/.exec(from ?? '') ?? []
  const known = list === undefined ? undefined : listRows(state, list)[Number(index)]
  return known ?? { id: newId() }
}

function textState(state: FormState, { from, text }: Cell, name: string): FieldState {
  const known = from === null ? undefined : state[`${from}.${name}`]
  if (known === undefined) return { ...IN_ORDER, initialValue: '', value: text }
  return known.value === text || (text === '' && known.value == null) ? known : { ...known, value: text }
}

/** 24 hex digits, as the CMS makes them. */
const newId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

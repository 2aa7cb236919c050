/** A cell of a table in a form. */
export type Cell = {
  readonly text: string
  /** Where the form has it: `rows.3.cells.1`; `null` where it does not yet. */
  readonly from: string | null
}

export type Row = { readonly from: string | null; readonly cells: readonly Cell[] }

/** Each row has as many cells as there are headings. */
export type Table = { readonly headings: readonly Cell[]; readonly rows: readonly Row[] }

/** How many rows (the headings are none) and columns a table has at least and at most. */
export type TableLimits = Readonly<Record<'rows' | 'columns', { readonly min: number; readonly max: number }>>

/** The place of the headings, where a row is asked for; rows count from 0. */
export const HEADINGS = -1

const NEW: Cell = { text: '', from: null }

const emptyCells = (count: number): readonly Cell[] => Array.from({ length: Math.max(0, count) }, () => NEW)

const emptyRow = (columns: number): Row => ({ from: null, cells: emptyCells(columns) })

/** A table of what may lack headings, rows and cells: as wide as its widest row, and no smaller than a table may be. */
export function rectangular({ headings, rows }: Table, limits: TableLimits): Table {
  const width = Math.max(limits.columns.min, headings.length, ...rows.map(({ cells }) => cells.length))
  const missing = Math.max(0, limits.rows.min - rows.length)
  return eachLine({ headings, rows: [...rows, ...Array.from({ length: missing }, () => emptyRow(0))] }, (cells) => [
    ...cells,
    ...emptyCells(width - cells.length),
  ])
}

const eachLine = ({ headings, rows }: Table, change: (cells: readonly Cell[]) => readonly Cell[]): Table => ({
  headings: change(headings),
  rows: rows.map((row) => ({ ...row, cells: change(row.cells) })),
})

/** @param row where the new one is afterwards */
export const addRow = ({ headings, rows }: Table, row: number): Table => ({
  headings,
  rows: rows.toSpliced(row, 0, emptyRow(headings.length)),
})

export const removeRow = ({ headings, rows }: Table, row: number): Table => ({ headings, rows: rows.toSpliced(row, 1) })

export const moveRow = ({ headings, rows }: Table, row: number, to: number): Table => ({
  headings,
  rows: moved(rows, row, to),
})

/** @param column where the new one is afterwards */
export const addColumn = (table: Table, column: number): Table =>
  eachLine(table, (cells) => cells.toSpliced(column, 0, NEW))

export const removeColumn = (table: Table, column: number): Table =>
  eachLine(table, (cells) => cells.toSpliced(column, 1))

export const moveColumn = (table: Table, column: number, to: number): Table =>
  eachLine(table, (cells) => moved(cells, column, to))

const moved = <Item>(items: readonly Item[], from: number, to: number): readonly Item[] =>
  items.toSpliced(from, 1).toSpliced(to, 0, ...items.slice(from, from + 1))

/** @param row HEADINGS, or from 0 */
export function setText({ headings, rows }: Table, row: number, column: number, text: string): Table {
  const write = (cells: readonly Cell[]) => cells.map((cell, index) => (index === column ? { ...cell, text } : cell))
  return row === HEADINGS
    ? { headings: write(headings), rows }
    : { headings, rows: rows.map((one, index) => (index === row ? { ...one, cells: write(one.cells) } : one)) }
}

const textsOf = ({ headings, rows }: Table) =>
  JSON.stringify([headings, ...rows.map(({ cells }) => cells)].map((cells) => cells.map(({ text }) => text)))

export const hasSameTexts = (one: Table, other: Table): boolean => textsOf(one) === textsOf(other)

type Size = { readonly rows: number; readonly columns: number }

/**
 * Puts cells into a table from one of its cells on, to the right and down, with as many more rows and columns as it may have.
 *
 * @param row HEADINGS, or from 0
 * @returns also how many rows and columns were added, and how many of what was pasted did not fit
 */
export function pasteCells(
  table: Table,
  row: number,
  column: number,
  pasted: readonly (readonly string[])[],
  limits: TableLimits,
): { readonly table: Table; readonly added: Size; readonly left: Size } {
  const widest = Math.max(...pasted.map(({ length }) => length))
  const rows = grow(table.rows.length, row + pasted.length, limits.rows.max)
  const columns = grow(table.headings.length, column + widest, limits.columns.max)
  let filled = table
  for (let more = 0; more < columns.added; more++) filled = addColumn(filled, filled.headings.length)
  for (let more = 0; more < rows.added; more++) filled = addRow(filled, filled.rows.length)
  for (const [down, texts] of pasted.entries()) {
    for (const [right, text] of texts.entries()) filled = setText(filled, row + down, column + right, text)
  }
  return {
    table: filled,
    added: { rows: rows.added, columns: columns.added },
    left: { rows: rows.left, columns: columns.left },
  }
}

function grow(has: number, wanted: number, max: number): { readonly added: number; readonly left: number } {
  const room = Math.max(has, max)
  return { added: Math.max(0, Math.min(wanted, room) - has), left: Math.max(0, wanted - room) }
}

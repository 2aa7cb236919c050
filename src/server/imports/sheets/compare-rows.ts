import type { CellValue, Cells } from './cells'
import { fromCell, isFlattened, quoted, saysTheSame, toCell } from './cells'
import type { SheetColumn } from './columns'
import type { Sheet, SheetRow } from './read-sheet'

/** A record as it is stored, said in cells. */
export type StoredRow = {
  readonly id: number
  readonly label: string
  readonly cells: Cells
  /** See `recordVersion`. */
  readonly version: string
}

type FieldChange = {
  readonly key: string
  readonly heading: string
  readonly before: string
  readonly after: string
  readonly value: CellValue
}

export type RowChange = {
  readonly id: number
  readonly line: number
  readonly label: string
  readonly version: string
  readonly fields: readonly FieldChange[]
}

/** A row of which nothing is written, and what to do. */
export type RowProblem = {
  readonly line: number
  readonly id: number | null
  readonly label: string
  readonly problem: string
}

type RowConflict = {
  readonly id: number
  readonly line: number
  readonly label: string
  readonly heading: string
  readonly stored: string
  readonly said: string
}

export type Compared = {
  readonly changes: readonly RowChange[]
  readonly problems: readonly RowProblem[]
  readonly conflicts: readonly RowConflict[]
  readonly unchanged: number
  /** Cells that have lost their letters and say nothing. */
  readonly flattened: number
}

/** The number in a cell; `null` when it is none. */
export function readId(cell: string): number | null {
  const id = /^\d{1,9}$/.test(cell) ? Number(cell) : 0
  return id > 0 ? id : null
}

/**
 * What the rows of a sheet would change. A record that somebody has changed since the sheet went out is left as it is: which of
 * its cells are the editor's nobody can tell.
 */
export function compareRows(
  { rows, mayBeFlattened }: Sheet,
  columns: readonly SheetColumn[],
  storedById: ReadonlyMap<number, StoredRow>,
): Compared {
  const changes: RowChange[] = []
  const problems: RowProblem[] = []
  const conflicts: RowConflict[] = []
  let unchanged = 0
  let flattened = 0
  const linesById = new Map<number, number[]>()
  for (const row of rows) {
    const id = readId(row.id)
    const lines = id === null ? undefined : linesById.get(id)
    if (lines !== undefined) lines.push(row.line)
    else if (id !== null) linesById.set(id, [row.line])
  }

  for (const row of rows) {
    const { id: said, line } = row
    const id = readId(said)
    const stored = id === null ? undefined : storedById.get(id)
    const refuse = (problem: string) => problems.push({ line, id, label: stored?.label ?? `Row ${line}`, problem })
    if (id === null) {
      refuse(
        said === ''
          ? 'It has no number in the column ID. New records are made in the CMS.'
          : `${quoted(said)} in the column ID is no number of a record.`,
      )
      continue
    }
    const lines = linesById.get(id) ?? []
    if (lines.length > 1) {
      refuse(`The number ${id} stands in rows ${describeLines(lines)}. Leave one of them.`)
      continue
    }
    if (stored === undefined) {
      refuse(`No published record has the number ${id}.`)
      continue
    }
    const compared = compareCells(row, columns, stored, mayBeFlattened)
    flattened += compared.flattened
    if (compared.fields.length + compared.problems.length === 0) unchanged += 1
    else if (row.version !== stored.version) {
      conflicts.push(...compared.fields.map((field) => toConflict(row, stored, field)))
      if (compared.fields.length === 0) refuse(CHANGED_SINCE)
    } else if (compared.problems.length > 0) refuse(compared.problems.join(' '))
    else changes.push({ id, line, label: stored.label, version: stored.version, fields: compared.fields })
  }
  return { changes, problems, conflicts, unchanged, flattened }
}

/** As many as are named: a number that was filled down a column stands in all rows, and each of them says so. */
const NAMED_LINES = 5

const describeLines = (lines: readonly number[]): string =>
  lines.length <= NAMED_LINES
    ? lines.join(' and ')
    : `${lines.slice(0, NAMED_LINES).join(', ')} and ${(lines.length - NAMED_LINES).toLocaleString('en')} more`

const CHANGED_SINCE = 'It was changed in the guide after this sheet was taken out. Take out a new one for it.'

const toConflict = (
  { line }: SheetRow,
  { id, label }: StoredRow,
  { heading, before, after }: FieldChange,
): RowConflict => ({ id, line, label, heading, stored: before, said: after })

function compareCells(row: SheetRow, columns: readonly SheetColumn[], stored: StoredRow, mayBeFlattened: boolean) {
  const fields: FieldChange[] = []
  const problems: string[] = []
  let flattened = 0
  for (const column of columns) {
    const cell = row.cells[column.key]
    const before = stored.cells[column.key] ?? ''
    if (cell === undefined || saysTheSame(column, cell, before)) continue
    if (mayBeFlattened && isFlattened(cell, before)) {
      flattened += 1
      continue
    }
    const read = fromCell(column, cell, before)
    if (!read.ok) problems.push(`${column.heading}: ${read.problem}`)
    else {
      const { key, heading } = column
      fields.push({ key, heading, before, after: toCell(column, read.value), value: read.value })
    }
  }
  return { fields, problems, flattened }
}

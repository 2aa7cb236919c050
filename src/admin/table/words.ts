import type { pasteCells, Table, TableLimits } from './table'

/** Characters: enough to know a row by. */
const NAME_LENGTH = 40

/** `row 3: Ajyad`; by its number alone while its first cell is empty. */
export const rowName = ({ rows }: Table, row: number): string => called(`row ${row + 1}`, rows[row]?.cells[0]?.text)

/** `column 2: Distance` */
export const columnName = ({ headings }: Table, column: number): string =>
  called(`column ${column + 1}`, headings[column]?.text)

function called(number: string, text = ''): string {
  const name = text.trim()
  if (name === '') return number
  return `${number}: ${name.length > NAME_LENGTH ? `${name.slice(0, NAME_LENGTH).trim()}…` : name}`
}

/** What became of cells that were pasted. */
export function pastedMessage(
  { added, left }: Omit<ReturnType<typeof pasteCells>, 'table'>,
  limits: TableLimits,
): string {
  const grown = listCounts(added)
  const lost = listCounts(left)
  return [
    grown === '' ? 'Pasted.' : `Pasted, with ${grown} more.`,
    ...(lost === ''
      ? []
      : [`${lost} did not fit: a table has at most ${limits.rows.max} rows and ${limits.columns.max} columns.`]),
  ].join(' ')
}

const listCounts = ({ rows, columns }: { readonly rows: number; readonly columns: number }): string =>
  [count(rows, 'row'), count(columns, 'column')].filter((words) => words !== '').join(' and ')

const count = (number: number, what: string): string =>
  number === 0 ? '' : `${number} ${what}${number === 1 ? '' : 's'}`

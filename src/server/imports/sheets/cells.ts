import { createHash } from 'node:crypto'

import { cutText } from '@/lib/text/cut-text'

import type { SheetColumn } from './columns'

/** By the key of a column what its cell says. */
export type Cells = Readonly<Record<string, string>>

type Stored = Readonly<Record<string, unknown>>

/** What a spreadsheet takes for a formula, whole or after it has dropped blanks; the wide forms are those of Asian keyboards. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/

/** What it would turn into a date, a time or another number: `24/7`, `1-2`, `007`, `12e4`, a number past its 15 digits. */
const REWRITTEN = /^\d[\d\s.,:/\-+%eE]*(?:[AaPp][Mm]?)?$/
const KEPT_NUMBER = /^(?:0|[1-9]\d{0,14})$/

/** Without the blanks around it: an expression that skips them looks at a long row of them once for each. */
const isRewritten = (text: string): boolean => REWRITTEN.test(text.trim()) && !KEPT_NUMBER.test(text)

const needsMark = (text: string): boolean => FORMULA.test(text) || isRewritten(text)

const withoutMarks = (text: string): string => text.replace(/^'+/, '')

/**
 * Formulas inside of a text. Where a spreadsheet divides cells by semicolons, as in half of the world, a file with commas is one
 * cell a row, in which quotes protect nothing: what comes after a semicolon or a line's end is a cell of its own there.
 */
const INNER = /([;\t\r\n])('*)(?=[=+\-@＝＋－＠])/g
const MARKED_INNER = /([;\t\r\n])'('*)(?=[=+\-@＝＋－＠])/g

/**
 * A text as it may stand in a cell: with an apostrophe before it where a spreadsheet would run it as a formula or turn it into
 * something else. `unmarkText` takes it off again, so that nothing is lost, whatever the text begins with.
 */
export const markText = (text: string): string =>
  (needsMark(withoutMarks(text)) ? `'${text}` : text).replaceAll(INNER, "$1'$2")

export function unmarkText(cell: string): string {
  const text = cell.replaceAll(MARKED_INNER, '$1$2')
  return text.startsWith("'") && needsMark(withoutMarks(text)) ? text.slice(1) : text
}

/** How much of a cell is said again in a message. */
const QUOTED = 60

export const quoted = (text: string): string => `“${cutText(text, QUOTED)}${text.length > QUOTED ? '…' : ''}”`

/** The value of a record at `provenance.source`. */
export function valueAt(record: Stored, key: string): unknown {
  let value: unknown = record
  for (const part of key.split('.')) {
    value = typeof value === 'object' && value !== null ? Reflect.get(value, part) : undefined
  }
  return value ?? null
}

/** A stored value as its cell says it, before `markText`. */
export function toCell(column: SheetColumn, value: unknown): string {
  if (value === null || value === undefined) return ''
  if (column.kind === 'day') return String(value).slice(0, 10)
  if (column.kind === 'choice') return column.choices.find((one) => one.value === value)?.label ?? String(value)
  return oneKindOfLineEnd(String(value))
}

export const toCells = (columns: readonly SheetColumn[], record: Stored): Cells =>
  Object.fromEntries(columns.map((column) => [column.key, toCell(column, valueAt(record, column.key))]))

/** Spreadsheets write the line ends of their system. */
const oneKindOfLineEnd = (text: string): string => text.replaceAll(/\r\n?/g, '\n')

/**
 * Names what a sheet says of a record. When what is stored has another name, somebody has changed it since. With a letter at
 * its head, because digits around an `e` are a number to a spreadsheet.
 */
export const recordVersion = (columns: readonly SheetColumn[], cells: Cells): string =>
  `v${createHash('sha256')
    .update(JSON.stringify(columns.map(({ key }) => [key, cells[key] ?? ''])))
    .digest('hex')
    .slice(0, 16)}`

export type CellValue = string | number | null

type Read = { readonly ok: true; readonly value: CellValue } | { readonly ok: false; readonly problem: string }

const value = (read: CellValue): Read => ({ ok: true, value: read })
const problem = (words: string): Read => ({ ok: false, problem: words })

/**
 * What a cell says as the value of a field; an empty one clears it. The rules of the form are asked later; here stands only
 * what a cell has and a form has not.
 *
 * @param stored what the cell of the record says now: decides which of two days is meant
 */
export function fromCell(column: SheetColumn, cell: string, stored = ''): Read {
  const said = oneKindOfLineEnd(cell).trim()
  if (said === '') return value(null)
  switch (column.kind) {
    case 'text':
      return value(said)
    case 'number':
      return readNumber(said)
    case 'day':
      return readDay(said, stored)
    case 'choice': {
      const wanted = said.toLowerCase()
      const chosen = column.choices.find(
        (one) => one.label.toLowerCase() === wanted || String(one.value).toLowerCase() === wanted,
      )
      if (chosen !== undefined) return value(chosen.value)
      return problem(`${quoted(said)} is none of: ${column.choices.map(({ label }) => label).join(', ')}.`)
    }
  }
}

/** Spreadsheets of half of the world write a comma before the decimals. */
function readNumber(said: string): Read {
  const read = /^[-−]?\d+(?:[.,]\d+)?$/.test(said) ? Number(said.replace('−', '-').replace(',', '.')) : NaN
  return Number.isFinite(read) ? value(read) : problem(`${quoted(said)} is no number.`)
}

/** `2026-04-03` as it went out, or as a spreadsheet has rewritten it: `3.4.2026`, `03/04/2026`. */
function readDay(said: string, stored: string): Read {
  const [, year, month, date] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/.exec(said) ?? []
  if (year !== undefined) return checkedDay(said, [year, month, date])
  const [, first = '', sign, second = '', end] = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})$/.exec(said) ?? []
  if (end === undefined) return problem(`${quoted(said)} is no day. Write it as 2026-04-03.`)
  const dayFirst = checkedDay(said, [end, second, first])
  // With dots nobody writes the month first.
  const monthFirst = sign === '.' ? dayFirst : checkedDay(said, [end, first, second])
  for (const read of [dayFirst, monthFirst]) if (read.ok && String(read.value).slice(0, 10) === stored) return read
  if (!dayFirst.ok) return monthFirst
  if (!monthFirst.ok || monthFirst.value === dayFirst.value) return dayFirst
  return problem(`${quoted(said)} can be two days. Write it as ${String(dayFirst.value).slice(0, 10)}.`)
}

/** Noon, as the day fields of the CMS store a day. */
function checkedDay(said: string, parts: readonly (string | undefined)[]): Read {
  const [year, month, date] = parts.map((part) => (part ?? '').padStart(2, '0'))
  const iso = `${year}-${month}-${date}`
  const time = Date.parse(`${iso}T12:00:00.000Z`)
  const isDay = !Number.isNaN(time) && new Date(time).toISOString().startsWith(iso)
  return isDay ? value(`${iso}T12:00:00.000Z`) : problem(`${quoted(said)} is no day. Write it as 2026-04-03.`)
}

/** Whether a cell says what the record has, in whatever spelling. */
export function saysTheSame(column: SheetColumn, cell: string, stored: string): boolean {
  const said = oneKindOfLineEnd(cell)
  if (said === stored || said.trim() === stored.trim()) return true
  const read = fromCell(column, cell, stored)
  return read.ok && column.kind !== 'text' && toCell(column, read.value) === stored
}

/**
 * Whether a cell is what a spreadsheet makes of the stored text when it saves with a code page that lacks its letters: a
 * question mark for each, and plain letters for those with signs.
 */
export function isFlattened(cell: string, stored: string): boolean {
  if (cell.length !== stored.length || !cell.includes('?')) return false
  let marks = 0
  for (let at = 0; at < cell.length; at += 1) {
    const was = stored.charAt(at)
    const is = cell.charAt(at)
    if (is === was) continue
    if (was <= '\u007f') return false
    if (is === '?') marks += 1
    else if (was.normalize('NFD').charAt(0) !== is) return false
  }
  return marks > 0
}

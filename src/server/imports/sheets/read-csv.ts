import { CsvError, parse } from 'csv-parse/sync'

import type { FileProblem } from '../import-kind'

/** Eight times the places the guide ships with. */
export const MAX_SHEET_ROWS = 20_000

/** Three times as many as the widest sheet that goes out. */
export const MAX_SHEET_COLUMNS = 60

/** UTF-16 units: three times the longest field there is, sixty times over. A row past it has a quote that never ends. */
const MAX_ROW_LENGTH = 1_000_000

export type DecodedSheet = { readonly body: string; readonly encoding: string }

const decode = (encoding: string, bytes: Uint8Array, isFatal = false): string =>
  new TextDecoder(encoding, { fatal: isFatal }).decode(bytes)

/**
 * The text of a file as spreadsheets write it: with a mark of its encoding, as UTF-8 without one, or in the code page of an old
 * Windows, which says nothing of itself. Arabic words are rows of letters that European ones use one at a time.
 */
export function decodeSheet(bytes: Uint8Array): DecodedSheet {
  const [first, second, third] = bytes
  if (first === 0xff && second === 0xfe) return { body: decode('utf-16le', bytes), encoding: 'UTF-16' }
  if (first === 0xfe && second === 0xff) return { body: decode('utf-16be', bytes), encoding: 'UTF-16' }
  const isMarked = first === 0xef && second === 0xbb && third === 0xbf
  try {
    return { body: decode('utf-8', bytes, true), encoding: isMarked ? 'UTF-8' : UNMARKED_UTF8 }
  } catch {
    const arabic = decode('windows-1256', bytes)
    const isArabic = /[\u0621-\u064a]{3}/.test(arabic)
    return isArabic
      ? { body: arabic, encoding: 'Windows-1256 (Arabic)' }
      : { body: decode('windows-1252', bytes), encoding: 'Windows-1252 (Western)' }
  }
}

const UNMARKED_UTF8 = 'UTF-8 without a mark'

/** Whether a file of this encoding may have lost letters that its code page lacks. */
export const mayBeFlattened = (encoding: string): boolean =>
  encoding.startsWith('Windows') || encoding === UNMARKED_UTF8

export type CsvRow = {
  /** As a spreadsheet counts: the headings are row 1. */
  readonly line: number
  readonly cells: readonly string[]
}

export type Csv = {
  readonly separator: string
  readonly headings: readonly string[]
  readonly rows: readonly CsvRow[]
}

const SEPARATORS = [',', ';', '\t'] as const

const SAVE_AS = 'Save it in the spreadsheet as “CSV UTF-8”, and send that file.'

/** The rows of a file; empty ones are left out. */
export function parseCsv(body: string): Csv | FileProblem {
  if (body.startsWith('PK\u0003\u0004')) return ['This is a workbook, not a CSV file.', SAVE_AS]
  if (body.includes('\u0000')) return ['This is no text.', SAVE_AS]
  const separator = findSeparator(body)
  try {
    const [headings = [], ...rows] = parse(body, {
      // With the line of its own: a cell may hold several lines, and a spreadsheet counts it as one.
      bom: true,
      delimiter: separator,
      max_record_size: MAX_ROW_LENGTH,
      relax_column_count: true,
      // One past the limit, to know that there are more.
      to: MAX_SHEET_ROWS + 2,
    })
    if (rows.length > MAX_SHEET_ROWS) {
      return [
        `The file has more than ${MAX_SHEET_ROWS.toLocaleString('en')} rows.`,
        'Keep only the rows you have changed, and the headings.',
      ]
    }
    const width = Math.max(headings.length, ...rows.map((cells) => cells.length))
    if (width > MAX_SHEET_COLUMNS) {
      return [`The file has ${width} columns; ${MAX_SHEET_COLUMNS} is the most.`, 'Leave out those that are not ours.']
    }
    return {
      separator,
      headings,
      rows: rows.flatMap((cells, index) =>
        cells.every((cell) => cell.trim() === '') ? [] : [{ line: index + 2, cells }],
      ),
    }
  } catch (error) {
    if (error instanceof CsvError) return [`The file cannot be read as CSV: ${error.message}.`, SAVE_AS]
    throw error
  }
}

/** What stands most often between the headings, outside of quotes. */
function findSeparator(body: string): string {
  const line = /^[^\r\n]*/.exec(body)?.[0].replaceAll(/"[^"]*"/g, '') ?? ''
  const counts = SEPARATORS.map((separator) => ({ separator, count: line.split(separator).length }))
  return counts.reduce((best, next) => (next.count > best.count ? next : best)).separator
}

const NAMES: Readonly<Record<string, string>> = { ',': 'commas', ';': 'semicolons', '\t': 'tabs' }

export const separatorName = (separator: string): string => NAMES[separator] ?? separator

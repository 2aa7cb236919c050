import * as z from 'zod'

import type { FileProblem } from '../import-kind'
import { type Cells, quoted, unmarkText } from './cells'
import { ID_HEADING, type SheetColumn, VERSION_HEADING } from './columns'
import { type Csv, mayBeFlattened, parseCsv, separatorName } from './read-csv'

export type SheetRow = {
  readonly line: number
  readonly id: string
  readonly version: string
  /** Of the columns the file has. */
  readonly cells: Cells
}

/** A file of records with its columns found. Goes through JSON. */
export type Sheet = {
  readonly name: string
  readonly warnings: readonly string[]
  readonly rows: readonly SheetRow[]
  /** Letters may have been lost on the way: see `isFlattened`. */
  readonly mayBeFlattened: boolean
}

type File = { readonly name: string; readonly body: string; readonly encoding?: string | undefined }

/** Finds the columns by their headings, in whatever order; a field whose column is missing is not changed. */
export function readSheet(file: File, columns: readonly SheetColumn[]): Sheet | FileProblem {
  const csv = parseCsv(file.body)
  if (isProblem(csv)) return csv
  const found = findColumns(csv, columns)
  if (isProblem(found)) return found
  const { places, unknown } = found
  if (csv.rows.length === 0) return ['The file has headings and no rows.', TAKE_OUT]
  const cellAt = (cells: readonly string[], key: string): string => cells[places.get(key) ?? -1] ?? ''
  const known = columns.filter(({ key }) => places.has(key))
  return {
    name: file.name,
    warnings: [
      `Read as ${file.encoding ?? 'UTF-8'}, with ${separatorName(csv.separator)} between the columns.`,
      ...(unknown.length === 0 ? [] : [`Left out, because the guide has no such column: ${unknown.join(', ')}.`]),
    ],
    mayBeFlattened: file.encoding !== undefined && mayBeFlattened(file.encoding),
    rows: csv.rows.map(({ line, cells }) => ({
      line,
      id: cellAt(cells, ID).trim(),
      version: cellAt(cells, VERSION).trim(),
      cells: Object.fromEntries(
        known.map(({ key, kind }) => {
          const cell = cellAt(cells, key)
          return [key, kind === 'text' ? unmarkText(cell) : withoutMark(cell)]
        }),
      ),
    })),
  }
}

const sheetSchema = z.object({
  name: z.string(),
  warnings: z.array(z.string()),
  mayBeFlattened: z.boolean(),
  rows: z.array(
    z.object({ line: z.int(), id: z.string(), version: z.string(), cells: z.record(z.string(), z.string()) }),
  ),
})

/** What a preview has kept; `null` for one of an earlier release. */
export const reviveSheet = (kept: unknown): Sheet | null => sheetSchema.safeParse(kept).data ?? null

/** In numbers and days it never means anything. */
const withoutMark = (cell: string): string => cell.replace(/^'/, '')

export const isProblem = <Value>(found: Value | FileProblem): found is FileProblem => Array.isArray(found)

const ID = '#id'
const VERSION = '#version'

const TAKE_OUT = 'Take the spreadsheet out of the guide again, and correct that one.'

type Found = { readonly places: ReadonlyMap<string, number>; readonly unknown: readonly string[] }

const normalize = (heading: string): string => heading.trim().toLowerCase().replaceAll(/\s+/g, ' ')

function findColumns({ headings }: Csv, columns: readonly SheetColumn[]): Found | FileProblem {
  const keys = new Map([
    [normalize(ID_HEADING), ID],
    [normalize(VERSION_HEADING), VERSION],
    ...columns.map(({ heading, key }) => [normalize(heading), key] as const),
  ])
  const places = new Map<string, number>()
  const unknown: string[] = []
  for (const [place, heading] of headings.entries()) {
    const key = keys.get(normalize(heading))
    if (key !== undefined && places.has(key)) {
      return [`Two columns are called ${quoted(heading.trim())}.`, 'Delete one of them, and send the file again.']
    }
    if (key !== undefined) places.set(key, place)
    else if (heading.trim() !== '') unknown.push(quoted(heading.trim()))
  }
  for (const [key, heading] of [
    [ID, ID_HEADING],
    [VERSION, VERSION_HEADING],
  ] as const) {
    if (!places.has(key)) return [`The column “${heading}” is missing: without it no record can be found.`, TAKE_OUT]
  }
  if (places.size === 2) return ['No column of the file is one of the guide’s.', TAKE_OUT]
  return { places, unknown }
}

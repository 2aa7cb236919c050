import { stringify } from 'csv-stringify/sync'

import { markText } from './cells'
import { ID_HEADING, type SheetCollection, sheetColumns, VERSION_HEADING } from './columns'
import { type By, readDocs, type StoredDoc, toStoredRow } from './stored-rows'

/** Spreadsheets on Windows read a file without it in their old code page. */
const BYTE_ORDER_MARK = '\uFEFF'

/** Rows that are made at once. */
const BATCH = 500

const toCsv = (rows: readonly (readonly string[])[]): string => stringify([...rows], { record_delimiter: 'windows' })

/** The records readers see as CSV, part by part; formulas and what spreadsheets rewrite carry a mark. */
export async function* exportSheet(by: By, collection: SheetCollection): AsyncGenerator<string> {
  const columns = sheetColumns(collection)
  yield BYTE_ORDER_MARK + toCsv([[ID_HEADING, VERSION_HEADING, ...columns.map(({ heading }) => heading)]])
  let batch: (readonly string[])[] = []
  for await (const doc of readDocs(by, collection)) {
    batch.push(toLine(collection, doc))
    if (batch.length < BATCH) continue
    yield toCsv(batch)
    batch = []
  }
  if (batch.length > 0) yield toCsv(batch)
}

function toLine(collection: SheetCollection, doc: StoredDoc): readonly string[] {
  const { id, version, cells } = toStoredRow(collection, doc)
  return [
    String(id),
    version,
    ...sheetColumns(collection).map(({ key, kind }) => {
      const cell = cells[key] ?? ''
      // Numbers and days are made of digits, and a choice is of our own words.
      return kind === 'text' ? markText(cell) : cell
    }),
  ]
}

import { describe, expect, it } from 'vitest'

import { sheetColumns } from './columns'
import { decodeSheet, MAX_SHEET_COLUMNS, MAX_SHEET_ROWS, parseCsv } from './read-csv'
import { isProblem, readSheet, reviveSheet, type Sheet } from './read-sheet'

const facts = sheetColumns('facts')

const read = (body: string, encoding?: string) => readSheet({ name: 'facts.csv', body, encoding }, facts)

function readRows(body: string): Sheet['rows'] {
  const sheet = read(body)
  if (isProblem(sheet)) throw new Error(sheet.join(' '))
  return sheet.rows
}

const utf16 = (text: string) => Uint8Array.from(Buffer.from(`\uFEFF${text}`, 'utf16le'))

describe('the encoding of a file', () => {
  it.each([
    ['UTF-8', Buffer.from('\uFEFFمكة'), 'مكة'],
    ['UTF-8 without a mark', Buffer.from('مكة'), 'مكة'],
    ['UTF-16', utf16('مكة'), 'مكة'],
    ['UTF-16', Buffer.from(utf16('مكة')).swap16(), 'مكة'],
    ['Windows-1256 (Arabic)', Uint8Array.from([0xc7, 0xe1, 0xe1, 0xe5]), 'الله'],
    ['Windows-1252 (Western)', Uint8Array.from([0x43, 0x61, 0x66, 0xe9, 0x20, 0xe0]), 'Café à'],
  ])('should be found: %s', (encoding, bytes, body) => {
    expect(decodeSheet(bytes)).toEqual({ body, encoding })
  })
})

describe('the rows of a file', () => {
  it.each([
    ['commas', 'ID,Version,Value\r\n1,v,"a, b"'],
    ['semicolons', 'ID;Version;Value\r\n1;v;"a, b"'],
    ['tabs', 'ID\tVersion\tValue\r\n1\tv\ta, b'],
  ])('should be read with %s', (name, body) => {
    const sheet = read(body)
    expect(sheet).toMatchObject({
      warnings: [`Read as UTF-8, with ${name} between the columns.`],
      rows: [{ line: 2, id: '1', version: 'v', cells: { value: 'a, b' } }],
    })
  })

  it('should be counted as a spreadsheet does, with empty ones and lines within a cell', () => {
    const rows = readRows('ID,Version,Value\n1,v,"a\nb"\n,,\n3,v,c')
    expect(rows.map(({ line, cells }) => [line, cells['value']])).toEqual([
      [2, 'a\nb'],
      [4, 'c'],
    ])
  })

  it('should be found by their headings, wherever they stand and however they are written', () => {
    const [row] = readRows('  review DUE on ,VALUE,Version,id\n2026-01-01,997,v,7')
    expect(row).toEqual({ line: 2, id: '7', version: 'v', cells: { value: '997', reviewDueOn: '2026-01-01' } })
  })

  it('should lose the marks that went out', () => {
    const [row] = readRows(`ID,Version,Value,Checked on\n1,v,'=1+1,'2026-01-01`)
    expect(row?.cells).toEqual({ value: '=1+1', checkedOn: '2026-01-01' })
  })

  it('should say which columns are left out', () => {
    expect(read('ID,Version,Value,My notes,\n1,v,a,b,')).toMatchObject({
      warnings: [expect.any(String), 'Left out, because the guide has no such column: “My notes”.'],
    })
  })

  it('should say so in few words, however long a heading is', () => {
    expect(read(`ID,Version,Value,${'x'.repeat(900_000)}\n1,v,a,b`)).toMatchObject({
      warnings: [expect.any(String), `Left out, because the guide has no such column: “${'x'.repeat(60)}…”.`],
    })
  })

  it('should go through JSON', () => {
    const sheet = read('ID,Version,Value\n1,v,a', 'UTF-8')
    expect(reviveSheet(JSON.parse(JSON.stringify(sheet)))).toEqual(sheet)
    expect(reviveSheet({ rows: [] })).toBeNull()
  })
})

describe('a file that cannot be read', () => {
  it.each([
    ['a workbook', 'PK\u0003\u0004…', 'This is a workbook'],
    ['no text', 'ID\u0000', 'This is no text'],
    ['no ID', 'Version,Value\nv,a', 'The column “ID” is missing'],
    ['no version', 'ID,Value\n1,a', 'The column “Version” is missing'],
    ['two columns of one name', 'ID,Version,Value,value\n1,v,a,b', 'Two columns are called “value”'],
    ['no column of ours', 'ID,Version,Notes\n1,v,a', 'No column of the file is one of the guide’s'],
    ['no rows', 'ID,Version,Value\n', 'The file has headings and no rows'],
    ['nothing', '', 'The column “ID” is missing'],
    ['a quote that never ends', 'ID,Version,Value\n1,v,"a', 'The file cannot be read as CSV'],
  ])('should be refused: %s', (_name, body, problem) => {
    const sheet = read(body)
    expect(isProblem(sheet) && sheet[0]).toContain(problem)
    expect(isProblem(sheet) && sheet[1]).toMatch(/\.$/)
  })

  it('should be refused past its limits, and not before', () => {
    const rows = (count: number) => `ID,Version,Value\n${'1,v,a\n'.repeat(count)}`
    const wide = (count: number) => `ID,Version${',x'.repeat(count - 2)}\n1,v`

    expect(isProblem(parseCsv(rows(MAX_SHEET_ROWS)))).toBe(false)
    expect(parseCsv(rows(MAX_SHEET_ROWS + 1))).toEqual([
      expect.stringContaining('more than 20,000 rows'),
      expect.any(String),
    ])
    expect(isProblem(parseCsv(wide(MAX_SHEET_COLUMNS)))).toBe(false)
    expect(parseCsv(wide(MAX_SHEET_COLUMNS + 1))).toEqual([expect.stringContaining('61 columns'), expect.any(String)])
  })
})

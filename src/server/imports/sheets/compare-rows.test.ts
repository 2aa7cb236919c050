import { describe, expect, it } from 'vitest'

import { recordVersion } from './cells'
import { sheetColumns } from './columns'
import { compareRows, type StoredRow } from './compare-rows'
import type { SheetRow } from './read-sheet'

const columns = sheetColumns('facts')

const makeStored = (id: number, change: Readonly<Record<string, string>> = {}): StoredRow => {
  const cells = { key: `fact-${id}`, label: `Fact ${id}`, value: '997', unit: '', checkedOn: '2026-03-04', ...change }
  return { id, label: cells.label, cells, version: recordVersion(columns, cells) }
}

/** Its row as it went out, and then with some cells changed. */
const makeRow = ({ id, version, cells }: StoredRow, change: Readonly<Record<string, string>> = {}): SheetRow => ({
  line: id + 1,
  id: String(id),
  version,
  cells: { ...cells, ...change },
})

const compare = (rows: readonly SheetRow[], stored: readonly StoredRow[], mayBeFlattened = false) =>
  compareRows(
    { name: 'facts.csv', warnings: [], rows, mayBeFlattened },
    columns,
    new Map(stored.map((row) => [row.id, row])),
  )

describe('the rows of a sheet beside the guide', () => {
  it('should be only those that differ, with the value before and after', () => {
    const [one, two, three] = [makeStored(1), makeStored(2), makeStored(3)] as const
    const compared = compare(
      [makeRow(one), makeRow(two, { value: '911', unit: 'SAR' }), makeRow(three, { checkedOn: '04/03/2026' })],
      [one, two, three],
    )

    expect(compared).toMatchObject({ unchanged: 2, problems: [], conflicts: [] })
    expect(compared.changes).toEqual([
      {
        id: 2,
        line: 3,
        label: 'Fact 2',
        version: two.version,
        fields: [
          { key: 'value', heading: 'Value', before: '997', after: '911', value: '911' },
          { key: 'unit', heading: 'Unit', before: '', after: 'SAR', value: 'SAR' },
        ],
      },
    ])
  })

  it('should clear a field by an empty cell, and leave one alone whose column is missing', () => {
    const stored = makeStored(1, { unit: 'days' })
    const { id, version, line } = makeRow(stored)
    const compared = compare([{ id, version, line, cells: { unit: '' } }], [stored])

    expect(compared.changes[0]?.fields).toEqual([
      { key: 'unit', heading: 'Unit', before: 'days', after: '', value: null },
    ])
  })

  it('should leave a record that was changed since, and name both values', () => {
    const before = makeStored(1)
    const compared = compare([makeRow(before, { value: '911' })], [makeStored(1, { unit: 'SAR' })])

    expect(compared.changes).toEqual([])
    expect(compared.conflicts).toEqual([
      { id: 1, line: 2, label: 'Fact 1', heading: 'Value', stored: '997', said: '911' },
      { id: 1, line: 2, label: 'Fact 1', heading: 'Unit', stored: 'SAR', said: '' },
    ])
  })

  it('should take no notice of a version when nothing differs', () => {
    const stored = makeStored(1)
    expect(compare([{ ...makeRow(stored), version: '' }], [stored])).toMatchObject({ unchanged: 1, conflicts: [] })
  })

  it.each([
    ['no number', { id: '' }, 'It has no number in the column ID. New records are made in the CMS.'],
    ['another number', { id: '7' }, 'No published record has the number 7.'],
    ['a number too large', { id: '99999999999' }, '“99999999999” in the column ID is no number of a record.'],
    ['a text', { id: 'x'.repeat(1_000_000) }, `“${'x'.repeat(60)}…” in the column ID is no number of a record.`],
    ['a word', { id: '1; DROP' }, '“1; DROP” in the column ID is no number of a record.'],
    ['a day that is none', { cells: { checkedOn: 'soon' } }, 'Checked on: “soon” is no day. Write it as 2026-04-03.'],
  ])('should refuse %s by row, and say what to do', (_name, change, problem) => {
    const stored = makeStored(1)
    expect(compare([{ ...makeRow(stored), ...change }], [stored])).toMatchObject({
      changes: [],
      problems: [{ line: 2, problem }],
    })
  })

  it('should refuse both rows of one number', () => {
    const stored = makeStored(1)
    const rows = [makeRow(stored, { value: '1' }), { ...makeRow(stored, { value: '2' }), line: 9 }]
    const problem = 'The number 1 stands in rows 2 and 9. Leave one of them.'

    expect(compare(rows, [stored])).toMatchObject({ changes: [], problems: [{ problem }, { problem }] })
  })

  it('should refuse them also when the number is written in two ways', () => {
    const stored = makeStored(1)
    const rows = [makeRow(stored, { value: '1' }), { ...makeRow(stored, { value: '2' }), line: 9, id: '01' }]

    expect(compare(rows, [stored])).toMatchObject({ changes: [], problems: [{}, {}] })
  })

  it('should name some rows of a number that was filled down a whole sheet', () => {
    const stored = makeStored(1)
    const rows = Array.from({ length: 20_000 }, (_, index) => ({ ...makeRow(stored, { value: 'x' }), line: index + 2 }))

    const { problems } = compare(rows, [stored])

    expect(problems).toHaveLength(20_000)
    expect(problems.at(-1)?.problem).toBe(
      'The number 1 stands in rows 2, 3, 4, 5, 6 and 19,995 more. Leave one of them.',
    )
  })

  it('should not take question marks for a text, where a code page has lost its letters', () => {
    const stored = makeStored(1, { label: 'مكة' })
    const row = makeRow(stored, { label: '???' })

    expect(compare([row], [stored], true)).toMatchObject({ changes: [], unchanged: 1, flattened: 1 })
    expect(compare([row], [stored]).changes).toHaveLength(1)
  })
})

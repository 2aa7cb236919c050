import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { fromCell, isFlattened, markText, recordVersion, saysTheSame, toCell, unmarkText } from './cells'
import { sheetColumns, type SheetColumn } from './columns'

const text: SheetColumn = { key: 'name', heading: 'Name', kind: 'text' }
const number: SheetColumn = { key: 'latitude', heading: 'Latitude', kind: 'number' }
const day: SheetColumn = { key: 'checkedOn', heading: 'Checked on', kind: 'day' }
const flag: SheetColumn = {
  key: 'isExit',
  heading: 'Exit',
  kind: 'choice',
  choices: [
    { value: 'yes', label: 'Yes' },
    { value: 'unknown', label: 'Not confirmed' },
  ],
}

const valueOf = (column: SheetColumn, cell: string, stored?: string) => {
  const read = fromCell(column, cell, stored)
  return read.ok ? read.value : read.problem
}

describe('a text in a cell', () => {
  it.each(['=HYPERLINK("x")', '+966 12', '-1', '@SUM(2,3)', '\tx', '\r1', '\n1', '＝1', '＋1', '－1', '＠x'])(
    'should be no formula: %j',
    (formula) => {
      expect(markText(formula)).toBe(`'${formula}`)
      expect(unmarkText(markText(formula))).toBe(formula)
    },
  )

  it.each(['24/7', '1-2', '007', '310, 311', '12e4', '1234567890123456', '6 PM', '08:00-24:00', '1.50'])(
    'should not be rewritten as a date or a number: %j',
    (value) => {
      expect(markText(value)).toBe(`'${value}`)
      expect(unmarkText(markText(value))).toBe(value)
    },
  )

  it.each(['79', '0', 'Gate 79', 'Sa-Th 08:00-24:00', "'Ajwa", 'مكة', ''])('should stay as it is: %j', (value) => {
    expect(markText(value)).toBe(value)
    expect(unmarkText(value)).toBe(value)
  })

  it('should come back whatever it is, and never as a formula', () => {
    const hostile = fc.array(fc.constantFrom("'", '=', '+', '-', '@', ';', '\t', '\n', '1', '/', 'a', ' ', 'م'), {
      maxLength: 6,
    })
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          hostile.map((parts) => parts.join('')),
        ),
        (value) => {
          expect(unmarkText(markText(value))).toBe(value)
          expect(markText(value)).not.toMatch(/^[=+\-@\t\r\n]/)
          expect(markText(value)).not.toMatch(/[;\t\r\n][=+\-@]/)
        },
      ),
    )
  })

  it.each([
    ['Salam;=HYPERLINK("https://evil.example")', 'Salam;\'=HYPERLINK("https://evil.example")'],
    ['one\n@SUM(2,3)', "one\n'@SUM(2,3)"],
    ["a;'=1", "a;''=1"],
    ['\n=1', "'\n'=1"],
    ['=1;\t＝1', "'=1;\t'＝1"],
    ['a; -5', 'a; -5'],
  ])('should be no formula where semicolons divide cells, and quotes protect nothing: %j', (value, marked) => {
    expect(markText(value)).toBe(marked)
    expect(unmarkText(marked)).toBe(value)
  })

  it('should be looked through once, however long it is', () => {
    const long = `'1${' '.repeat(100_000)}x`
    expect(unmarkText(long)).toBe(long)
  })
})

describe('a cell as a value', () => {
  it.each([
    ['', null],
    ['  ', null],
    [' Salam ', 'Salam'],
    ['one\r\ntwo', 'one\ntwo'],
  ])('should be the text of %j', (cell, value) => {
    expect(valueOf(text, cell)).toBe(value)
  })

  it.each([
    ['21.4225', 21.4225],
    ['21,4225', 21.4225],
    ['-1', -1],
    ['−1', -1],
    ['1.2.3', '“1.2.3” is no number.'],
    ['12 m', '“12 m” is no number.'],
    ['1e9', '“1e9” is no number.'],
    ['9'.repeat(400), `“${'9'.repeat(60)}…” is no number.`],
  ])('should be the number of %j', (cell, value) => {
    expect(valueOf(number, cell)).toBe(value)
  })

  it.each([
    ['2026-04-03', '2026-04-03'],
    ['2026/4/3', '2026-04-03'],
    ['3.4.2026', '2026-04-03'],
    ['25/12/2026', '2026-12-25'],
    ['12/25/2026', '2026-12-25'],
    ['05/05/2026', '2026-05-05'],
  ])('should be the day of %j', (cell, iso) => {
    expect(valueOf(day, cell)).toBe(`${iso}T12:00:00.000Z`)
  })

  it('should refuse a day that is none, or can be two', () => {
    expect(valueOf(day, '2026-02-30')).toBe('“2026-02-30” is no day. Write it as 2026-04-03.')
    expect(valueOf(day, 'soon')).toContain('is no day')
    expect(valueOf(day, '03/04/2026')).toBe('“03/04/2026” can be two days. Write it as 2026-04-03.')
  })

  it('should take the one of two days that is stored', () => {
    expect(valueOf(day, '03/04/2026', '2026-03-04')).toBe('2026-03-04T12:00:00.000Z')
    expect(valueOf(day, '03/04/2026', '2026-04-03')).toBe('2026-04-03T12:00:00.000Z')
    expect(saysTheSame(day, '03/04/2026', '2026-03-04')).toBe(true)
  })

  it('should be a choice by its label or its value', () => {
    expect([valueOf(flag, 'not CONFIRMED'), valueOf(flag, 'yes')]).toEqual(['unknown', 'yes'])
    expect(valueOf(flag, 'perhaps')).toBe('“perhaps” is none of: Yes, Not confirmed.')
  })

  it('should say the same in another spelling, but not another text', () => {
    expect(saysTheSame(number, '21,42250', '21.4225')).toBe(true)
    expect(saysTheSame(flag, 'yes', 'Yes')).toBe(true)
    expect(saysTheSame(text, 'a\r\nb ', 'a\nb')).toBe(true)
    expect(saysTheSame(text, 'A', 'a')).toBe(false)
    expect(saysTheSame(number, '', '21')).toBe(false)
  })

  it.each(['locations', 'mosque-gates', 'facts'] as const)(
    'should be what went out, for each column of %s',
    (collection) => {
      for (const column of sheetColumns(collection)) {
        for (const value of column.kind === 'choice' ? column.choices.map((one) => one.value) : []) {
          expect(fromCell(column, toCell(column, value))).toEqual({ ok: true, value })
        }
        expect(toCell(column, null)).toBe('')
      }
    },
  )
})

describe('a text that has lost its letters', () => {
  it.each([
    ['???', 'مكة', true],
    ['Al-?ar?m', 'Al-Ḥarām', true],
    ['Al-Har?m', 'Al-Ḥarām', true],
    ['???', 'why', false],
    ['Mak?a', 'Makka', false],
    ['????', 'مكة', false],
    ['Haram', 'Ḥarām', false],
  ])('%j should be found from %j: %s', (cell, stored, is) => {
    expect(isFlattened(cell, stored)).toBe(is)
  })
})

describe('the version of a record', () => {
  it('should change with each of its cells, and be no number', () => {
    const columns = [text, number]
    const versions = [
      { name: 'a', latitude: '' },
      { name: 'b', latitude: '' },
      { name: 'a', latitude: '1' },
    ].map((cells) => recordVersion(columns, cells))

    expect(new Set(versions).size).toBe(3)
    expect(versions.every((version) => /^v[0-9a-f]{16}$/.test(version))).toBe(true)
  })
})

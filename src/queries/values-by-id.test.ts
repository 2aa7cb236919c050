import { describe, expect, it } from 'vitest'

import { parseHours, parseMerges, parseNames } from './values-by-id'

describe('parseNames', () => {
  it('should read names by id', () => {
    expect(parseNames({ '255': 'المسجد الحرام', '7': 'مسجد قباء' })).toEqual(
      new Map([
        [7, 'مسجد قباء'],
        [255, 'المسجد الحرام'],
      ]),
    )
  })

  it('should leave out what is damaged', () => {
    expect(parseNames({ '255': 7, x: 'name', '-1': 'name', '1.5': 'name', '8': '', '9': 'ok' })).toEqual(
      new Map([[9, 'ok']]),
    )
  })

  it.each([null, 'text', 7, [], {}])('should have none in %j', (answer) => {
    expect(parseNames(answer).size).toBe(0)
  })
})

describe('parseMerges', () => {
  it('should read where each place went', () => {
    expect(parseMerges({ '12': 255, '13': 7 })).toEqual(
      new Map([
        [12, 255],
        [13, 7],
      ]),
    )
  })

  it('should leave out what is damaged', () => {
    expect(parseMerges({ '1': '255', x: 7, '-2': 7, '3': -7, '4': 1.5, '5': null, '9': 7 })).toEqual(new Map([[9, 7]]))
  })

  it.each([null, 'text', 7, [], {}])('should find none in %j', (answer) => {
    expect(parseMerges(answer).size).toBe(0)
  })
})

describe('parseHours', () => {
  it('should read ranges by id, and a place that never opens', () => {
    expect(parseHours({ '7': [[480, 1320]], '8': [] })).toEqual(
      new Map([
        [7, [[480, 1320]]],
        [8, []],
      ]),
    )
  })

  it('should make damaged hours unknown', () => {
    expect(parseHours({ '7': [[1320, 480]], '8': 'Mo-Su', x: [], '9': [[0, 60]] })).toEqual(new Map([[9, [[0, 60]]]]))
  })

  it.each([null, 'text', 7, [], {}])('should have none in %j', (answer) => {
    expect(parseHours(answer).size).toBe(0)
  })
})

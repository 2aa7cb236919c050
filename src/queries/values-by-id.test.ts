import { describe, expect, it } from 'vitest'

import { hoursOf, mergesOf, namesOf } from './values-by-id'

describe('namesOf', () => {
  it('should read names by id', () => {
    expect(namesOf({ '255': 'المسجد الحرام', '7': 'مسجد قباء' })).toEqual(
      new Map([
        [7, 'مسجد قباء'],
        [255, 'المسجد الحرام'],
      ]),
    )
  })

  it('should leave out what is damaged', () => {
    expect(namesOf({ '255': 7, x: 'name', '-1': 'name', '1.5': 'name', '8': '', '9': 'ok' })).toEqual(
      new Map([[9, 'ok']]),
    )
  })

  it.each([null, 'text', 7, [], {}])('should have none in %j', (answer) => {
    expect(namesOf(answer).size).toBe(0)
  })
})

describe('mergesOf', () => {
  it('should read where each place went', () => {
    expect(mergesOf({ '12': 255, '13': 7 })).toEqual(
      new Map([
        [12, 255],
        [13, 7],
      ]),
    )
  })

  it('should leave out what is damaged', () => {
    expect(mergesOf({ '1': '255', x: 7, '-2': 7, '3': -7, '4': 1.5, '5': null, '9': 7 })).toEqual(new Map([[9, 7]]))
  })

  it.each([null, 'text', 7, [], {}])('should find none in %j', (answer) => {
    expect(mergesOf(answer).size).toBe(0)
  })
})

describe('hoursOf', () => {
  it('should read ranges by id, and a place that never opens', () => {
    expect(hoursOf({ '7': [[480, 1320]], '8': [] })).toEqual(
      new Map([
        [7, [[480, 1320]]],
        [8, []],
      ]),
    )
  })

  it('should make damaged hours unknown', () => {
    expect(hoursOf({ '7': [[1320, 480]], '8': 'Mo-Su', x: [], '9': [[0, 60]] })).toEqual(new Map([[9, [[0, 60]]]]))
  })

  it.each([null, 'text', 7, [], {}])('should have none in %j', (answer) => {
    expect(hoursOf(answer).size).toBe(0)
  })
})

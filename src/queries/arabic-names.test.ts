import { describe, expect, it } from 'vitest'

import { namesOf } from './arabic-names'

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

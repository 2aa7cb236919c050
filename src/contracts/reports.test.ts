import { describe, expect, it } from 'vitest'

import { findReported, reportFields, reportFieldsByTarget, reportLabel } from './reports'

describe('what a report can name', () => {
  it('should stand in the order in which the database and the forms have it', () => {
    expect(reportFields).toEqual([
      'name',
      'arabicName',
      'number',
      'position',
      'address',
      'hours',
      'phone',
      'website',
      'wheelchair',
      'closed',
      'other',
    ])
    expect(reportFieldsByTarget).toEqual({
      place: reportFields.filter((field) => field !== 'number'),
      gate: ['name', 'arabicName', 'number', 'position', 'wheelchair', 'closed', 'other'],
    })
  })

  it.each([
    ['place', 'wheelchair', 'wheelchair'],
    ['gate', 'wheelchair', 'isWheelchairAccessible'],
    ['gate', 'number', 'gateNumber'],
    ['gate', 'hours', undefined],
    ['place', 'position', undefined],
  ] as const)('should be, of a %s as %s, the field %s', (target, field, key) => {
    expect(findReported(target, field)?.key).toBe(key)
  })

  it.each([
    ['hours', 'Opening hours'],
    ['number', 'Gate number'],
    ['wheelchair', 'Wheelchair access'],
    ['position', 'Position'],
    ['closed', 'It is closed or gone'],
  ] as const)('should call %s %s', (field, label) => {
    expect(reportLabel(field)).toBe(label)
  })
})

import { describe, expect, it } from 'vitest'

import { toValues } from './apply-report'

describe('toValues', () => {
  it.each([
    ['place', { field: 'phone', value: '+966 1' }, { phone: '+966 1' }],
    ['place', { field: 'hours', value: null }, { hours: null }],
    ['place', { field: 'website', value: 'albaik.com' }, { website: 'https://albaik.com/' }],
    ['place', { field: 'wheelchair', value: 'limited' }, { wheelchair: 'limited' }],
    ['place', { field: 'position', value: '21.4225, 39.8262' }, { latitude: 21.4225, longitude: 39.8262 }],
    ['place', { field: 'position', value: null }, { latitude: null, longitude: null }],
    ['gate', { field: 'number', value: '79A' }, { gateNumber: '79A' }],
    ['gate', { field: 'arabicName', value: 'باب' }, { arabicName: 'باب' }],
    ['gate', { field: 'wheelchair', value: 'no' }, { isWheelchairAccessible: 'no' }],
  ] as const)('should change of a %s %o', (target, change, values) => {
    expect(toValues(change, target)).toEqual(values)
  })

  it.each([
    ['place', { field: 'name', value: null }],
    ['place', { field: 'name', value: '...' }],
    ['gate', { field: 'arabicName', value: '\u0640' }],
    ['place', { field: 'number', value: '7' }],
    ['gate', { field: 'phone', value: '+966 1' }],
    ['gate', { field: 'wheelchair', value: 'limited' }],
    ['place', { field: 'wheelchair', value: null }],
    ['place', { field: 'website', value: 'javascript:alert(1)' }],
    ['place', { field: 'phone', value: 'ask inside' }],
    ['place', { field: 'position', value: '0, 0' }],
    ['place', { field: 'position', value: '21.4225' }],
    ['place', { field: 'position', value: '39.8262, 21.4225' }],
  ] as const)('should refuse for a %s %o', (target, change) => {
    expect(() => toValues(change, target)).toThrow()
  })

  it('should offer a swapped position the right way round', () => {
    expect(() => toValues({ field: 'position', value: '39.8262, 21.4225' }, 'place')).toThrow(
      /Did you swap them\? Latitude 21.4225, longitude 39.8262/,
    )
  })
})

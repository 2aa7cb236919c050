import { describe, expect, it } from 'vitest'

import { locationSchema, toLocationDto } from './locations'

describe('toLocationDto', () => {
  it('should leave out what the contract does not name', () => {
    const stored = {
      id: 255,
      name: 'Masjid al-Haram',
      arabicName: 'المسجد الحرام',
      category: 'holy site',
      city: 'Makkah',
      address: null,
      description: null,
      hours: null,
      latitude: 21.4225,
      longitude: 39.8262,
      checkedOn: null,
    } as const

    const dto = toLocationDto(stored)

    expect(locationSchema.safeParse(dto).success).toBe(true)
    expect(Object.keys(dto)).toEqual([
      'id',
      'name',
      'category',
      'address',
      'city',
      'description',
      'hours',
      'latitude',
      'longitude',
    ])
  })
})

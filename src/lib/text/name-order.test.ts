import { describe, expect, it } from 'vitest'

import { inNameOrder } from './name-order'

describe('inNameOrder', () => {
  it('should sort by name as a reader would, and equal names by id', () => {
    const places = ['Gate 10', 'gate 9', 'Élaf', 'Al-Baik', 'Al-Baik', 'مسجد'].map((name, index) => ({
      name,
      id: 10 - index,
    }))

    expect(places.sort(inNameOrder).map(({ id, name }) => `${name} ${id}`)).toEqual([
      'Al-Baik 6',
      'Al-Baik 7',
      'Élaf 8',
      'gate 9 9',
      'Gate 10 10',
      'مسجد 5',
    ])
  })
})

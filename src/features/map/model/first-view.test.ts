import { describe, expect, it } from 'vitest'

import { mosques } from '@/domain/gates/mosques'

import { firstMiddle } from './first-view'

describe('firstMiddle', () => {
  it('should be the visitor in a city with streets', () => {
    const inMadinah = { latitude: 24.47, longitude: 39.61 }
    expect(firstMiddle(inMadinah)).toBe(inMadinah)
  })

  it.each([
    ['nobody knows where the visitor is', null],
    ['the visitor is on the way', { latitude: 22.8, longitude: 39.7 }],
  ])('should be Masjid al-Haram while %s', (_, visitor) => {
    expect(firstMiddle(visitor)).toBe(mosques.haram)
  })
})

import { describe, expect, it } from 'vitest'

import { isMosqueKey, mosqueById, mosques } from './mosques'

describe('mosques', () => {
  it('should keep the ids and default coordinates of sections 3 and 9', () => {
    expect(mosques.haram).toMatchObject({ id: 255, latitude: 21.4225, longitude: 39.8262, city: 'Makkah' })
    expect(mosques.nabawi).toMatchObject({ id: 239, latitude: 24.4672, longitude: 39.6112, city: 'Madinah' })
  })
})

describe('mosqueById', () => {
  it.each([
    [255, mosques.haram],
    [239, mosques.nabawi],
    [1, null],
    [Number.NaN, null],
  ])('should look up %d', (id, mosque) => {
    expect(mosqueById(id)).toBe(mosque)
  })
})

describe('isMosqueKey', () => {
  it.each([
    ['haram', true],
    ['nabawi', true],
    ['Haram', false],
    ['toString', false],
    [undefined, false],
  ])('should judge %j', (value, expected) => {
    expect(isMosqueKey(value)).toBe(expected)
  })
})

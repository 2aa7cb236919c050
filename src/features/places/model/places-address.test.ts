import { describe, expect, it } from 'vitest'

import { parseFilter, isSameFilter } from './places-address'

const everything = { category: 'holy site', city: null, q: '' } as const

describe('parseFilter', () => {
  it.each([
    ['', {}],
    ['?category=Restaurant', { category: 'restaurant' }],
    ['?category=HOLY%20SITE', {}],
    ['?category=holy+site&city=Makkah', { city: 'Makkah' }],
    ['?city=medina', { city: 'Madinah' }],
    ['?city=%D8%A7%D9%84%D9%85%D8%AF%D9%8A%D9%86%D8%A9', { city: 'Madinah' }],
    ['?city=all', {}],
    ['?category=rest', { category: null }],
    ['?q=%20quba%20&page=3', { q: 'quba' }],
  ])('should read %j', (search, difference) => {
    expect(parseFilter(search)).toEqual({ ...everything, ...difference })
  })
})

describe('isSameFilter', () => {
  it.each([
    [{}, true],
    [{ q: ' ' }, true],
    [{ q: 'a' }, false],
    [{ city: 'Jeddah' }, false],
    [{ category: null }, false],
  ] as const)('should compare with %j', (difference, isSame) => {
    expect(isSameFilter(everything, { ...everything, ...difference })).toBe(isSame)
  })
})

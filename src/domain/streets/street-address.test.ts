import { describe, expect, it } from 'vitest'

import { isStreetAddress, streetAddress } from './street-address'

const hash = '0123456789abcdef01234567'

describe('the address of a file of streets', () => {
  it('should be known again', () => {
    expect(isStreetAddress(streetAddress({ city: 'madinah', hash }))).toBe(true)
  })

  it.each([
    `/api/streets/jeddah/${hash}`,
    `/api/streets/makkah/${hash}0`,
    `/api/streets/makkah/${hash}?x=1`,
    `/api/streets/makkah/${hash.toUpperCase()}`,
    `/api/streets/makkah/${hash}/`,
    '/api/streets/makkah',
  ])('should not be %s', (path) => {
    expect(isStreetAddress(path)).toBe(false)
  })
})

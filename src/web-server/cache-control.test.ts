import { describe, expect, it } from 'vitest'

import { unsharedCacheControl } from './cache-control'

describe('unsharedCacheControl', () => {
  it.each([
    undefined,
    's-maxage=31536000',
    's-maxage=60, stale-while-revalidate=31535940',
    'public, s-maxage=31536000, max-age=0',
    'max-age=600',
    'private, max-age=60',
  ])('should let no cache keep what says %s', (control) => {
    expect(unsharedCacheControl(control)).toBe('private, no-store')
  })

  it.each([
    'public, max-age=31536000, immutable',
    'public, max-age=0, s-maxage=60, stale-while-revalidate=300',
    'public, max-age=14400, must-revalidate',
    'no-store',
    'private, no-cache, no-store, max-age=0, must-revalidate',
  ])('should leave as it is what was meant: %s', (control) => {
    expect(unsharedCacheControl(control)).toBe(control)
  })
})

import { describe, expect, it } from 'vitest'

import { isPassageAddress } from './passage-address'

describe('isPassageAddress', () => {
  it.each([
    ['/guide/more/if-something-goes-wrong#somebody-is-lost', true],
    ['/guide/more/if-something-goes-wrong', false],
    ['/guide/answers/dizzy', false],
    ['/authorities#emergency', false],
    ['/map?search=%23', false],
  ])('should say of %s: %s', (href, isPassage) => {
    expect(isPassageAddress(href)).toBe(isPassage)
  })
})

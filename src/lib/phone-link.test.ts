import { describe, expect, it } from 'vitest'

import { phoneHref } from './phone-link'

describe('phoneHref', () => {
  it.each([
    ['911', 'tel:911'],
    ['1966', 'tel:1966'],
    ['+966 12 345-6789', 'tel:+966123456789'],
    ['(012) 345.6789', 'tel:0123456789'],
  ])('should dial %s', (written, href) => {
    expect(phoneHref(written)).toBe(href)
  })

  it.each([null, undefined, '', 'ask inside', '911 or 997', '1', '+', '1'.repeat(16), '12;ext=3'])(
    'should refuse %j',
    (written) => {
      expect(phoneHref(written)).toBeNull()
    },
  )
})

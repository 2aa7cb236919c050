import type { TextFieldSingleValidation } from 'payload'
import { describe, expect, it } from 'vitest'

import { webAddress } from './web-address'

const check = (value: string | null | undefined, isSecure: boolean) => {
  const validate = webAddress({ name: 'url', label: 'Address', isSecure }).validate as TextFieldSingleValidation
  return validate(value, {} as never)
}

describe('an address that leaves the guide', () => {
  it.each(['', null, undefined, 'https://example.org/a', 'example.org'])('can be %j', (value) => {
    expect([check(value, false), check(value, true)]).toEqual([true, true])
  })

  it('can be one of http, unless it is to be secure', () => {
    expect(check('http://example.org', false)).toBe(true)
    expect(check('http://example.org', true)).toBe('Must be a public https:// address.')
  })

  it.each(['javascript:alert(1)', 'https://localhost/'])('cannot be %s', (value) => {
    expect(check(value, false)).toBe('Must be a public http:// or https:// address.')
    expect(check(value, true)).toBe('Must be a public https:// address.')
  })
})

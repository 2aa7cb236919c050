import { describe, expect, it, vi } from 'vitest'

import { addressPrefix } from './client-address'

// The default of the parameter reads the settings; the tests pass it.
vi.mock('@/env', () => ({ env: { TRUSTED_PROXIES: 0 } }))

const prefix = (forwarded: string | null, trustedProxies = 0): string =>
  addressPrefix(new Headers(forwarded === null ? {} : { 'x-forwarded-for': forwarded }), trustedProxies)

describe('addressPrefix', () => {
  it.each([
    ['203.0.113.7', '203.0.113.0/24'],
    ['203.0.113.250', '203.0.113.0/24'],
    ['::ffff:203.0.113.7', '203.0.113.0/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('should take the network of %s', (address, network) => {
    expect(prefix(address)).toBe(network)
  })

  it.each([
    null,
    '',
    ' ',
    'unknown',
    '999.1.1.1',
    '203.0.113.7:1234',
    'a'.repeat(5_000),
    '203.0.113.7\t;x',
    ',',
    '2001:db8::1::2',
  ])('should put %o with the unknown ones', (forwarded) => {
    expect(prefix(forwarded)).toBe('unknown')
  })

  it('should ignore what the sender wrote to the left', () => {
    expect(prefix('1.1.1.1, 2.2.2.2, 203.0.113.7')).toBe('203.0.113.0/24')
    expect(prefix('1.1.1.1,2.2.2.2, 198.51.100.4, 203.0.113.7', 1)).toBe('198.51.100.0/24')
  })

  it('should count a request that did not come through the trusted proxies as unknown', () => {
    expect(prefix('203.0.113.7', 1)).toBe('unknown')
  })

  it('should not let a sender choose a network by a longer list', () => {
    const honest = prefix('203.0.113.7', 0)
    const forged = Array.from({ length: 50 }, (_, index) => `10.0.${index}.1`).join(', ')
    expect(prefix(`${forged}, 203.0.113.7`, 0)).toBe(honest)
  })
})

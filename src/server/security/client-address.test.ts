import { BlockList } from 'node:net'

import { describe, expect, it } from 'vitest'

import { addressPrefix, clientAddress, toNetwork } from './client-address'

const proxyNetworks = new BlockList()
proxyNetworks.addSubnet('127.0.0.0', 8, 'ipv4')
proxyNetworks.addSubnet('10.0.0.0', 8, 'ipv4')
proxyNetworks.addSubnet('fc00::', 7, 'ipv6')

const behind = (trustedProxies: number, peer: string | undefined, forwarded?: string) =>
  clientAddress({ peer, forwarded, trustedProxies, proxyNetworks })

describe('clientAddress', () => {
  it.each([
    ['10.0.0.2', '203.0.113.7'],
    ['::ffff:10.0.0.2', '203.0.113.7'],
    ['127.0.0.1', '2001:db8::9'],
    ['fd00::2', '203.0.113.7'],
  ])('should be what the proxy at %s wrote', (proxy, client) => {
    expect(behind(1, proxy, client)).toBe(client)
    expect(behind(1, proxy, `1.1.1.1, 10.0.0.9, ${client}`)).toBe(client)
  })

  it('should be what the first of two trusted proxies wrote', () => {
    expect(behind(2, '10.0.0.2', '1.1.1.1, 203.0.113.7, 10.0.0.3')).toBe('203.0.113.7')
  })

  it.each(['203.0.113.66', '2001:db8::66', '::ffff:203.0.113.66'])(
    'should not be chosen by %s, who has come to the port beside the proxy',
    (caller) => {
      expect(behind(1, caller, '198.51.100.4')).toBe(caller)
      expect(behind(2, caller, '198.51.100.4, 198.51.100.5, 10.0.0.2')).toBe(caller)
    },
  )

  it('should be that of the connection where there is no proxy, wherever it comes from', () => {
    expect(behind(0, '10.0.0.2', '198.51.100.4')).toBe('10.0.0.2')
    expect(behind(0, '203.0.113.66', '198.51.100.4')).toBe('203.0.113.66')
  })

  it.each([
    [1, undefined],
    [1, ''],
    [2, '203.0.113.7'],
  ])("should be nobody's when %i proxies have written %o", (count, forwarded) => {
    expect(behind(count, '10.0.0.2', forwarded)).toBe('')
  })

  it("should be nobody's when the connection is gone", () => {
    expect(behind(0, undefined)).toBe('')
    expect(behind(1, undefined, '203.0.113.7')).toBe('')
  })
})

describe('toNetwork', () => {
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
    expect(toNetwork(address)).toBe(network)
  })

  it.each([
    '',
    ' ',
    'unknown',
    '999.1.1.1',
    '203.0.113.7:1234',
    'a'.repeat(5_000),
    '203.0.113.7\t;x',
    '2001:db8::1::2',
  ])('should put %o with the unknown ones', (address) => {
    expect(toNetwork(address)).toBe('unknown')
  })
})

describe('addressPrefix', () => {
  it('should read the entry that the web server wrote, and count who has none as unknown', () => {
    expect(addressPrefix(new Headers({ 'x-forwarded-for': '203.0.113.7' }))).toBe('203.0.113.0/24')
    expect(addressPrefix(new Headers({ 'x-forwarded-for': '1.1.1.1, 203.0.113.7' }))).toBe('203.0.113.0/24')
    expect(addressPrefix(new Headers())).toBe('unknown')
  })
})

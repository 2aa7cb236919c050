import { type BlockList, isIPv4, isIPv6 } from 'node:net'

type Hops = {
  /** Who has connected to us. */
  readonly peer: string | undefined
  /** `X-Forwarded-For` as it came. */
  readonly forwarded: string | readonly string[] | undefined
  /** How many proxies in front append to it. */
  readonly trustedProxies: number
  /** Where the last of them connects from. */
  readonly proxyNetworks: BlockList
}

/**
 * The address a request comes from. The header counts only when a trusted proxy has connected, and of it the entry that
 * the first of them wrote: everything left of it can be written by the sender. Empty when there is no such entry.
 */
export function clientAddress({ peer = '', forwarded = '', trustedProxies, proxyNetworks }: Hops): string {
  if (trustedProxies === 0 || !isWithin(proxyNetworks, peer)) return peer
  const chain = [forwarded].flat().join(',').split(',')
  return chain.at(-trustedProxies)?.trim() ?? ''
}

function isWithin(networks: BlockList, address: string): boolean {
  const plain = unmapIpv4(address)
  return isIPv4(plain) ? networks.check(plain, 'ipv4') : isIPv6(plain) && networks.check(plain, 'ipv6')
}

/**
 * The network a request comes from, for limits: /24 of IPv4, /64 of IPv6, so that one phone changing its address counts
 * once. The web server in front leaves one entry in `X-Forwarded-For`, of `clientAddress`. Without a usable address all
 * requests share `unknown`, which limits rather than opens.
 */
export const addressPrefix = (headers: Pick<Headers, 'get'>): string =>
  toNetwork((headers.get('x-forwarded-for') ?? '').split(',').at(-1)?.trim() ?? '')

export function toNetwork(address: string): string {
  const plain = unmapIpv4(address)
  if (isIPv4(plain)) return `${plain.split('.').slice(0, 3).join('.')}.0/24`
  if (isIPv6(plain)) return `${expandIpv6(plain).slice(0, 4).join(':')}::/64`
  return 'unknown'
}

const unmapIpv4 = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '')

function expandIpv6(address: string): string[] {
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? []
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0')
  return [...left, ...zeros, ...right].map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
}

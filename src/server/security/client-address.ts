import { isIPv4, isIPv6 } from 'node:net'

import { env } from '@/env'

/**
 * The network a request comes from, for limits: /24 of IPv4, /64 of IPv6, so that one phone changing its address counts
 * once. With `TRUSTED_PROXIES` = n the n-th entry from the right of X-Forwarded-For is used, because everything left of
 * it can be written by the sender. Without a usable address all requests share `unknown`, which limits rather than opens.
 */
export function addressPrefix(headers: Pick<Headers, 'get'>, trustedProxies: number = env.TRUSTED_PROXIES): string {
  const chain = (headers.get('x-forwarded-for') ?? '').split(',').map((part) => part.trim())
  // The server in front of Next appends the socket's address (see scripts/serve.ts), so the right-most entry is ours.
  return prefixOf(chain.at(-1 - trustedProxies) ?? '')
}

function prefixOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (isIPv4(plain)) return `${plain.split('.').slice(0, 3).join('.')}.0/24`
  if (isIPv6(plain)) return `${expandIpv6(plain).slice(0, 4).join(':')}::/64`
  return 'unknown'
}

function expandIpv6(address: string): string[] {
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? []
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0')
  return [...left, ...zeros, ...right].map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
}

import { BlockList, isIPv4, isIPv6 } from 'node:net'

/** Networks no server on the internet answers from: private, link-local with the clouds' metadata, loopback, reserved. */
const blocked = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const) {
  blocked.addSubnet(network, bits, 'ipv4')
}

/** Global unicast is 2000::/3; inside it lie tunnels to, and examples of, addresses that are not. */
const publicIpv6 = new BlockList()
publicIpv6.addSubnet('2000::', 3, 'ipv6')
const blockedIpv6 = new BlockList()
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  blockedIpv6.addSubnet(network, bits, 'ipv6')
}

/** Whether an address, as the resolver gives it, is one of the public internet. Anything else, also no address, is not. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !blocked.check(address, 'ipv4')
  return isIPv6(address) && publicIpv6.check(address, 'ipv6') && !blockedIpv6.check(address, 'ipv6')
}

/** 127.0.0.0/8 and ::1, where a test plays the server. */
export function isLoopbackAddress(address: string): boolean {
  return (isIPv4(address) && address.startsWith('127.')) || address === '::1'
}

import { createHmac } from 'node:crypto'

import { addressPrefix } from '@/server/security/client-address'

import { derivedKey } from './derived-key'

const HASH_BYTES = 12

/**
 * The network a request comes from, as a number that says nothing about it and is another one tomorrow (UTC). It is all
 * that is ever stored of an address, and it is forgotten after two days: see `forgetNetworks`.
 */
export function networkHash(headers: Pick<Headers, 'get'>, now: Date): string {
  const day = now.toISOString().slice(0, 10)
  return createHmac('sha256', derivedKey('network'))
    .update(`${day} ${addressPrefix(headers)}`)
    .digest()
    .subarray(0, HASH_BYTES)
    .toString('base64url')
}

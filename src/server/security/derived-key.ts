import { hkdfSync } from 'node:crypto'

import { env } from '@/env'

const KEY_BYTES = 32

const keys = new Map<string, Buffer>()

/** A key for one purpose, made from the server's secret, so that no two purposes can be played against each other. */
export function derivedKey(purpose: 'form-token' | 'login' | 'network' | 'receipt' | 'two-factor'): Buffer {
  const cached = keys.get(purpose)
  if (cached !== undefined) return cached
  const key = Buffer.from(hkdfSync('sha256', env.PAYLOAD_SECRET, '', `pilgrim-guide ${purpose}`, KEY_BYTES))
  keys.set(purpose, key)
  return key
}

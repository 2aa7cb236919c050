import type { Attempt } from '@/lib/attempt'

import { asRecord } from './kept-parts'

/** The attempt kept with a draft. */
export function readAttempt(kept: unknown): Attempt | null {
  const { key, body } = asRecord(kept) ?? {}
  return typeof key === 'string' && UUID.test(key) && typeof body === 'string' ? { key, body } : null
}

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/

import { isOnEarth } from './stored-values'
import type { Attempt } from '@/domain/submissions/attempt'
import type { Position } from '@/lib/geo/geo'

/** Far more than any field takes; limits what damaged or hostile data can fill the memory with. */
const MAX_SAVED_TEXT = 5000

/** A copy of an object, with no prototype; `null` for anything else. */
export function asRecord(value: unknown): Readonly<Record<string, unknown>> | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
  return Object.assign(Object.create(null) as Record<string, unknown>, value)
}

export const asText = (value: unknown): string => (typeof value === 'string' ? value.slice(0, MAX_SAVED_TEXT) : '')

export const asOption = <Option extends string>(options: readonly Option[], value: unknown): Option | null =>
  options.find((option) => option === value) ?? null

export function asPosition(value: unknown): Position | null {
  const { latitude, longitude } = asRecord(value) ?? {}
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return null
  return isOnEarth({ latitude, longitude }) ? { latitude, longitude } : null
}

/** The attempt saved with a draft. */
export function readAttempt(saved: unknown): Attempt | null {
  const { key, body } = asRecord(saved) ?? {}
  return typeof key === 'string' && UUID.test(key) && typeof body === 'string' ? { key, body } : null
}

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/

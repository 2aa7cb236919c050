import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

import { derivedKey } from '@/server/security/derived-key'

/** A person needs longer than this to fill in a form. */
const MIN_FILL_MS = 2_000

/** A form may lie open for a day; an older token counts as none. */
const MAX_AGE_MS = 24 * 60 * 60 * 1_000

const NONCE_BYTES = 9
const SIGNATURE_BYTES = 16

export type FormToken =
  | { readonly state: 'missing' | 'forged' | 'expired' }
  /** `nonce` names the opened form, to count how often it is sent. */
  | { readonly state: 'too-quick' | 'fair'; readonly nonce: string }

/** Says when a form was opened, signed so that the sender cannot change it: `<time in base 36>.<nonce>.<signature>`. */
export function issueFormToken(now: Date): string {
  const content = `${now.getTime().toString(36)}.${randomBytes(NONCE_BYTES).toString('base64url')}`
  return `${content}.${sign(content).toString('base64url')}`
}

/** What a token says about the form it comes from. */
export function readFormToken(token: string | undefined, now: Date): FormToken {
  if (token === undefined || token === '') return { state: 'missing' }
  const parts = token.split('.')
  const [time = '', nonce = '', signature = ''] = parts
  const received = Buffer.from(signature, 'base64url')
  const expected = sign(`${time}.${nonce}`)
  if (parts.length !== 3 || received.length !== expected.length || !timingSafeEqual(received, expected)) {
    return { state: 'forged' }
  }
  const age = now.getTime() - Number.parseInt(time, 36)
  if (age > MAX_AGE_MS) return { state: 'expired' }
  return { state: age < MIN_FILL_MS ? 'too-quick' : 'fair', nonce }
}

const sign = (content: string): Buffer =>
  createHmac('sha256', derivedKey('form-token')).update(content).digest().subarray(0, SIGNATURE_BYTES)

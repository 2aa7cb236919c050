import { createHash, createHmac } from 'node:crypto'

import { derivedKey } from '@/server/security/derived-key'

/** Without I, L, O and U, which people misread (Crockford). */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** 16 letters of 5 bits: 80 bits. */
const LETTERS = 16
const GROUP = 4

/**
 * The receipt of the submission with this idempotency key, as `XXXX-XXXX-XXXX-XXXX`. It is derived rather than drawn, so
 * that the answer to a repeated request is the same although only the receipt's hash is kept.
 */
export function createReceipt(idempotencyKey: string): string {
  const bytes = createHmac('sha256', derivedKey('receipt')).update(idempotencyKey).digest()
  const letters = Array.from({ length: LETTERS }, (_, index) => ALPHABET.charAt(fiveBits(bytes, index)))
  return letters.join('').replace(/.{4}(?=.)/g, `$&-`)
}

/** A receipt as a person typed it, in its one right spelling, or `null` when it cannot be one. */
export function readReceipt(typed: string): string | null {
  const letters = typed
    .toUpperCase()
    .replace(/[\s\-\u2010-\u2015]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
  if (letters.length !== LETTERS || [...letters].some((letter) => !ALPHABET.includes(letter))) return null
  return Array.from({ length: LETTERS / GROUP }, (_, index) => letters.slice(index * GROUP, (index + 1) * GROUP)).join(
    '-',
  )
}

/** What is kept of a receipt. 80 random bits need no salt. */
export const receiptHash = (receipt: string): string =>
  createHash('sha256').update(`receipt ${receipt}`).digest('base64url')

function fiveBits(bytes: Buffer, index: number): number {
  const bit = index * 5
  const pair = bytes.readUInt16BE(Math.floor(bit / 8))
  return (pair >> (11 - (bit % 8))) & 31
}

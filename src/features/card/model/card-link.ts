import type { Card } from '@/shared/card/card'

/**
 * The card as the fragment of an address, which no browser sends to a server: a check sum, and base64url of its JSON. What
 * is empty is left out, so that the code of the address stays coarse enough for a camera.
 */
export function cardFragment(card: Card): string {
  const full = Object.entries(card).filter(([, value]) => value !== '' && value !== null)
  const body = toBase64Url(new TextEncoder().encode(JSON.stringify(Object.fromEntries(full))))
  return checkSum(body) + body
}

/** Whether a fragment, with its `#`, is meant to bring a card, whole or damaged. */
export const bringsCard = (fragment: string): boolean => fragment.length > 1 && fragment !== SKIP_TARGET

/** Where the skip link of every page leads. */
const SKIP_TARGET = '#content'

/** CRC-32 (ISO-HDLC) of an ASCII text, in base64url: it notices every change of up to four letters in a row. */
export function checkSum(text: string): string {
  let sum = 0xffffffff
  for (let index = 0; index < text.length; index += 1) {
    sum ^= text.charCodeAt(index)
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? POLYNOMIAL : 0)
  }
  return toBase64Url(new Uint8Array(new Uint32Array([~sum]).buffer))
}

const POLYNOMIAL = 0xedb88320

const toBase64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

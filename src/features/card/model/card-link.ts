import { type Card, parseCard, isEmptyCard } from '@/shared/card/card'

/** What an address brings: a card that is whole, something that was one, or nothing. */
export type CardLink =
  { readonly kind: 'none' } | { readonly kind: 'damaged' } | { readonly kind: 'card'; readonly card: Card }

/**
 * The card as the fragment of an address, which no browser sends to a server: a check sum, and base64url of its JSON. What
 * is empty is left out, so that the code of the address stays coarse enough for a camera.
 */
export function cardFragment(card: Card): string {
  const full = Object.entries(card).filter(([, value]) => value !== '' && value !== null)
  const body = toBase64Url(new TextEncoder().encode(JSON.stringify(Object.fromEntries(full))))
  return checkSum(body) + body
}

/**
 * What a fragment brings, with or without its `#`. A card is only shown if its check sum is right: half a telephone number
 * looks like a whole one. What messengers put behind a link or wrap it with is passed over.
 */
export function readCardLink(fragment: string): CardLink {
  const text = fragment.replace(/^#/, '')
  if (text === '' || text === SKIP_TARGET) return { kind: 'none' }
  const run = candidates(text).find((one) => one.length <= MAX_FRAGMENT && isWhole(one))
  const card = run === undefined ? null : parseBody(run.slice(SUM_LENGTH))
  return card === null || isEmptyCard(card) ? { kind: 'damaged' } : { kind: 'card', card }
}

/** Where the skip link of every page leads. */
const SKIP_TARGET = 'content'

/** More than the longest card takes in the widest script. */
const MAX_FRAGMENT = 4_000

/** Four bytes in base64url. */
const SUM_LENGTH = 6

/** Signs of writing in italics, which are letters of base64url, too. */
const MAX_SIGNS = 2

/** The letters a text begins with, as it is and without the spaces a mail wraps with, and without signs at the end. */
function candidates(text: string): readonly string[] {
  const unwrapped = text.replaceAll(/\s|%20|%0[AD9]/gi, '')
  return [text, unwrapped].flatMap((one) => {
    const run = /^[\w-]*/.exec(one)?.[0] ?? ''
    const signs = Math.min(MAX_SIGNS, /[_-]*$/.exec(run)?.[0].length ?? 0)
    return Array.from({ length: signs + 1 }, (_, count) => run.slice(0, run.length - count))
  })
}

const isWhole = (run: string): boolean => run.slice(0, SUM_LENGTH) === checkSum(run.slice(SUM_LENGTH))

function parseBody(body: string): Card | null {
  try {
    return parseCard(JSON.parse(new TextDecoder().decode(fromBase64Url(body))))
  } catch {
    return null
  }
}

/** CRC-32 (ISO-HDLC) of an ASCII text, in base64url: it notices every change of up to four letters in a row. */
function checkSum(text: string): string {
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

const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0))

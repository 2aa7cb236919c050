import { type Card, isEmptyCard, parseCard } from '@/shared/card/card'

import { checkSum } from './card-link'

/**
 * The card of a fragment, with or without its `#`; `null` where the link is damaged. A card is only shown if its check sum is
 * right: half a telephone number looks like a whole one. What messengers put behind a link or wrap it with is passed over.
 */
export function readCardLink(fragment: string): Card | null {
  const text = fragment.replace(/^#/, '')
  const run = candidates(text).find((one) => one.length <= MAX_FRAGMENT && isWhole(one))
  const card = run === undefined ? null : parseBody(run.slice(SUM_LENGTH))
  return card === null || isEmptyCard(card) ? null : card
}

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

const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0))

import { type Card, parseCard, isEmptyCard } from '@/shared/card/card'

/**
 * The card as the fragment of an address, which no browser sends to a server: base64url of its JSON. What is empty is
 * left out, so that the code of the address stays coarse enough for a camera.
 */
export function cardFragment(card: Card): string {
  const full = Object.entries(card).filter(([, value]) => value !== '' && value !== null)
  return toBase64Url(new TextEncoder().encode(JSON.stringify(Object.fromEntries(full))))
}

/** The card of a fragment, with or without its `#`; `null` when there is none in it. */
export function cardOfFragment(fragment: string): Card | null {
  const text = fragment.replace(/^#/, '')
  if (text === '' || text.length > MAX_FRAGMENT) return null
  try {
    const card = parseCard(JSON.parse(new TextDecoder().decode(fromBase64Url(text))))
    return isEmptyCard(card) ? null : card
  } catch {
    return null
  }
}

/** More than the longest card takes in the widest script. */
const MAX_FRAGMENT = 4_000

const toBase64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0))

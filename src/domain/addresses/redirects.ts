import type { AddressedCollection } from './addresses'
import { appPages, articleAliases, movedPages, plainPath } from './routes'
import { VIEW_SEGMENT } from './views'

/** Where a redirect leads: an address that is not the page of a record, or a record, wherever its page is now. */
export type RedirectTarget =
  | { readonly kind: 'address'; readonly url: string }
  | {
      readonly kind: 'record'
      readonly collection: AddressedCollection
      readonly id: number
      /** Of its page as it is or would be. */
      readonly address: string
      /** What a visitor is sent to; `null` while it is not published. */
      readonly href: string | null
    }

/** Every redirect by the address it leads from. */
export type RedirectTable = Readonly<Record<string, RedirectTarget>>

/** Longest old address, in UTF-16 units. */
export const MAX_FROM_LENGTH = 300

/** Where there are pages of records: the others are answered without a look into the CMS. */
const PAGES_OF_RECORDS = /^\/(?:guide(?:\/[\w~-]+){1,2}|(?:place|recommendations\/paths)\/[\w~-]+)$/

const fixedPages: ReadonlySet<string> = new Set([
  ...appPages.map(({ path }) => path),
  ...Object.keys(articleAliases),
  ...Object.keys(movedPages),
])

export const isFixedPage = (path: string): boolean => fixedPages.has(path)

/**
 * Where an old address leads in the end, or `null` when nowhere. A record that is not published is passed over to
 * whatever its own address leads to; a table that runs in a circle leads nowhere.
 */
export function followRedirects(table: RedirectTable, from: string): string | null {
  const seen = new Set<string>()
  let address = from
  while (!seen.has(address)) {
    seen.add(address)
    const target = Object.hasOwn(table, address) ? table[address] : undefined
    if (target === undefined) return null
    if (target.kind === 'address') return target.url
    if (target.href !== null) return target.href
    address = target.address
  }
  return null
}

/** True when following the redirects from here comes back to where it has been. */
export function isCircle(table: RedirectTable, from: string): boolean {
  const seen = new Set<string>()
  let address = from
  while (!seen.has(address)) {
    seen.add(address)
    const target = Object.hasOwn(table, address) ? table[address] : undefined
    if (target?.kind !== 'record' || target.href !== null) return false
    // A page that is gone for now, and whose address waits for it: an end, not a circle.
    if (target.address === address && address !== from) return false
    address = target.address
  }
  return true
}

/**
 * An old address as visitors' addresses are compared with it: lower case, one slash, no query but the number of a gate. Or
 * the sentence that says why it cannot be one.
 */
export function oldAddress(text: string): { readonly from: string } | { readonly problem: string } {
  const written = text.trim()
  if (!/^\/(?!\/)[^\s\\]*$/.test(written) || /\p{C}/u.test(written) || written.length > MAX_FROM_LENGTH) {
    return { problem: 'Write the address from its first slash on, without the name of the site: /guide/hajj/old-name.' }
  }
  const [withoutHash = ''] = written.split('#')
  const [path = '', query = ''] = withoutHash.split('?')
  const gateId = new URLSearchParams(query).get('id')
  const plain = plainPath(path)
  if (plain === '/gate-details' && gateId !== null && /^[1-9]\d{0,8}$/.test(gateId)) {
    return { from: `${plain}?id=${gateId}` }
  }
  if (isFixedPage(plain)) {
    return { problem: 'This is a screen of the guide, which is always there. Its address cannot lead elsewhere.' }
  }
  return query === '' && PAGES_OF_RECORDS.test(plain) && !plain.split('/').includes(VIEW_SEGMENT)
    ? { from: plain }
    : { problem: 'Only addresses of articles, paths, places and gates can lead elsewhere: /guide/…, /place/….' }
}

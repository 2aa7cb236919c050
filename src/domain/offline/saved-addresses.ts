import { gateHref, mosqueHref } from '../gates/gate-links'
import { isMosqueKey, mosques } from '../gates/mosques'
import { aliasTarget, canonicalPath } from '../addresses/routes'

import { PLACE_SHELL } from './caches'

/** What is saved for an address: the copies that may answer it, the best first, or another address it leads to. */
export type SavedAddress =
  { readonly kind: 'redirect'; readonly to: string } | { readonly kind: 'copies'; readonly keys: readonly string[] }

const GATE_SCREENS = ['/places/gates', '/gates', '/mosque-gates', '/gates-map'] as const

/**
 * The saved pages that can answer an address without a network. A page that filters itself reads its address when it
 * starts (src/ui/address/use-page-address.ts), so one copy of it answers every filter and every search.
 *
 * @param address path and query of a page of the guide
 */
export function savedAddress(address: string): SavedAddress {
  const { pathname, search, searchParams } = new URL(address, 'https://guide.invalid')
  const moved = aliasTarget(pathname) ?? canonicalPath(pathname)
  if (moved !== null) return { kind: 'redirect', to: moved + search }
  const keys = [pathname + search, ...closest(pathname, searchParams)]
  return { kind: 'copies', keys: [...new Set(keys)] }
}

function closest(pathname: string, query: URLSearchParams): readonly string[] {
  const gateScreen = GATE_SCREENS.find((path) => path === pathname)
  if (gateScreen !== undefined) {
    const mosque = query.get('mosque')?.trim().toLowerCase() ?? 'haram'
    // The other mosque would send somebody to the wrong door.
    if (!isMosqueKey(mosque)) return []
    return mosque === 'haram' ? [gateScreen, mosqueHref(gateScreen, mosque)] : [mosqueHref(gateScreen, mosque)]
  }
  if (pathname === '/gate-details') return gateCopies(query)
  if (pathname === '/recommendations') return query.get('mode') === 'path' ? ['/recommendations?mode=path'] : [pathname]
  if (/^\/place\/[1-9]\d{0,8}$/.test(pathname)) return [pathname, PLACE_SHELL]
  return [pathname]
}

/** One address of a gate names its mosque and one does not; a gate has one number for both. */
function gateCopies(query: URLSearchParams): readonly string[] {
  const id = Number(query.get('id') ?? '')
  if (!Number.isSafeInteger(id) || id < 1) return ['/gate-details']
  const mosqueId = query.get('mosqueId')
  return Object.values(mosques)
    .filter((mosque) => mosqueId === null || String(mosque.id) === mosqueId)
    .map((mosque) => gateHref({ id, mosqueId: mosque.id }))
}

import type { Route } from 'next'

import { mosqueById, type MosqueKey } from './mosques'

/** The screens that show the gates of one mosque at a time. */
export type GateScreenPath = '/places/gates' | '/gates' | '/mosque-gates' | '/gates-map'

/** A gate screen for one mosque (spec §2), searched for a text. */
export function mosqueHref(path: GateScreenPath, mosque: MosqueKey, text = ''): Route {
  const query = new URLSearchParams({ mosque, ...(text.trim() !== '' && { q: text.trim() }) })
  return `${path}?${query.toString()}` as Route
}

/** The page of a gate, by the address the specification gives it (§2). */
export function gateHref({ id, mosqueId }: { readonly id: number; readonly mosqueId: number }): Route {
  const query = new URLSearchParams({
    id: String(id),
    mosqueId: String(mosqueId),
    mosqueName: mosqueById(mosqueId)?.name ?? '',
  })
  return `/gate-details?${query.toString()}` as Route
}

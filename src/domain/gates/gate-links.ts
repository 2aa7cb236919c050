import type { Route } from 'next'

import { mosqueById, type MosqueKey } from './mosques'

/** The screens that show the gates of one mosque at a time. */
export type GateScreenPath = '/places/gates' | '/gates' | '/mosque-gates' | '/gates-map'

/** What gates can be put in the order of: known ramps first, known gates for women, or known lifts. */
export type GateAccess = 'wheelchair' | 'women' | 'lift'

export const parseGateAccess = (text: string): GateAccess | null => {
  const wanted = text.trim().toLowerCase()
  return wanted === 'wheelchair' || wanted === 'women' || wanted === 'lift' ? wanted : null
}

/** A gate screen for one mosque (spec §2), searched for a text. `access` is read by /places/gates alone. */
export function mosqueHref(
  path: GateScreenPath,
  mosque: MosqueKey,
  text = '',
  access: GateAccess | null = null,
): Route {
  const query = new URLSearchParams({
    mosque,
    ...(text.trim() !== '' && { q: text.trim() }),
    ...(access !== null && { access }),
  })
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

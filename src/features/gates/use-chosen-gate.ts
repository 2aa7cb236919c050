'use client'

import { useFragment, writeFragment } from '@/ui/address/use-fragment'

type ChosenGate = {
  readonly chosenId: number | null
  /** Whether scripts run: until then the browser's `:target` chooses. */
  readonly isLive: boolean
  readonly choose: (id: number) => void
}

/** The gate chosen on the schematic map. It stands in the fragment, so that a link to it can be shared. */
export function useChosenGate(): ChosenGate {
  const fragment = useFragment()
  return {
    chosenId: fragment === null ? null : parseGateHash(fragment),
    isLive: fragment !== null,
    // Back leaves the map, however many gates were looked at.
    choose: (id) => writeFragment(panelHref({ id }), 'replace'),
  }
}

type Identified = { readonly id: number }

/** The panel of a gate on the schematic map, which is also the target of its marker without scripts. */
export const panelId = ({ id }: Identified): string => `gate-${id}`

export const panelHref = (gate: Identified): string => `#${panelId(gate)}`

/** The gate a fragment stands for; `null` for any other fragment. */
export function parseGateHash(hash: string): number | null {
  const [, id] = /^#gate-([1-9]\d{0,8})$/.exec(hash) ?? []
  return id === undefined ? null : Number(id)
}

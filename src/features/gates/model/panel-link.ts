type Identified = { readonly id: number }

/** The panel of a gate on the schematic map, which is also the target of its marker without scripts. */
export const panelId = ({ id }: Identified): string => `gate-${id}`

export const panelHref = (gate: Identified): string => `#${panelId(gate)}`

/** The gate a fragment stands for; `null` for any other fragment. */
export function gateIdFromHash(hash: string): number | null {
  const [, id] = /^#gate-([1-9]\d{0,8})$/.exec(hash) ?? []
  return id === undefined ? null : Number(id)
}

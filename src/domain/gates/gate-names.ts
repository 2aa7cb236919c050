type Named = { readonly name: string; readonly gateNumber: string | null }

/** 'Gate 79' (spec §2), or the words that stand on the plate of a gate without a number. */
export const gateTitle = ({ gateNumber }: Pick<Named, 'gateNumber'>): string =>
  gateNumber === null ? 'No number' : `Gate ${gateNumber}`

/** One line that identifies a gate: 'Gate 79, King Fahd Gate'. */
export const gateLabel = (gate: Named): string =>
  gate.gateNumber === null ? gate.name : hasOwnName(gate) ? `${gateTitle(gate)}, ${gate.name}` : gateTitle(gate)

/** Whether the name says more than the number does: 'Door 78' is what a door is called that has no name. */
export const hasOwnName = ({ name, gateNumber }: Named): boolean =>
  gateNumber === null || !new RegExp(`^(courtyard )?(door|gate) ${gateNumber}$`, 'i').test(name)

import { ChipRow } from '@/ui/controls/chip-row'
import { type GateAccess, mosqueHref } from '@/domain/gates/gate-links'
import type { MosqueKey } from '@/domain/gates/mosques'

import type { ListedGate } from '../model/gate'
import { accessFilters, countKnown } from '../model/gate-access'

type Props = {
  readonly mosque: MosqueKey
  readonly gates: readonly ListedGate[]
  readonly text: string
  readonly access: GateAccess | null
}

/** Who needs a ramp or looks for a women's gate sees those first that are known; a second tap shows all in their order. */
export function AccessChips({ mosque, gates, text, access }: Props) {
  return (
    <ChipRow
      label="Access"
      chips={accessFilters.map((filter) => ({
        label: `${filter.label} (${countKnown(gates, filter)})`,
        href: mosqueHref('/places/gates', mosque, text, filter.key === access ? null : filter.key),
        isCurrent: filter.key === access,
      }))}
    />
  )
}

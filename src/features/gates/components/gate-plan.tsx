import { gateHref } from '@/lib/gate-links'
import type { MosqueKey } from '@/lib/mosques'

import type { ListedGate } from '../model/listed-gate'

import { GateSchematic } from './gate-schematic'

/** The plan beside a list: its gates lead to their pages. */
export function GatePlan({ mosque, gates }: { mosque: MosqueKey; gates: readonly ListedGate[] }) {
  return <GateSchematic mosque={mosque} gates={gates} hrefOf={gateHref} />
}

import { PageHeading } from '@/ui/text/page-heading'
import { type MosqueKey, mosques } from '@/domain/gates/mosques'
import type { Gate } from '@/contracts/content'

import { oldestCheck } from '../model/gate-facts'
import { listedGate } from '../model/gate'
import { placedMarkers } from '../model/schematic'

import { GateNotice } from './gate-notice'
import layout from './gates-layout.module.css'
import { GatesMapStage } from './gates-map-stage'
import { MosqueToggle } from './mosque-toggle'

/** The schematic map (spec §2). Choosing a gate, on the plan or in the list, shows its panel above the plan. */
export function GatesMapScreen({ mosque, gates: all }: { mosque: MosqueKey; gates: readonly Gate[] }) {
  const { city, name } = mosques[mosque]
  return (
    <div data-city={city} className={layout.screen}>
      <PageHeading title={`Gates map of ${name}`} />
      <MosqueToggle path="/gates-map" mosque={mosque} />
      <GatesMapStage mosque={mosque} gates={placedMarkers(mosque, all).map(({ gate }) => listedGate(gate))} />
      <GateNotice checkedOn={oldestCheck(all)} />
    </div>
  )
}

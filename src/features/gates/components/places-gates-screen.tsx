import { PageHeading } from '@/ui/text/page-heading'
import type { GateAccess } from '@/domain/gates/gate-links'
import { type MosqueKey, mosques } from '@/domain/gates/mosques'
import type { Gate } from '@/contracts/content'

import { oldestCheck } from '../model/gate-facts'
import { listedGate } from '../model/gate'

import { GateNotice } from './gate-notice'
import { GatePlan } from './gate-schematic'
import styles from './gates-layout.module.css'
import { LivePlacesGates } from './live-places-gates'

/** The gates view of the places screen (spec §2). */
export function PlacesGatesScreen({
  mosque,
  gates: all,
  query = '',
  access = null,
}: {
  mosque: MosqueKey
  gates: readonly Gate[]
  query?: string
  access?: GateAccess | null
}) {
  const gates = all.map(listedGate)
  const { city, name } = mosques[mosque]
  return (
    <div data-city={city} className={styles.screen}>
      <PageHeading title={`Gates of ${name}`} />
      <LivePlacesGates
        mosque={mosque}
        gates={gates}
        query={query}
        access={access}
        notice={<GateNotice checkedOn={oldestCheck(gates)} />}
        plan={<GatePlan mosque={mosque} gates={gates} />}
      />
    </div>
  )
}

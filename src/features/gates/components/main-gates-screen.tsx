import { PageHeading } from '@/ui/text/page-heading'
import { type MosqueKey, mosques } from '@/domain/gates/mosques'
import type { Gate } from '@/contracts/content'

import { oldestCheck } from '../model/gate-facts'
import { isMainGate, listedGate } from '../model/gate'

import { GateNotice } from './gate-notice'
import { GatePlan } from './gate-schematic'
import styles from './gates-layout.module.css'
import { LiveMainGates } from './live-main-gates'

/** The simplified list (spec §2): the named gates of the building. */
export function MainGatesScreen({
  mosque,
  gates: all,
  query = '',
}: {
  mosque: MosqueKey
  gates: readonly Gate[]
  query?: string
}) {
  const { city, name } = mosques[mosque]
  return (
    <div data-city={city} data-tour="gates" className={styles.screen}>
      <PageHeading title={`Main gates of ${name}`} />
      <LiveMainGates
        mosque={mosque}
        gates={all.filter(isMainGate).map(listedGate)}
        total={all.length}
        query={query}
        notice={<GateNotice checkedOn={oldestCheck(all)} />}
        plan={<GatePlan mosque={mosque} gates={all} />}
      />
    </div>
  )
}

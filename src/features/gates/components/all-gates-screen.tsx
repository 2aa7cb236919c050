import { PageHeading } from '@/ui/text/page-heading'
import { mosqueHref } from '@/domain/gates/gate-links'
import { type MosqueKey, mosques } from '@/domain/gates/mosques'
import type { Gate } from '@/contracts/content'

import { oldestCheck } from '../model/gate-facts'
import { listedGate } from '../model/gate'

import { GateNotice } from './gate-notice'
import { GatePlan } from './gate-schematic'
import styles from './gates-layout.module.css'
import { LiveAllGates } from './live-all-gates'

/** Every gate of one mosque (spec §2). */
export function AllGatesScreen({
  mosque,
  gates: all,
  query = '',
}: {
  mosque: MosqueKey
  gates: readonly Gate[]
  query?: string
}) {
  const gates = all.map(listedGate)
  const { city, name } = mosques[mosque]
  return (
    <div data-city={city} className={styles.screen}>
      <PageHeading
        title={`All gates of ${name}`}
        back={{ href: mosqueHref('/gates', mosque), label: 'Back to Main Gates View' }}
      />
      <LiveAllGates
        mosque={mosque}
        gates={gates}
        query={query}
        notice={
          <GateNotice checkedOn={oldestCheck(gates)}>
            <p>Doors without a name show their number alone.</p>
          </GateNotice>
        }
        plan={<GatePlan mosque={mosque} gates={gates} />}
      />
    </div>
  )
}

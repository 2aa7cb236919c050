import { PageHeading } from '@/components/ui/page-heading'
import { type MosqueKey, mosques } from '@/lib/mosques'
import { listGates } from '@/server/content/gates'

import { oldestCheck } from '../model/gate-facts'
import { listedGate } from '../model/listed-gate'
import { isMainGate } from '../model/main-gates'

import { GateNotice } from './gate-notice'
import { GatePlan } from './gate-plan'
import styles from './gates-layout.module.css'
import { LiveMainGates } from './live-main-gates'

/** The simplified list (spec §2): the named gates of the building. */
export async function MainGatesScreen({ mosque, query = '' }: { mosque: MosqueKey; query?: string }) {
  const all = await listGates(mosque)
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

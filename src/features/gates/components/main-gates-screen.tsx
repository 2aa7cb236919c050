import { List, Map } from 'lucide-react'

import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { PageHeading } from '@/components/ui/page-heading'
import { mosqueHref } from '@/lib/gate-links'
import { searchGates } from '@/lib/gate-search'
import { type MosqueKey, mosques } from '@/lib/mosques'
import { listGates } from '@/server/content/gates'

import { oldestCheck } from '../model/gate-facts'
import { isMainGate } from '../model/main-gates'

import { GateColumns } from './gate-columns'
import { GateNotice } from './gate-notice'
import { GateSearchForm } from './gate-search-form'
import styles from './gates-layout.module.css'
import { MainGateRow } from './main-gate-row'
import { MosqueToggle } from './mosque-toggle'

const PATH = '/gates'

/** The simplified list (spec §2): named gates of the building. Its search looks at those; the full list has the rest. */
export async function MainGatesScreen({ mosque, query = '' }: { mosque: MosqueKey; query?: string }) {
  const all = await listGates(mosque)
  const gates = searchGates(all.filter(isMainGate), query)
  const { city, name } = mosques[mosque]
  return (
    <div data-city={city} data-tour="gates" className={styles.screen}>
      <PageHeading title={`Main gates of ${name}`} />
      <div className={styles.controls}>
        <MosqueToggle path={PATH} mosque={mosque} />
        <GateSearchForm path={PATH} mosque={mosque} query={query} />
        <div className={styles.buttons}>
          <ButtonLink href={mosqueHref('/mosque-gates', mosque)}>
            <List aria-hidden size={18} />
            View All Gates
          </ButtonLink>
          <ButtonLink href={mosqueHref('/gates-map', mosque)}>
            <Map aria-hidden size={18} />
            Map View
          </ButtonLink>
        </div>
      </div>
      <GateNotice checkedOn={oldestCheck(all)} />
      <GateColumns mosque={mosque} gates={all}>
        <h2 className={styles.count}>{gates.length} gates found</h2>
        <p className={styles.note}>The named gates of the building. The full list has all {all.length}.</p>
        {gates.length === 0 ? (
          <EmptyState title="No gates found">
            <p>It may be a door without a name. The full list has every number.</p>
            <ButtonLink href={mosqueHref('/mosque-gates', mosque)}>View All Gates</ButtonLink>
          </EmptyState>
        ) : (
          <ul className={styles.list}>
            {gates.map((gate) => (
              <MainGateRow key={gate.id} gate={gate} />
            ))}
          </ul>
        )}
      </GateColumns>
    </div>
  )
}

import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { PageHeading } from '@/components/ui/page-heading'
import { mosqueHref } from '@/lib/gate-links'
import { searchGates } from '@/lib/gate-search'
import { type MosqueKey, mosques } from '@/lib/mosques'
import { listGates } from '@/server/content/gates'

import { oldestCheck } from '../model/gate-facts'
import { isMajorGate } from '../model/main-gates'

import { GateColumns } from './gate-columns'
import { GateNotice } from './gate-notice'
import { GateRow } from './gate-row'
import { GateSearchForm } from './gate-search-form'
import styles from './gates-layout.module.css'
import { JumpLinks } from './jump-links'
import { MosqueToggle } from './mosque-toggle'

const PATH = '/places/gates'

/** The gates view of the places screen (spec §2). With a query it lists what matches, the exact number first. */
export async function PlacesGatesScreen({ mosque, query = '' }: { mosque: MosqueKey; query?: string }) {
  const all = await listGates(mosque)
  const gates = searchGates(all, query)
  const major = query === '' ? gates.filter(isMajorGate) : []
  const { city, name } = mosques[mosque]
  return (
    <div data-city={city} className={styles.screen}>
      <PageHeading title={`Gates of ${name}`} />
      <div className={styles.controls}>
        <MosqueToggle path={PATH} mosque={mosque} />
        <GateSearchForm path={PATH} mosque={mosque} query={query} />
      </div>
      <GateNotice checkedOn={oldestCheck(all)} />
      <JumpLinks
        label="Major gates"
        links={major.map((gate) => ({ id: `gate-${gate.id}`, sign: gate.gateNumber ?? '', label: gate.name }))}
      />
      <GateColumns mosque={mosque} gates={all}>
        <div className={styles.countRow}>
          <h2 className={styles.count}>{gates.length} gates found</h2>
          <ButtonLink href={mosqueHref('/gates-map', mosque)}>Map View</ButtonLink>
        </div>
        {gates.length === 0 ? (
          <EmptyState title="No gates found">
            <p>Try the number alone, for example 79, or a part of the name.</p>
            <ButtonLink href={mosqueHref(PATH, mosque)}>Show all gates</ButtonLink>
          </EmptyState>
        ) : (
          <ul className={styles.list}>
            {gates.map((gate) => (
              <GateRow key={gate.id} gate={gate} />
            ))}
          </ul>
        )}
      </GateColumns>
    </div>
  )
}

import { ArrowLeftRight, Map } from 'lucide-react'

import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { PageHeading } from '@/components/ui/page-heading'
import { mosqueHref } from '@/lib/gate-links'
import { searchGates } from '@/lib/gate-search'
import { type MosqueKey, mosques } from '@/lib/mosques'
import { listGates } from '@/server/content/gates'

import { oldestCheck } from '../model/gate-facts'
import { groupGates } from '../model/gate-groups'

import { GateColumns } from './gate-columns'
import { GateGroup } from './gate-group'
import { GateNotice } from './gate-notice'
import { GateSearchForm } from './gate-search-form'
import styles from './gates-layout.module.css'
import { JumpLinks } from './jump-links'
import { MainGateRow } from './main-gate-row'

const PATH = '/mosque-gates'

/** Every gate of one mosque (spec §2), in parts short enough to scan for a number. */
export async function AllGatesScreen({ mosque, query = '' }: { mosque: MosqueKey; query?: string }) {
  const all = await listGates(mosque)
  const { city, name } = mosques[mosque]
  const other = mosques[mosque === 'haram' ? 'nabawi' : 'haram']
  return (
    <div data-city={city} className={styles.screen}>
      <PageHeading
        title={`All gates of ${name}`}
        back={{ href: mosqueHref('/gates', mosque), label: 'Back to Main Gates View' }}
      />
      <div className={styles.controls}>
        <GateSearchForm path={PATH} mosque={mosque} query={query} />
        <div className={styles.buttons}>
          <ButtonLink href={mosqueHref(PATH, other.key)}>
            <ArrowLeftRight aria-hidden size={18} />
            Switch to {other.key === 'haram' ? 'Haram' : 'Nabawi'}
          </ButtonLink>
          <ButtonLink href={mosqueHref('/gates-map', mosque)}>
            <Map aria-hidden size={18} />
            Map View
          </ButtonLink>
        </div>
      </div>
      <GateNotice checkedOn={oldestCheck(all)} />
      {query === '' ? <Groups mosque={mosque} gates={all} /> : <Found mosque={mosque} gates={all} query={query} />}
    </div>
  )
}

type Props = { mosque: MosqueKey; gates: Awaited<ReturnType<typeof listGates>> }

function Groups({ mosque, gates }: Props) {
  const groups = groupGates(gates)
  return (
    <>
      <JumpLinks label="Jump to a number" links={groups.map(({ id, range }) => ({ id, sign: range }))} />
      <GateColumns mosque={mosque} gates={gates}>
        <p className={styles.note}>{gates.length} gates. Doors without a name show their number alone.</p>
        {groups.map((group) => (
          <GateGroup key={group.id} group={group} />
        ))}
      </GateColumns>
    </>
  )
}

function Found({ mosque, gates, query }: Props & { query: string }) {
  const found = searchGates(gates, query)
  return (
    <GateColumns mosque={mosque} gates={gates}>
      <h2 className={styles.count}>{found.length} gates found</h2>
      {found.length === 0 ? (
        <EmptyState title="No gates found">
          <p>Try the number alone, for example 79, or a part of the name.</p>
          <ButtonLink href={mosqueHref(PATH, mosque)}>Show all gates</ButtonLink>
        </EmptyState>
      ) : (
        <ul className={styles.list}>
          {found.map((gate) => (
            <MainGateRow key={gate.id} gate={gate} />
          ))}
        </ul>
      )}
    </GateColumns>
  )
}

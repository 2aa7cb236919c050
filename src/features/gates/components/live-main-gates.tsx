'use client'

import { List, Map } from 'lucide-react'
import type { ReactNode } from 'react'

import { AddressWatch } from '@/ui/address/address-watch'
import { ButtonLink } from '@/ui/controls/button-link'
import { mosqueHref } from '@/domain/gates/gate-links'
import type { MosqueKey } from '@/domain/gates/mosques'
import { FirstNote } from '@/shared/notices/components/first-note'
import { useNoticesFirst } from '@/shared/notices/use-notices'

import type { ListedGate } from '../model/gate'
import { useGateSearch } from '../use-gate-search'

import { GateColumns, GateCount, NothingFound } from './gate-results'
import { GateSearchForm } from './gate-search-form'
import styles from './gates-layout.module.css'
import { MainGateRow } from './gate-group'
import { MosqueToggle } from './mosque-toggle'

const PATH = '/gates'

type Props = {
  readonly mosque: MosqueKey
  /** Only the main ones. */
  readonly gates: readonly ListedGate[]
  /** How many the full list has. */
  readonly total: number
  readonly query: string
  readonly notice: ReactNode
  readonly plan: ReactNode
}

/** The simplified list below its heading. Its search looks at its own gates; the full list has the rest. */
export function LiveMainGates({ mosque, gates, total, query, notice, plan }: Props) {
  const { text, matches, type, followAddress } = useGateSearch({ path: PATH, mosque, gates, query })
  const { items, first } = useNoticesFirst('gate', matches)
  return (
    <>
      <AddressWatch onChange={followAddress} />
      <div className={styles.controls}>
        <MosqueToggle path={PATH} mosque={mosque} text={text} />
        <GateSearchForm path={PATH} mosque={mosque} text={text} onText={type} />
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
      {notice}
      <GateColumns plan={plan}>
        <GateCount count={matches.length} />
        <p className="soft">The named gates of the building. The full list has all {total}.</p>
        <FirstNote kind="gate" first={first} />
        {matches.length === 0 ? (
          <NothingFound text={text} href={mosqueHref('/mosque-gates', mosque, text)} way="Search all gates">
            It may be a door without a name. The full list has every number.
          </NothingFound>
        ) : (
          <ul className={styles.list}>
            {items.map((gate) => (
              <MainGateRow key={gate.id} gate={gate} />
            ))}
          </ul>
        )}
      </GateColumns>
    </>
  )
}

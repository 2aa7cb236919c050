'use client'

import type { ReactNode } from 'react'

import { AddressWatch } from '@/ui/address-watch'
import { ButtonLink } from '@/ui/button-link'
import { mosqueHref } from '@/lib/gate-links'
import type { MosqueKey } from '@/lib/mosques'

import { isMajorGate, type ListedGate } from '../model/gate'
import { useGateSearch } from '../use-gate-search'
import { useGateDialog } from '../use-gate-dialog'

import { GateColumns, GateCount, JumpLinks, NothingFound, TRY_NUMBER } from './gate-results'
import { GateRow } from './gate-row'
import { GateSearchForm } from './gate-search-form'
import styles from './gates-layout.module.css'
import { MosqueToggle } from './mosque-toggle'

const PATH = '/places/gates'

type Props = {
  readonly mosque: MosqueKey
  readonly gates: readonly ListedGate[]
  readonly query: string
  readonly notice: ReactNode
  readonly plan: ReactNode
}

/** The gates view of the places screen below its heading. With a text it lists what matches, the exact number first. */
export function LivePlacesGates({ mosque, gates, query, notice, plan }: Props) {
  const { text, searched, found, type, followAddress } = useGateSearch({ path: PATH, mosque, gates, query })
  const { openDetails, dialog } = useGateDialog()
  const major = searched === '' ? gates.filter(isMajorGate) : []
  return (
    <>
      <AddressWatch onChange={followAddress} />
      <div className={styles.controls}>
        <MosqueToggle path={PATH} mosque={mosque} text={text} />
        <GateSearchForm path={PATH} mosque={mosque} text={text} onText={type} />
      </div>
      {notice}
      <JumpLinks
        label="Major gates"
        links={major.map((gate) => ({ id: `gate-${gate.id}`, sign: gate.gateNumber ?? '', label: gate.name }))}
      />
      <GateColumns plan={plan} gates={found}>
        <div className={styles.countRow}>
          <GateCount count={found.length} />
          <ButtonLink href={mosqueHref('/gates-map', mosque)}>Map View</ButtonLink>
        </div>
        {found.length === 0 ? (
          <NothingFound href={mosqueHref(PATH, mosque)} way="Show all gates">
            {TRY_NUMBER}
          </NothingFound>
        ) : (
          <ul className={styles.list}>
            {found.map((gate) => (
              <GateRow key={gate.id} gate={gate} onDetails={openDetails} />
            ))}
          </ul>
        )}
      </GateColumns>
      {dialog}
    </>
  )
}

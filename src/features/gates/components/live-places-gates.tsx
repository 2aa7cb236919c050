'use client'

import { Fragment, type ReactNode } from 'react'

import { AddressWatch } from '@/ui/address/address-watch'
import { ButtonLink } from '@/ui/controls/button-link'
import { type GateAccess, mosqueHref } from '@/domain/gates/gate-links'
import type { MosqueKey } from '@/domain/gates/mosques'
import { FirstNote } from '@/shared/notices/components/first-note'
import { useNoticesFirst } from '@/shared/notices/use-notices'

import { isMajorGate, type ListedGate } from '../model/gate'
import { accessNote, groupByAccess } from '../model/gate-access'
import { groupGates } from '../model/gate-groups'
import { useGateSearch } from '../use-gate-search'
import { useGateDialog } from '../use-gate-dialog'
import { useOpenTarget } from '../use-open-target'

import { AccessChips } from './access-chips'
import { GateFold } from './gate-fold'
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
  readonly access: GateAccess | null
  readonly notice: ReactNode
  readonly plan: ReactNode
}

/**
 * The gates view of the places screen below its heading. With a text it lists what matches, the exact number first; else
 * the gates are folded by range of numbers or by what is known of their access.
 */
export function LivePlacesGates({ mosque, gates, query, access: given, notice, plan }: Props) {
  const { text, access, searched, matches, type, followAddress } = useGateSearch({
    path: PATH,
    mosque,
    gates,
    query,
    access: given,
  })
  const { items, first } = useNoticesFirst('gate', matches)
  const { openDetails, dialog } = useGateDialog()
  useOpenTarget()
  const groups = access !== null ? groupByAccess(matches, access) : searched === '' ? groupGates(matches) : null
  const major = searched === '' && access === null ? gates.filter(isMajorGate) : []
  return (
    <>
      <AddressWatch onChange={followAddress} />
      <div className={styles.controls} data-searching={text === '' ? undefined : true}>
        <MosqueToggle path={PATH} mosque={mosque} text={text} access={access} />
        <GateSearchForm path={PATH} mosque={mosque} text={text} access={access} onText={type} />
        <AccessChips mosque={mosque} gates={gates} text={text} access={access} />
      </div>
      {notice}
      <JumpLinks
        label="Major gates"
        links={major.map((gate) => ({ id: `gate-${gate.id}`, sign: gate.gateNumber ?? '', label: gate.name }))}
      />
      <GateColumns plan={plan}>
        <div className="middle between gap-2 cluster">
          <GateCount count={matches.length} />
          <ButtonLink href={mosqueHref('/gates-map', mosque)}>Map View</ButtonLink>
        </div>
        {access !== null && <p className="soft">{accessNote(matches, access)}</p>}
        <FirstNote kind="gate" first={first} />
        {matches.length === 0 ? (
          <NothingFound text={text} href={mosqueHref(PATH, mosque)} way="Show all gates">
            {TRY_NUMBER}
          </NothingFound>
        ) : groups !== null ? (
          <Fragment key={access}>
            {groups.map((group) => (
              <GateFold key={group.id} group={group} isOpen={group.id === 'yes'} onDetails={openDetails} />
            ))}
          </Fragment>
        ) : (
          <ul className={styles.list}>
            {items.map((gate) => (
              <GateRow key={gate.id} gate={gate} onDetails={openDetails} />
            ))}
          </ul>
        )}
      </GateColumns>
      {dialog}
    </>
  )
}

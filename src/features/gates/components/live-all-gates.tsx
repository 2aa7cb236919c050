'use client'

import { ArrowLeftRight, Map } from 'lucide-react'
import type { ReactNode } from 'react'

import { AddressWatch } from '@/ui/address/address-watch'
import { ButtonLink } from '@/ui/controls/button-link'
import { mosqueHref } from '@/domain/gates/gate-links'
import type { MosqueKey } from '@/domain/gates/mosques'
import { FirstNote } from '@/shared/notices/components/first-note'
import { useNoticesFirst } from '@/shared/notices/use-notices'

import { groupGates } from '../model/gate-groups'
import type { ListedGate } from '../model/gate'
import { useGateSearch } from '../use-gate-search'

import { GateColumns, GateCount, JumpLinks, NothingFound, TRY_NUMBER } from './gate-results'
import { GateGroup, MainGateRow } from './gate-group'
import { GateSearchForm } from './gate-search-form'
import styles from './gates-layout.module.css'

const PATH = '/mosque-gates'

type Props = {
  readonly mosque: MosqueKey
  readonly gates: readonly ListedGate[]
  readonly query: string
  readonly notice: ReactNode
  readonly plan: ReactNode
}

/** Every gate of one mosque below its heading, in parts short enough to scan for a number, or what matches a text. */
export function LiveAllGates({ mosque, gates, query, notice, plan }: Props) {
  const { text, searched, matches, type, followAddress } = useGateSearch({ path: PATH, mosque, gates, query })
  const { items, first } = useNoticesFirst('gate', matches)
  const other = mosque === 'haram' ? 'nabawi' : 'haram'
  const groups = searched === '' ? groupGates(gates) : []
  return (
    <>
      <AddressWatch onChange={followAddress} />
      <div className={styles.controls}>
        <GateSearchForm path={PATH} mosque={mosque} text={text} onText={type} />
        <div className={styles.buttons}>
          <ButtonLink href={mosqueHref(PATH, other, text)}>
            <ArrowLeftRight aria-hidden size={18} />
            Switch to {other === 'haram' ? 'Haram' : 'Nabawi'}
          </ButtonLink>
          <ButtonLink href={mosqueHref('/gates-map', mosque)}>
            <Map aria-hidden size={18} />
            Map View
          </ButtonLink>
        </div>
      </div>
      {notice}
      <JumpLinks label="Jump to a number" links={groups.map(({ id, range }) => ({ id, sign: range }))} />
      <GateColumns plan={plan}>
        <GateCount count={matches.length} />
        <FirstNote kind="gate" first={first} />
        {groups.map((group) => (
          <GateGroup key={group.id} group={group} />
        ))}
        {searched !== '' && <Matches mosque={mosque} text={text} matches={items} />}
      </GateColumns>
    </>
  )
}

type MatchesProps = { readonly mosque: MosqueKey; readonly text: string; readonly matches: readonly ListedGate[] }

function Matches({ mosque, text, matches }: MatchesProps) {
  if (matches.length === 0) {
    return (
      <NothingFound text={text} href={mosqueHref(PATH, mosque)} way="Show all gates">
        {TRY_NUMBER}
      </NothingFound>
    )
  }
  return (
    <ul className={styles.list}>
      {matches.map((gate) => (
        <MainGateRow key={gate.id} gate={gate} />
      ))}
    </ul>
  )
}

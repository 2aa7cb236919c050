'use client'

import { Button } from '@payloadcms/ui'
import type { Route } from 'next'
import { useState } from 'react'

import { UNDO_MINUTES } from '@/contracts/moderation'
import { placeFields } from '@/domain/places/place-fields'
import { keysWhere } from '@/lib/lists/table-rows'
import Link from '@/ui/controls/link'
import type { Location } from '@/payload-types'
import type { DuplicateOffer, DuplicateOffers } from '@/server/imports/merging/near-duplicates-list'

import styles from './imports.module.css'

import { type DecisionTools, useDecision } from './use-decision'
import { changesLabel, countLabel, fieldLabel, valueLabel } from './labels'

const ORIGINS = {
  editor: 'written by an editor',
  osm: 'from OpenStreetMap',
  community: 'recommended by a pilgrim',
} as const satisfies Record<Location['origin'], string>

/** The fields shown side by side. */
const COMPARED = keysWhere(placeFields, { isCompared: true })

/** Pairs of records that may be one place, to be merged or marked as two. */
export function Duplicates({ duplicates, ...shared }: DecisionTools & { readonly duplicates: DuplicateOffers }) {
  const { offers, total } = duplicates
  if (total === 0) return <p>No pair waits: no two published places look like one, or somebody has told them apart.</p>
  return (
    <>
      {total > offers.length && (
        <p className={styles.quiet}>
          The nearest {offers.length} of {countLabel(total, 'pair', 'pairs')}; the next follow when these are settled.
        </p>
      )}
      <ul className="stack list gap-3 flush">
        {offers.map((offer) => (
          <Offer key={`${offer.kept.id} ${offer.old.id}`} offer={offer} {...shared} />
        ))}
      </ul>
    </>
  )
}

function Offer({ offer, ...tools }: DecisionTools & { readonly offer: DuplicateOffer }) {
  const { row, isBusy, settle } = useDecision(tools)
  const [isSwapped, setSwapped] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const { metres, because, takenOverSwapped } = offer
  const swapped = isSwapped && takenOverSwapped !== null
  const [kept, old] = swapped ? [offer.old, offer.kept] : [offer.kept, offer.old]
  const takenOver = swapped ? takenOverSwapped : offer.takenOver
  const rows = COMPARED.filter((field) => kept[field] || old[field])
  const merge = () => {
    const seen = { kept: kept.updatedAt, old: old.updatedAt }
    settle('merge', { keptId: kept.id, oldId: old.id, seen })
    setAsking(false)
  }
  return (
    <li ref={row} className={styles.decision}>
      <h3>
        <bdi>{kept.name}</bdi> and <bdi>{old.name}</bdi>
      </h3>
      <p className={styles.quiet}>
        {Math.round(metres)} m apart, {because === 'phone' ? 'with the same phone number' : 'with similar names'}, in{' '}
        {kept.city}.
      </p>
      <div
        className={styles.scroll}
        tabIndex={0}
        role="region"
        aria-label={`${kept.name} and ${old.name} side by side`}
      >
        <table className={styles.table}>
          <thead>
            <tr>
              <td />
              <Side place={kept} adminRoute={tools.adminRoute} role="Stays" />
              <Side place={old} adminRoute={tools.adminRoute} role="Goes" />
            </tr>
          </thead>
          <tbody>
            {rows.map((field) => (
              <tr key={field}>
                <th scope="row">{fieldLabel(field)}</th>
                <td data-lost={field in takenOver}>
                  <bdi>{valueLabel(kept[field])}</bdi>
                </td>
                <td data-taken={field in takenOver}>
                  <bdi>{valueLabel(old[field])}</bdi>
                  {field in takenOver && <span className={styles.quiet}> (taken over)</span>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {isAsking ? (
        <Asking kept={kept} old={old} takenOver={takenOver} onYes={merge} onNo={() => setAsking(false)} />
      ) : (
        <div className={styles.buttons}>
          <Button buttonStyle="secondary" margin={false} size="small" disabled={isBusy} onClick={() => setAsking(true)}>
            Merge them…
          </Button>
          {takenOverSwapped !== null && (
            <Button
              buttonStyle="secondary"
              margin={false}
              size="small"
              disabled={isBusy}
              onClick={() => setSwapped(!isSwapped)}
            >
              Let number {old.id} stay instead
            </Button>
          )}
          <Button
            buttonStyle="secondary"
            margin={false}
            size="small"
            disabled={isBusy}
            onClick={() => settle('distinct', { ids: [kept.id, old.id] })}
          >
            They are two places
          </Button>
        </div>
      )}
    </li>
  )
}

type Question = {
  readonly kept: Location
  readonly old: Location
  readonly takenOver: DuplicateOffer['takenOver']
  readonly onYes: () => void
  readonly onNo: () => void
}

/** By name and number what a merge would do, before it does it. */
function Asking({ kept, old, takenOver, onYes, onNo }: Question) {
  const changes = changesLabel({ ...kept }, takenOver)
  return (
    <div className={styles.asking} role="group" aria-label="Merge the two" tabIndex={-1} ref={focusOnce}>
      <p>
        “<bdi>{kept.name}</bdi>” (number {kept.id}) stays. “<bdi>{old.name}</bdi>” (number {old.id}) goes into the
        trash, and its address leads to number {kept.id}.
      </p>
      {changes.length === 0 ? (
        <p>What stays is not changed.</p>
      ) : (
        <div>
          <p>What stays takes over, for readers at once:</p>
          <ul className={styles.changes}>
            {changes.map(({ name, before, after }) => (
              <li key={name}>
                {name}: <del>{before}</del> <span aria-hidden="true">→</span> <ins>{after}</ins>
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className={styles.quiet}>You can take it back for {UNDO_MINUTES} minutes.</p>
      <div className={styles.buttons}>
        <Button buttonStyle="primary" margin={false} size="small" onClick={onYes}>
          Yes, merge them
        </Button>
        <Button buttonStyle="secondary" margin={false} size="small" onClick={onNo}>
          Leave them
        </Button>
      </div>
    </div>
  )
}

/** What is asked is read out when it appears. */
const focusOnce = (element: HTMLElement | null): void => element?.focus({ preventScroll: true })

function Side({
  place,
  adminRoute,
  role,
}: {
  readonly place: Location
  readonly adminRoute: string
  readonly role: string
}) {
  return (
    <th scope="col">
      {role}: <Link href={`${adminRoute}/collections/locations/${place.id}` as Route}>number {place.id}</Link>
      <span className={styles.quiet}> {ORIGINS[place.origin]}</span>
    </th>
  )
}

'use client'

import { Button } from '@payloadcms/ui'
import type { Route } from 'next'

import Link from '@/ui/link'
import type { Location } from '@/payload-types'
import type { DuplicateOffer, DuplicateOffers } from '@/server/imports/near-duplicates-list'

import styles from './imports.module.css'

import { type DecisionTools, useDecision } from './use-decision'
import { countWords, fieldWords, valueWords } from './labels'

const ORIGINS = {
  editor: 'written by an editor',
  osm: 'from OpenStreetMap',
  community: 'recommended by a pilgrim',
} as const satisfies Record<Location['origin'], string>

/** What is laid side by side; the rest of a record rarely tells two places apart. */
const COMPARED = [
  'name',
  'arabicName',
  'category',
  'address',
  'phone',
  'website',
  'hours',
  'cuisine',
  'wheelchair',
] as const

/** Pairs of records that may be one place, to be merged or told apart. */
export function Duplicates({ duplicates, ...shared }: DecisionTools & { readonly duplicates: DuplicateOffers }) {
  const { offers, total } = duplicates
  if (offers.length === 0) return <p>No two records look like one place.</p>
  return (
    <>
      {total > offers.length && (
        <p className={styles.quiet}>
          The nearest {offers.length} of {countWords(total, 'pair', 'pairs')}; the next follow when these are settled.
        </p>
      )}
      <ul className={styles.decisions}>
        {offers.map((offer) => (
          <Offer key={`${offer.kept.id} ${offer.old.id}`} offer={offer} {...shared} />
        ))}
      </ul>
    </>
  )
}

function Offer({ offer, ...tools }: DecisionTools & { readonly offer: DuplicateOffer }) {
  const { row, isBusy, settle } = useDecision(tools)
  const { kept, old, takenOver, metres, because } = offer
  const rows = COMPARED.filter((field) => kept[field] || old[field])
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
                <th scope="row">{fieldWords(field)}</th>
                <td data-lost={field in takenOver}>
                  <bdi>{valueWords(kept[field])}</bdi>
                </td>
                <td data-taken={field in takenOver}>
                  <bdi>{valueWords(old[field])}</bdi>
                  {field in takenOver && <span className={styles.quiet}> (taken over)</span>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className={styles.buttons}>
        <Button
          buttonStyle="secondary"
          margin={false}
          size="small"
          disabled={isBusy}
          onClick={() => settle('merge', { keptId: kept.id, oldId: old.id })}
        >
          Merge them
        </Button>
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
    </li>
  )
}

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

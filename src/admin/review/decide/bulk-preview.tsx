'use client'

import type { ReactNode } from 'react'

import type { QueueItem } from '@/contracts/review-queue'

import {
  type ApproveItem,
  listConfirmations,
  type LeftItem,
  type MergeItem,
  listMerges,
  listPublications,
} from './plan'
import styles from '../review.module.css'

/** So many names are shown at once; the rest opens. */
const SHOWN = 10

/** By name what becomes public: the last look before it does. */
export function ApprovePreview({
  items,
  plan,
}: {
  readonly items: readonly QueueItem[]
  readonly plan: readonly ApproveItem[]
}) {
  const published = listPublications(items, plan)
  const confirmed = listConfirmations(items, plan)
  return (
    <>
      {published.length > 0 && (
        <Names
          title={
            published.length === 1 ? 'This becomes public at once:' : `These ${published.length} become public at once:`
          }
        >
          {published.map(({ id, title, what }) => (
            <li key={id}>
              <bdi>{title}</bdi>: {what}
            </li>
          ))}
        </Names>
      )}
      {confirmed.length > 0 && (
        <Names title={`Checked on the day the visitor sent it (${confirmed.length}), nothing else changes:`}>
          {confirmed.map(({ id, title }) => (
            <li key={id}>
              <bdi>{title}</bdi>
            </li>
          ))}
        </Names>
      )}
    </>
  )
}

/** By name what is closed as a duplicate of what. */
export function MergePreview({
  items,
  plan,
}: {
  readonly items: readonly QueueItem[]
  readonly plan: readonly MergeItem[]
}) {
  const merges = listMerges(items, plan)
  if (merges.length === 0) return null
  return (
    <Names title="What goes into what:">
      {merges.map(({ id, title, into }) => (
        <li key={id}>
          <bdi>{title}</bdi> → <bdi>{into.name}</bdi> ({into.what})
        </li>
      ))}
    </Names>
  )
}

/** A list whose first entries are in view and whose rest opens. */
function Names({ title, children }: { readonly title: string; readonly children: readonly ReactNode[] }) {
  const rest = children.slice(SHOWN)
  return (
    <div className={styles.results}>
      <p>{title}</p>
      <ul className={styles.names}>{children.slice(0, SHOWN)}</ul>
      {rest.length > 0 && (
        <details>
          <summary>{rest.length === 1 ? 'Show the one that is left' : `Show the other ${rest.length}`}</summary>
          <ul>{rest}</ul>
        </details>
      )}
    </div>
  )
}

/** What will not be touched, by reason. */
export function LeftItems({ left }: { readonly left: readonly LeftItem[] }) {
  if (left.length === 0) return null
  const reasons = [...new Set(left.map(({ why }) => why))].map((why) => ({
    why,
    entries: left.filter((entry) => entry.why === why),
  }))
  return (
    <details className={styles.results} open={left.length <= MANY}>
      <summary>{left.length === 1 ? '1 stays as it is' : `${left.length} stay as they are`}, and why</summary>
      <ul>
        {reasons.map(({ why, entries }) => (
          <li key={why}>
            {why} ({entries.length === 1 ? <bdi>{entries[0]?.item.title}</bdi> : entries.length})
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Up to so many the reasons are shown without asking. */
const MANY = 20

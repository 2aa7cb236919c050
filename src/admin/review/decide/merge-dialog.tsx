'use client'

import { useState } from 'react'

import type { DuplicateCandidate } from '@/contracts/possible-duplicates'
import { mergeableFields, type ReviewRequestInput } from '@/contracts/review-decisions'
import type { QueueItem } from '@/contracts/review-queue'
import { formatDistance } from '@/lib/geo/geo'

import { Dialog } from '../dialog'
import { matchText } from '../item/matches'
import styles from '../review.module.css'
import { fieldLabel } from '../labels'

type Props = {
  readonly item: QueueItem
  readonly isBusy: boolean
  readonly onRun: (request: ReviewRequestInput) => void
  readonly onClose: () => void
}

type MergeableField = (typeof mergeableFields)[number]

/** Which match one submission is merged into, and what the place of the guide takes from it. */
export function MergeDialog({ item, isBusy, onRun, onClose }: Props) {
  // A reader cannot be sent to a page that is not public.
  const offered = item.duplicates.filter(({ isPublished }) => isPublished !== false)
  const [chosen, setChosen] = useState<DuplicateCandidate | null>(offered[0] ?? null)
  const [otherId, setOtherId] = useState('')
  const [taken, setTaken] = useState<ReadonlySet<MergeableField>>(new Set())
  const [message, setMessage] = useState('')
  const typedId = /^\d{1,9}$/.test(otherId.trim()) ? Number(otherId) : null
  const into =
    chosen !== null
      ? { kind: chosen.kind, id: chosen.id }
      : typedId === null
        ? null
        : ({ kind: 'place', id: typedId } as const)
  const offers = into?.kind === 'place' ? mergeableFields.filter((field) => ownValue(item, field) !== null) : []

  const run = () => {
    if (into === null) return
    const text = message.trim()
    onRun({
      action: 'merge',
      items: [{ id: item.id, version: item.version, into, take: offers.filter((field) => taken.has(field)) }],
      ...(text !== '' && { message: text }),
    })
  }

  return (
    <Dialog title={`Merge “${item.title}”`} onClose={onClose} isWide>
      <fieldset className={styles.fieldset}>
        <legend>Into</legend>
        {offered.map((candidate) => (
          <label key={`${candidate.kind}-${candidate.id}`} className={styles.choice}>
            <input
              type="radio"
              name="review-merge"
              checked={chosen === candidate}
              onChange={() => setChosen(candidate)}
            />
            <span>
              <bdi>{candidate.name}</bdi> ({candidate.kind === 'place' ? 'place' : 'submission'} No. {candidate.id},{' '}
              {candidate.distanceMetres !== null && `${formatDistance(candidate.distanceMetres)}, `}
              {matchText(candidate)})
            </span>
          </label>
        ))}
        <label className={styles.choice}>
          <input type="radio" name="review-merge" checked={chosen === null} onChange={() => setChosen(null)} />
          <span>Another place of the guide</span>
        </label>
        {chosen === null && (
          <label className={styles.field}>
            <span>Number of the place, as in the address of its page</span>
            <input
              type="text"
              inputMode="numeric"
              value={otherId}
              onChange={({ target }) => setOtherId(target.value)}
            />
          </label>
        )}
      </fieldset>
      {offers.length > 0 && (
        <fieldset className={styles.fieldset}>
          <legend>What the place takes from the submission</legend>
          {offers.map((field) => (
            <label key={field} className={styles.choice}>
              <input
                type="checkbox"
                checked={taken.has(field)}
                onChange={({ target }) => {
                  const next = new Set(taken)
                  if (target.checked) next.add(field)
                  else next.delete(field)
                  setTaken(next)
                }}
              />
              <span>
                {fieldLabel(field)}: <bdi>{ownValue(item, field)}</bdi>
                {chosen !== null && (
                  <>
                    {' '}
                    <span className="guide-soft">
                      (now: <bdi>{placeValue(chosen, field) ?? 'nothing'}</bdi>)
                    </span>
                  </>
                )}
              </span>
            </label>
          ))}
        </fieldset>
      )}
      <label className={styles.field}>
        <span>What the sender reads (may stay empty)</span>
        <textarea
          dir="auto"
          rows={2}
          maxLength={1000}
          value={message}
          onChange={({ target }) => setMessage(target.value)}
        />
      </label>
      <div className="cluster gap-2 above-4">
        <button type="button" className={styles.primary} disabled={isBusy || into === null} onClick={run}>
          {isBusy ? 'Working…' : 'Merge'}
        </button>
        <button type="button" className={styles.button} onClick={onClose}>
          Cancel
        </button>
      </div>
    </Dialog>
  )
}

function ownValue({ place, description }: QueueItem, field: MergeableField): string | null {
  if (field === 'description') return description
  if (place === null) return null
  if (field === 'hours') return place.openHours
  if (field === 'position') return positionText(place)
  return place[field]
}

function placeValue(candidate: DuplicateCandidate, field: MergeableField): string | null {
  if (field === 'description') return 'see its page'
  return field === 'position' ? positionText(candidate) : candidate[field]
}

const positionText = ({
  latitude,
  longitude,
}: {
  readonly latitude: number | null
  readonly longitude: number | null
}): string | null => (latitude === null || longitude === null ? null : `${latitude}, ${longitude}`)

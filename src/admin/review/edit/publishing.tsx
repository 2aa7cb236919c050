'use client'

import dynamic from 'next/dynamic'

import type { Edits } from '@/contracts/review-decisions'
import type { QueueItem } from '@/contracts/review-queue'
import { placeCategories } from '@/domain/places/place-categories'
import type { Basemap } from '@/domain/streets/basemap'

import { type Draft, editedPlace, getPin, withoutPosition, withPin } from './draft'
import styles from '../review.module.css'

const PinMap = dynamic(() => import('@/admin/pin-map/pin-map').then(({ PinMap }) => PinMap), {
  ssr: false,
  loading: () => <p className="guide-soft">Loading the map…</p>,
})

type Props = {
  readonly item: QueueItem
  readonly draft: Draft
  readonly basemap: Basemap
  readonly isOpen: boolean
  readonly onEdits: (edits: Edits) => void
}

/** What the guide adds to what was sent: its own category, and where the place is. */
export function Publishing({ item, draft, basemap, isOpen, onEdits }: Props) {
  const place = editedPlace(item, draft)
  if (place === null) return null
  const { edits } = draft
  const pin = getPin(item, draft)
  const setNumber = (field: 'latitude' | 'longitude', text: string) => {
    const value = text.trim() === '' ? null : Number(text)
    if (value !== null && !Number.isFinite(value)) return
    onEdits({ ...edits, [field]: value, ...(value !== null && { hasNoPosition: false }) })
  }
  return (
    <section className={styles.section} aria-labelledby="review-publishing">
      <h3 id="review-publishing">In the guide</h3>
      <label className={styles.field}>
        <span>Category (the sender chose {place.senderCategory})</span>
        <select
          id="review-category"
          value={place.category ?? ''}
          disabled={!isOpen}
          onChange={({ target }) =>
            onEdits({
              ...edits,
              category: placeCategories.find(({ value }) => value === target.value)?.value ?? null,
            })
          }
        >
          <option value="">Choose…</option>
          {placeCategories.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <div className={styles.pinRow}>
        <label className={styles.field}>
          <span>Latitude</span>
          <input
            id="review-latitude"
            type="number"
            step="0.0001"
            min={-90}
            max={90}
            disabled={!isOpen}
            value={place.latitude ?? ''}
            onChange={({ target }) => setNumber('latitude', target.value)}
          />
        </label>
        <label className={styles.field}>
          <span>Longitude</span>
          <input
            type="number"
            step="0.0001"
            min={-180}
            max={180}
            disabled={!isOpen}
            value={place.longitude ?? ''}
            onChange={({ target }) => setNumber('longitude', target.value)}
          />
        </label>
        <label className={styles.choice}>
          <input
            type="checkbox"
            disabled={!isOpen}
            checked={place.hasNoPosition}
            onChange={({ target }) => onEdits(withoutPosition(edits, target.checked))}
          />
          <span>No position: list it without a pin</span>
        </label>
      </div>
      <PinMap
        // Another submission, another view of the streets.
        key={item.id}
        label="Map of the submission and its matches"
        pinLabel="The submission’s pin"
        pin={pin}
        city={place.city}
        candidates={item.duplicates}
        basemap={basemap}
        isMovable={isOpen}
        onMove={(position) => onEdits(withPin(edits, position))}
      />
      {isOpen && (
        <p className="guide-soft">
          Click the map to set the pin, drag it, or focus it and use the arrow keys (with Shift, ten times as far).
        </p>
      )}
    </section>
  )
}

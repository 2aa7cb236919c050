'use client'

import type { Edits } from '@/contracts/review-decisions'
import type { QueueItem } from '@/contracts/review-queue'
import { submissionLimits } from '@/contracts/recommendations'
import { recommendationCities } from '@/domain/submissions/recommendation-options'

import { editedPlace } from './draft'
import { focusOnce } from './focus-once'
import styles from '../review.module.css'

type Props = {
  readonly item: QueueItem
  readonly edits: Edits
  readonly onEdits: (edits: Edits) => void
}

type TextField = 'arabicName' | 'address' | 'openHours' | 'price' | 'phone' | 'website'

const textFields = [
  { name: 'arabicName', label: 'Arabic name', max: 200 },
  { name: 'address', label: 'Address', max: 300 },
  { name: 'openHours', label: 'Opening hours', max: 500 },
  { name: 'price', label: 'Price', max: submissionLimits.price },
  { name: 'phone', label: 'Phone', max: submissionLimits.phone },
  { name: 'website', label: 'Website', max: submissionLimits.website },
] as const satisfies readonly { name: TextField; label: string; max: number }[]

const flags = [
  { name: 'wheelchair', label: 'Wheelchair access' },
  { name: 'womenArea', label: 'Area for women' },
  { name: 'prayerArea', label: 'Prayer area' },
] as const

/** Corrections of a place before it is approved. Category and position have a part of their own, which is always there. */
export function PlaceForm({ item, edits, onEdits }: Props) {
  const place = editedPlace(item, { edits, apply: null })
  if (place === null) return null
  const set = (change: Edits) => onEdits({ ...edits, ...change })
  return (
    <section className={styles.section} aria-labelledby="review-edit">
      <h3 id="review-edit">Edit the place</h3>
      <label className={styles.field}>
        <span>Name</span>
        <input
          ref={focusOnce}
          id="review-title"
          type="text"
          dir="auto"
          required
          maxLength={submissionLimits.title}
          value={place.title}
          onChange={({ target }) => set({ title: target.value })}
        />
      </label>
      <CityField city={place.city} onCity={(city) => set({ city })} />
      <label className={styles.field}>
        <span>Description</span>
        <textarea
          dir="auto"
          rows={4}
          maxLength={submissionLimits.description}
          value={place.description ?? ''}
          onChange={({ target }) => set({ description: target.value })}
        />
      </label>
      {textFields.map(({ name, label, max }) => (
        <label key={name} className={styles.field}>
          <span>{label}</span>
          <input
            type="text"
            dir="auto"
            maxLength={max}
            value={place[name] ?? ''}
            onChange={({ target }) => set({ [name]: target.value })}
          />
        </label>
      ))}
      {flags.map(({ name, label }) => (
        <label key={name} className={styles.choice}>
          <input type="checkbox" checked={place[name]} onChange={({ target }) => set({ [name]: target.checked })} />
          <span>{label}</span>
        </label>
      ))}
    </section>
  )
}

/** For places and paths alike. */
export function CityField({
  city,
  onCity,
}: {
  readonly city: string
  readonly onCity: (city: (typeof recommendationCities)[number]) => void
}) {
  return (
    <label className={styles.field}>
      <span>City</span>
      <select
        value={city}
        onChange={({ target }) => {
          const chosen = recommendationCities.find((name) => name === target.value)
          if (chosen !== undefined) onCity(chosen)
        }}
      >
        {recommendationCities.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}

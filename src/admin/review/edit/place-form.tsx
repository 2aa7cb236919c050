'use client'

import type { Edits } from '@/contracts/review-decisions'
import type { QueueItem } from '@/contracts/review-queue'
import { submissionLimits } from '@/contracts/recommendations'

import { editedPlace } from './draft'
import { CityField, LongTextField, TextField, TitleField } from './fields'
import styles from '../review.module.css'

type Props = {
  readonly item: QueueItem
  readonly edits: Edits
  readonly onEdits: (edits: Edits) => void
}

type TextName = 'arabicName' | 'address' | 'openHours' | 'price' | 'phone' | 'website'

const textFields = [
  { name: 'arabicName', label: 'Arabic name', max: 200 },
  { name: 'address', label: 'Address', max: 300 },
  { name: 'openHours', label: 'Opening hours', max: 500 },
  { name: 'price', label: 'Price', max: submissionLimits.price },
  { name: 'phone', label: 'Phone', max: submissionLimits.phone },
  { name: 'website', label: 'Website', max: submissionLimits.website },
] as const satisfies readonly { name: TextName; label: string; max: number }[]

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
      <TitleField label="Name" value={place.title} onText={(title) => set({ title })} />
      <CityField city={place.city} onCity={(city) => set({ city })} />
      <LongTextField
        label="Description"
        rows={4}
        maxLength={submissionLimits.description}
        value={place.description}
        onText={(description) => set({ description })}
      />
      {textFields.map(({ name, label, max }) => (
        <TextField
          key={name}
          label={label}
          maxLength={max}
          value={place[name]}
          onText={(text) => set({ [name]: text })}
        />
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

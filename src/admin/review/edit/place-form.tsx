'use client'

import type { Edits } from '@/contracts/review-decisions'
import type { QueueItem } from '@/contracts/review-queue'
import { submissionLimits } from '@/contracts/recommendations'
import { submittedFields, submittedFlags, submittedTexts } from '@/domain/submissions/submitted-fields'

import { editedPlace } from './draft'
import { CityField, LongTextField, TextField, TitleField } from './fields'
import styles from '../review.module.css'

type Props = {
  readonly item: QueueItem
  readonly edits: Edits
  readonly onEdits: (edits: Edits) => void
}

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
      {submittedTexts.map((name) => (
        <TextField
          key={name}
          label={submittedFields[name].label}
          maxLength={submittedFields[name].limit}
          isArabic={'isArabic' in submittedFields[name]}
          value={place[name]}
          onText={(text) => set({ [name]: text })}
        />
      ))}
      {submittedFlags.map((name) => (
        <label key={name} className={styles.choice}>
          <input type="checkbox" checked={place[name]} onChange={({ target }) => set({ [name]: target.checked })} />
          <span>{submittedFields[name].label}</span>
        </label>
      ))}
    </section>
  )
}

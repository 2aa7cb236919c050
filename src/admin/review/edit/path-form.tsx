'use client'

import type { Edits } from '@/contracts/review-decisions'
import type { QueueItem, QueueStep } from '@/contracts/review-queue'
import { submissionLimits } from '@/contracts/recommendations'
import { stepKinds } from '@/domain/submissions/recommendation-options'

import { CityField, LongTextField, TextField, TitleField } from './fields'
import styles from '../review.module.css'

type Props = {
  readonly item: QueueItem
  readonly edits: Edits
  readonly onEdits: (edits: Edits) => void
}

type EditedStep = NonNullable<Edits['steps']>[number]

/** Corrections of a path before it is approved. What a step leads to stays as the sender chose it. */
export function PathForm({ item, edits, onEdits }: Props) {
  const steps = edits.steps ?? (item.steps ?? []).map(asEdited)
  const set = (change: Edits) => onEdits({ ...edits, ...change })
  const setStep = (index: number, change: Partial<EditedStep>) =>
    set({ steps: steps.map((step, at) => (at === index ? { ...step, ...change } : step)) })
  return (
    <section className={styles.section} aria-labelledby="review-edit">
      <h3 id="review-edit">Edit the path</h3>
      <TitleField label="Title" value={edits.title ?? item.title} onText={(title) => set({ title })} />
      <CityField city={edits.city ?? item.city} onCity={(city) => set({ city })} />
      <LongTextField
        label="Summary for readers"
        rows={3}
        maxLength={submissionLimits.description}
        value={edits.description === undefined ? item.description : edits.description}
        onText={(description) => set({ description })}
      />
      {steps.map((step, index) => (
        <fieldset key={index} className={styles.fieldset}>
          <legend>Step {index + 1}</legend>
          <TextField
            label={`Title of step ${index + 1}`}
            required
            maxLength={submissionLimits.title}
            value={step.title}
            onText={(title) => setStep(index, { title })}
          />
          <label className={styles.field}>
            <span>Category</span>
            <select
              value={step.category}
              onChange={({ target }) =>
                setStep(index, { category: stepKinds.find((kind) => kind === target.value) ?? step.category })
              }
            >
              {stepKinds.map((kind) => (
                <option key={kind} value={kind}>
                  {kind}
                </option>
              ))}
            </select>
          </label>
          <LongTextField
            label="Description"
            rows={2}
            maxLength={submissionLimits.description}
            value={step.description}
            onText={(description) => setStep(index, { description })}
          />
          <LongTextField
            label="Notes"
            rows={2}
            maxLength={submissionLimits.notes}
            value={step.notes}
            onText={(notes) => setStep(index, { notes })}
          />
          {steps.length > 1 && (
            <button
              type="button"
              className={styles.button}
              onClick={() => set({ steps: steps.filter((_, at) => at !== index) })}
            >
              Remove step {index + 1}
            </button>
          )}
        </fieldset>
      ))}
    </section>
  )
}

const asEdited = ({ title, description, category, notes, gate, place }: QueueStep): EditedStep => ({
  title,
  description,
  category,
  notes,
  gateId: gate?.id ?? null,
  placeId: place?.id ?? null,
})

'use client'

import { Send } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'

import { FormField, Honeypot } from '@/ui/controls/form-field'
import forms from '@/ui/controls/form.module.css'
import ui from '@/ui/ui.module.css'
import type { SavedDraft } from '@/shared/drafts/model/saved-drafts'
import { useSavedDraft } from '@/shared/drafts/use-draft'
import type { PlaceFieldRow, TextForm } from '@/domain/places/place-fields'
import { placeKinds } from '@/domain/submissions/recommendation-options'
import { submittedFields, visitorFlags, visitorTexts } from '@/domain/submissions/submitted-fields'
import type { Basemap } from '@/domain/streets/basemap'

import { asOption } from '@/browser/saved-parts'
import { EMPTY_PLACE_FORM, type PlaceForm as Form, placePayload, readPlaceForm } from '../model/place-form'
import { useRecommendationForm } from '../use-recommendation-form'
import { CityField } from './city-field'
import { FormShell } from './form-shell'
import styles from './forms.module.css'
import { PinField } from './pin-field'
import { SentNote } from './sent-note'
import { WaitingNote } from './waiting-note'

type Props = { readonly basemap: Basemap }

/** Add Place (spec §2): drafts survive a reload, and a failed submission stays in the form. */
export function PlaceForm({ basemap }: Props) {
  const { isReady, draft } = useSavedDraft(KEY)
  // Mounted again only when there is a saved draft: rendering every field twice is slow on a phone.
  return <Fields key={draft === null ? 'empty' : 'saved'} isReady={isReady} draft={draft} basemap={basemap} />
}

type FieldsProps = Props & { readonly isReady: boolean; readonly draft: SavedDraft | null }

function Fields({ isReady, draft, basemap }: FieldsProps) {
  const [form, setForm] = useState<Form>(() => readPlaceForm(draft?.form) ?? EMPTY_PLACE_FORM)
  const { state, isSending, isAgain, errors, honeypot, touch, submit, startAgain } = useRecommendationForm({
    draftSlot: KEY,
    draft,
    form,
    empty: EMPTY_PLACE_FORM,
    isReady,
    makePayload: (place) => placePayload(place, new Date()),
    onDone: () => setForm(EMPTY_PLACE_FORM),
  })

  const edit = (changes: Partial<Form>) => setForm((before) => ({ ...before, ...changes }))
  const submitForm = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void submit()
  }

  if (state.kind === 'waiting') return <WaitingNote onClose={startAgain} />
  if (state.kind === 'sent')
    return <SentNote receipt={state.receipt} isReceiptSaved={state.isReceiptSaved} onClose={startAgain} />
  const text = (name: 'name' | VisitorText, attributes: object) => (
    <input
      {...attributes}
      name={name}
      className={forms.input}
      value={form[name]}
      onChange={({ target }) => edit({ [name]: target.value })}
    />
  )
  return (
    <form noValidate onSubmit={submitForm} aria-label="Add Place">
      <FormShell isReady={isReady} state={state} onTouch={touch}>
        <FormField id="place-name" label="Name" isRequired error={errors['name']}>
          {(field) => text('name', { ...field, type: 'text', required: true, autoComplete: 'off', autoFocus: isAgain })}
        </FormField>
        <div className={forms.pair}>
          <FormField id="place-category" label="Category" error={errors['category']}>
            {(field) => (
              <select
                {...field}
                name="category"
                className={forms.input}
                value={form.category}
                onChange={({ target }) => edit({ category: asOption(placeKinds, target.value) ?? form.category })}
              >
                {placeKinds.map((kind) => (
                  <option key={kind}>{kind}</option>
                ))}
              </select>
            )}
          </FormField>
          <CityField id="place-city" city={form.city} error={errors['city']} onCity={(city) => edit({ city })} />
        </div>
        <FormField
          id="place-description"
          label="Description"
          hint="What it is good for, and how to find it."
          error={errors['description']}
        >
          {(field) => (
            <textarea
              {...field}
              name="description"
              className={forms.input}
              rows={4}
              value={form.description}
              onChange={({ target }) => edit({ description: target.value })}
            />
          )}
        </FormField>
        <fieldset className={`${forms.fieldset} ${styles.checks}`}>
          <legend className={forms.legend}>What it has</legend>
          {visitorFlags.map((name) => (
            <label key={name} className={forms.check}>
              <input
                type="checkbox"
                name={name}
                checked={form[name]}
                onChange={({ target }) => edit({ [name]: target.checked })}
              />
              {submittedFields[name].label}
            </label>
          ))}
        </fieldset>
        <div className={forms.pair}>
          {visitorTexts.map((name) => {
            const { label, form: written } = submittedFields[name]
            const { hint }: PlaceFieldRow = submittedFields[name]
            return (
              <FormField key={name} id={`place-${name}`} label={label} hint={hint} error={errors[name]}>
                {(field) => text(name, { ...field, type: 'text', ...inputs[written], autoComplete: 'off' })}
              </FormField>
            )
          })}
        </div>
        <PinField
          city={form.city}
          pin={form.pin}
          basemap={basemap}
          error={errors['lat'] ?? errors['lng']}
          onPin={(pin) => edit({ pin })}
        />
        <Honeypot name="subject" {...honeypot} />
        <div className={forms.buttons}>
          <button type="submit" className={`${ui.button} ${ui.primary}`} aria-disabled={isSending} data-network="later">
            <Send aria-hidden size={20} />
            {isSending ? 'Sending…' : 'Submit Place'}
          </button>
        </div>
      </FormShell>
    </form>
  )
}

const KEY = 'place-draft'

type VisitorText = (typeof visitorTexts)[number]

/** How each kind of text is typed in. */
const inputs: Readonly<Partial<Record<TextForm, object>>> = {
  phone: { type: 'tel' },
  website: { inputMode: 'url', autoCapitalize: 'none' },
}

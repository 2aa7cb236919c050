'use client'

import { Send } from 'lucide-react'
import { type SubmitEvent, useEffect, useEffectEvent, useState } from 'react'

import { FormField, Honeypot } from '@/ui/controls/form-field'
import forms from '@/ui/controls/form.module.css'
import ui from '@/ui/ui.module.css'
import { placeKinds, recommendationCities } from '@/domain/submissions/recommendation-options'
import type { Basemap } from '@/domain/streets/basemap'

import { asOption } from '@/browser/saved-parts'
import { EMPTY_PLACE_FORM, type PlaceForm as Form, placePayload, readPlaceForm } from '../model/place-form'
import { readDraft, useDraft, useIsReady } from '../use-draft'
import { useSender } from '../use-sender'
import { FormShell } from './form-shell'
import styles from './forms.module.css'
import { PinField } from './pin-field'
import { SentNote } from './sent-note'
import { WaitingNote } from './waiting-note'

type Props = { readonly basemap: Basemap }

/** Add Place (spec §2): drafts survive a reload, and what failed is kept. */
export function PlaceForm({ basemap }: Props) {
  const isReady = useIsReady()
  // Mounted anew once the saved draft can be read.
  return <Fields key={String(isReady)} isReady={isReady} basemap={basemap} />
}

function Fields({ isReady, basemap }: Props & { readonly isReady: boolean }) {
  const [form, setForm] = useState<Form>(
    () => (isReady ? readPlaceForm(readDraft(KEY).form) : null) ?? EMPTY_PLACE_FORM,
  )
  const [honeypot, setHoneypot] = useState('')
  // The button that asked for another form is gone with the old one, and the focus with it.
  const [isAgain, setIsAgain] = useState(false)
  const isEmpty = JSON.stringify(form) === JSON.stringify(EMPTY_PLACE_FORM)
  const { state, touch, send, start } = useSender()
  const isSending = state.kind === 'sending'
  const { attempt, setAttempt } = useDraft(KEY, { form, isEmpty, isReady, isHeld: isSending && state.isHeld })
  const errors = state.kind === 'failed' ? state.fields : {}

  const resume = useEffectEvent(() => {
    if (!isEmpty) touch()
  })
  useEffect(function prepareForADraft() {
    resume()
  }, [])

  const edit = (changes: Partial<Form>) => setForm((before) => ({ ...before, ...changes }))
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const payload = placePayload(form, new Date())
    if (await send({ payload, form, honeypot, attempt, onAttempt: setAttempt })) {
      setForm(EMPTY_PLACE_FORM)
      setAttempt(null)
    }
  }

  const startAgain = () => {
    setIsAgain(true)
    start()
  }
  if (state.kind === 'waiting') return <WaitingNote onClose={startAgain} />
  if (state.kind === 'sent') return <SentNote receipt={state.receipt} isKept={state.isKept} onClose={startAgain} />
  const text = (name: TextField, attributes: object) => (
    <input
      {...attributes}
      name={name}
      className={forms.input}
      value={form[name]}
      onChange={({ target }) => edit({ [name]: target.value })}
    />
  )
  return (
    <form noValidate onSubmit={submit} aria-label="Add Place">
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
          <FormField id="place-city" label="City" error={errors['city']}>
            {(field) => (
              <select
                {...field}
                name="city"
                className={forms.input}
                value={form.city}
                onChange={({ target }) => edit({ city: asOption(recommendationCities, target.value) ?? form.city })}
              >
                {recommendationCities.map((city) => (
                  <option key={city}>{city}</option>
                ))}
              </select>
            )}
          </FormField>
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
          {flags.map(({ name, label }) => (
            <label key={name} className={forms.check}>
              <input
                type="checkbox"
                name={name}
                checked={form[name]}
                onChange={({ target }) => edit({ [name]: target.checked })}
              />
              {label}
            </label>
          ))}
        </fieldset>
        <div className={forms.pair}>
          <FormField
            id="place-openHours"
            label="Opening hours"
            hint="For example: daily 10:00 to 23:00"
            error={errors['openHours']}
          >
            {(field) => text('openHours', { ...field, type: 'text', autoComplete: 'off' })}
          </FormField>
          <FormField id="place-price" label="Price range" hint="For example: SAR 20 to 40" error={errors['price']}>
            {(field) => text('price', { ...field, type: 'text', autoComplete: 'off' })}
          </FormField>
          <FormField id="place-phone" label="Phone" hint="Of the place, not your own" error={errors['phone']}>
            {(field) => text('phone', { ...field, type: 'tel', autoComplete: 'off' })}
          </FormField>
          <FormField id="place-website" label="Website" hint="With or without https://" error={errors['website']}>
            {(field) =>
              text('website', { ...field, type: 'text', inputMode: 'url', autoCapitalize: 'none', autoComplete: 'off' })
            }
          </FormField>
        </div>
        <PinField
          city={form.city}
          pin={form.pin}
          basemap={basemap}
          error={errors['lat'] ?? errors['lng']}
          onPin={(pin) => edit({ pin })}
        />
        <Honeypot name="subject" value={honeypot} onChange={setHoneypot} />
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

type TextField = 'name' | 'openHours' | 'price' | 'phone' | 'website'

const flags = [
  { name: 'wheelchair', label: 'Wheelchair access' },
  { name: 'womenArea', label: 'Area for women' },
  { name: 'prayerArea', label: 'Place to pray' },
] as const

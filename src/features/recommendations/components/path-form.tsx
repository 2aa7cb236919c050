'use client'

import { ListX, Plus, Send, Trash2 } from 'lucide-react'
import { type KeyboardEvent, type SubmitEvent, useReducer, useRef, useState } from 'react'

import { focusField, FormField, Honeypot } from '@/ui/controls/form-field'
import forms from '@/ui/controls/form.module.css'
import ui from '@/ui/ui.module.css'
import type { SavedDraft } from '@/shared/drafts/model/saved-drafts'
import { useSavedDraft } from '@/shared/drafts/use-draft'
import { toast } from '@/shared/toasts/use-toast'

import { PATH_STEPS_REQUIRED, STEP_TITLE_REQUIRED } from '../model/messages'
import { EMPTY_PATH_FORM, MAX_STEPS, pathPayload, readPathForm, reducePathForm } from '../model/path-form'
import { useRecommendationForm } from '../use-recommendation-form'
import { CityField } from './city-field'
import { FormShell } from './form-shell'
import styles from './forms.module.css'
import { SentNote } from './sent-note'
import { StepFields } from './step-fields'
import { WaitingNote } from './waiting-note'

/** Build Path (spec §2): steps are written one by one and listed by their number. */
export function PathForm() {
  const { isReady, draft } = useSavedDraft(KEY)
  // Mounted again only when there is a saved draft, as in `PlaceForm`.
  return <Fields key={draft === null ? 'empty' : 'saved'} isReady={isReady} draft={draft} />
}

type FieldsProps = { readonly isReady: boolean; readonly draft: SavedDraft | null }

function Fields({ isReady, draft }: FieldsProps) {
  const [form, change] = useReducer(reducePathForm, draft, (saved) => readPathForm(saved?.form) ?? EMPTY_PATH_FORM)
  const [isStepRefused, setIsStepRefused] = useState(false)
  const listHeading = useRef<HTMLHeadingElement>(null)
  const hasNoSteps = form.steps.length === 0
  const { state, isSending, isAgain, errors, honeypot, touch, submit, startAgain } = useRecommendationForm({
    draftSlot: KEY,
    draft,
    form,
    empty: EMPTY_PATH_FORM,
    isReady,
    makePayload: (path) => pathPayload(path, new Date()),
    onDone: () => change({ type: 'reset' }),
  })

  const submitSteps = () => {
    if (hasNoSteps) toast(PATH_STEPS_REQUIRED)
    else void submit()
  }
  const submitForm = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    submitSteps()
  }
  // A browser does nothing on Enter while the button is disabled; spec §5 wants the toast.
  const submitByEnter = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    submitSteps()
  }
  const addStep = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const isRefused = form.step.title.trim() === ''
    setIsStepRefused(isRefused)
    if (isRefused) toast(STEP_TITLE_REQUIRED)
    else change({ type: 'add-step' })
    focusField(event.currentTarget.querySelector<HTMLInputElement>('[name="stepTitle"]'))
  }
  const removeStep = (stepNumber: number) => {
    change({ type: 'remove-step', stepNumber })
    // The button that had the focus is gone.
    listHeading.current?.focus()
  }
  const clearSteps = () => {
    change({ type: 'clear-steps' })
    listHeading.current?.focus()
  }

  if (state.kind === 'waiting') return <WaitingNote onClose={startAgain} />
  if (state.kind === 'sent')
    return <SentNote receipt={state.receipt} isReceiptSaved={state.isReceiptSaved} onClose={startAgain} />
  return (
    <FormShell isReady={isReady} state={state} onTouch={touch}>
      <form id={FORM_ID} noValidate onSubmit={submitForm} aria-label="Build Path" className="grid gap-4">
        <FormField id="path-title" label="Title" isRequired error={errors['title']}>
          {(field) => (
            <input
              {...field}
              name="title"
              type="text"
              required
              autoComplete="off"
              autoFocus={isAgain}
              className={forms.input}
              value={form.title}
              onChange={({ target }) => change({ type: 'edit', changes: { title: target.value } })}
              onKeyDown={submitByEnter}
            />
          )}
        </FormField>
        <CityField
          id="path-city"
          city={form.city}
          error={errors['city']}
          onCity={(city) => change({ type: 'edit', changes: { city } })}
        />
        <Honeypot name="subject" {...honeypot} />
      </form>

      <form noValidate onSubmit={addStep} aria-labelledby="step-form" className={styles.stepForm}>
        <h3 id="step-form">Step {Math.min(form.steps.length + 1, MAX_STEPS)}</h3>
        <StepFields
          step={form.step}
          city={form.city}
          titleError={isStepRefused && form.step.title.trim() === '' ? STEP_TITLE_REQUIRED.description : undefined}
          onChange={(changes) => change({ type: 'edit-step', changes })}
        />
        <div className={forms.buttons}>
          <button type="submit" className={ui.button} disabled={!isReady || form.steps.length >= MAX_STEPS}>
            <Plus aria-hidden size={20} />
            Add Step
          </button>
        </div>
        {form.steps.length >= MAX_STEPS && <p>A path can have at most {MAX_STEPS} steps.</p>}
      </form>

      <section aria-labelledby="path-steps" className="grid gap-4">
        <h3 ref={listHeading} id="path-steps" tabIndex={-1}>
          Path Steps ({form.steps.length})
        </h3>
        {hasNoSteps ? (
          <p className="soft small">No steps yet. Write the first one above and add it.</p>
        ) : (
          <ol className="list grid gap-2 flush">
            {form.steps.map(({ title, category, link }, index) => (
              // A step is its place in the list.
              <li key={index} className={styles.step}>
                <span className={styles.stepNumber}>{index + 1}</span>
                <span className="grid shrinks">
                  <span className="block strong">{title}</span>
                  <span className="soft small">{link === null ? category : `${category} · ${link.name}`}</span>
                  {stepError(errors, index) !== undefined && (
                    <span className={forms.error}>{stepError(errors, index)}</span>
                  )}
                </span>
                <button
                  type="button"
                  className={styles.remove}
                  aria-label={`Remove step ${index + 1}: ${title}`}
                  onClick={() => removeStep(index + 1)}
                >
                  <Trash2 aria-hidden size={20} />
                </button>
              </li>
            ))}
          </ol>
        )}
        {!hasNoSteps && form.step.title.trim() !== '' && (
          <p className="soft small">The step you are writing is not in the list yet.</p>
        )}
        <div className={forms.buttons}>
          <button
            type="submit"
            form={FORM_ID}
            className={`${ui.button} ${ui.primary}`}
            disabled={!isReady || hasNoSteps}
            aria-disabled={isSending}
            data-network="later"
          >
            <Send aria-hidden size={20} />
            {isSending ? 'Sending…' : 'Submit Path'}
          </button>
          <button type="button" className={ui.button} disabled={!isReady || hasNoSteps} onClick={clearSteps}>
            <ListX aria-hidden size={20} />
            Clear All Steps
          </button>
        </div>
      </section>
    </FormShell>
  )
}

const KEY = 'path-draft'

const FORM_ID = 'path-form'

/** The server names a field of a step; the list shows the step. */
const stepError = (errors: Readonly<Record<string, string>>, index: number): string | undefined =>
  Object.entries(errors).find(([path]) => path.startsWith(`steps.${index}.`))?.[1]

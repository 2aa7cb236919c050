'use client'

import { FormField } from '@/ui/controls/form-field'
import forms from '@/ui/controls/form.module.css'
import type { City } from '@/domain/places/cities'
import { stepKinds } from '@/domain/submissions/recommendation-options'

import { asOption } from '@/browser/saved-parts'
import { cutText } from '@/lib/text/cut-text'
import type { Step } from '../model/path-form'
import { StepLinkField } from './step-link-field'

type Props = {
  readonly step: Step
  readonly city: City
  readonly titleError: string | undefined
  readonly onChange: (changes: Partial<Step>) => void
}

/** The step being written (spec §2). */
export function StepFields({ step, city, titleError, onChange }: Props) {
  return (
    <>
      <FormField id="step-title" label="Step title" isRequired error={titleError}>
        {(field) => (
          <input
            {...field}
            name="stepTitle"
            type="text"
            autoComplete="off"
            className={forms.input}
            value={step.title}
            onChange={({ target }) => onChange({ title: target.value })}
          />
        )}
      </FormField>
      <FormField id="step-category" label="Step category">
        {(field) => (
          <select
            {...field}
            name="stepCategory"
            className={forms.input}
            value={step.category}
            onChange={({ target }) => onChange({ category: asOption(stepKinds, target.value) ?? step.category })}
          >
            {stepKinds.map((kind) => (
              <option key={kind}>{kind}</option>
            ))}
          </select>
        )}
      </FormField>
      <FormField id="step-description" label="Step description">
        {(field) => (
          <textarea
            {...field}
            name="stepDescription"
            rows={3}
            className={forms.input}
            value={step.description}
            onChange={({ target }) => onChange({ description: target.value })}
          />
        )}
      </FormField>
      <FormField id="step-notes" label="Notes" hint="What to look out for: steps, crowds, the best time.">
        {(field) => (
          <textarea
            {...field}
            name="stepNotes"
            rows={2}
            className={forms.input}
            value={step.notes}
            onChange={({ target }) => onChange({ notes: target.value })}
          />
        )}
      </FormField>
      <StepLinkField
        link={step.link}
        city={city}
        onLink={(link) =>
          onChange({ link, ...(link !== null && step.title.trim() === '' && { title: cutText(link.name, 120) }) })
        }
      />
    </>
  )
}

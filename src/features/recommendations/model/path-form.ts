import type { PathSubmissionInput } from '@/contracts/recommendations'
import { recommendationCities, stepKinds } from '@/domain/submissions/recommendation-options'

import { asRecord, asText, asOption } from '@/browser/saved-parts'

/** A gate or a place of the guide that a step leads to. */
export type StepLink = { readonly kind: 'gate' | 'place'; readonly id: number; readonly name: string }

/** A step; its number is its place in the list, counted from 1 (spec §9). */
export type Step = {
  readonly title: string
  readonly description: string
  readonly category: (typeof stepKinds)[number]
  readonly notes: string
  readonly link: StepLink | null
}

/** What the Build Path form holds (spec §2, §3): the path, the step being written, and the steps added. */
export type PathForm = {
  readonly title: string
  readonly city: (typeof recommendationCities)[number]
  readonly step: Step
  readonly steps: readonly Step[]
}

type PathFormEvent =
  | { readonly type: 'edit'; readonly changes: Partial<Pick<PathForm, 'title' | 'city'>> }
  | { readonly type: 'edit-step'; readonly changes: Partial<Step> }
  | { readonly type: 'add-step' }
  | { readonly type: 'remove-step'; readonly stepNumber: number }
  | { readonly type: 'clear-steps' }
  | { readonly type: 'reset' }

/** As the server allows. */
export const MAX_STEPS = 30

/** The defaults of spec §3. */
export const EMPTY_STEP: Step = { title: '', description: '', category: 'Location', notes: '', link: null }

export const EMPTY_PATH_FORM: PathForm = { title: '', city: 'Makkah', step: EMPTY_STEP, steps: [] }

/** Whether the step being written may be added: it needs a trimmed title (spec §5), and room. */
const canAddStep = ({ step, steps }: PathForm): boolean => step.title.trim() !== '' && steps.length < MAX_STEPS

/** The next form (spec §4). Pure. A step without a title is not added. */
export function reducePathForm(form: PathForm, event: PathFormEvent): PathForm {
  switch (event.type) {
    case 'edit':
      return { ...form, ...event.changes }
    case 'edit-step':
      return { ...form, step: { ...form.step, ...event.changes } }
    case 'add-step':
      return canAddStep(form) ? { ...form, steps: [...form.steps, trimmed(form.step)], step: EMPTY_STEP } : form
    case 'remove-step':
      return { ...form, steps: form.steps.filter((_, index) => index + 1 !== event.stepNumber) }
    case 'clear-steps':
      return { ...form, steps: [] }
    case 'reset':
      return EMPTY_PATH_FORM
  }
}

/** The path payload of spec §3, steps numbered from 1; a link to a gate or place only where one was chosen. */
export function pathPayload({ title, city, steps }: PathForm, submittedAt: Date): PathSubmissionInput {
  return {
    kind: 'path',
    title: title.trim(),
    city,
    steps: steps.map(({ link, ...step }, index) => ({
      stepNumber: index + 1,
      title: step.title,
      description: step.description,
      category: step.category,
      notes: step.notes,
      ...(link !== null && (link.kind === 'gate' ? { gateId: link.id } : { placeId: link.id })),
    })),
    submittedAt: submittedAt.toISOString(),
  }
}

/** Parses a saved draft; damaged steps are left out. `null` when it is no draft. */
export function readPathForm(saved: unknown): PathForm | null {
  const record = asRecord(saved)
  if (record === null) return null
  const steps: readonly unknown[] = Array.isArray(record['steps']) ? record['steps'].slice(0, MAX_STEPS) : []
  return {
    title: asText(record['title']),
    city: asOption(recommendationCities, record['city']) ?? EMPTY_PATH_FORM.city,
    step: readStep(record['step']) ?? EMPTY_STEP,
    steps: steps
      .map(readStep)
      .filter((step) => step !== null)
      .filter(({ title }) => title.trim() !== ''),
  }
}

function readStep(saved: unknown): Step | null {
  const record = asRecord(saved)
  if (record === null) return null
  return {
    title: asText(record['title']),
    description: asText(record['description']),
    category: asOption(stepKinds, record['category']) ?? EMPTY_STEP.category,
    notes: asText(record['notes']),
    link: readLink(record['link']),
  }
}

function readLink(saved: unknown): StepLink | null {
  const record = asRecord(saved)
  const kind = asOption(['gate', 'place'], record?.['kind'])
  const id = record?.['id']
  const name = asText(record?.['name'])
  return kind !== null && typeof id === 'number' && Number.isSafeInteger(id) && id > 0 && name !== ''
    ? { kind, id, name }
    : null
}

const trimmed = (step: Step): Step => ({
  ...step,
  title: step.title.trim(),
  description: step.description.trim(),
  notes: step.notes.trim(),
})

import type { Apply } from '@/contracts/review-decisions'
import { mayBePhone, NO_PHONE } from '@/lib/text/written-phones'
import { nameProblem } from '@/lib/text/names'
import { positionProblem } from '@/domain/places/position-problem'
import { safeHttpUrl } from '@/lib/text/web-links'
import type { Location, MosqueGate, Recommendation } from '@/payload-types'
import { documentField } from '@/server/submissions/report-target'

import { reviewDays } from './approve-place'
import { getTargetId } from './find-missing-fields'
import { type Change, publishChange, toDateField } from './publishing'
import { invalidField, type ReviewContext } from './review-context'

type FieldChange = Exclude<Apply, 'solved'>

/** Puts the moderator's value into the field of the place or gate the report is about; `null` when it is only solved. */
export async function applyReport(
  context: ReviewContext,
  item: Recommendation,
  apply: Apply | undefined,
): Promise<Change | null> {
  if (apply === undefined) {
    throw invalidField('apply', 'Choose what to change, or mark the report as solved.')
  }
  if (apply === 'solved') return null
  const { collection, id } = requireTarget(item)
  const values = toValues(apply, item.report?.target === 'gate' ? 'gate' : 'place')
  const source = `${labels[apply.field]}: reported by a visitor, reviewed on ${context.now.toISOString().slice(0, 10)}`
  const provenance = await loadProvenance(context, collection, id)
  return publishChange(context, {
    collection,
    id,
    changes: {
      ...values,
      provenance: { ...provenance, source: appendLine(provenance?.source, source), ...reviewDays(context.now) },
    },
  })
}

/** Moves the day of the last check to the day the visitor saw it; never back. `null` when a later check is known. */
export async function applyConfirmation(context: ReviewContext, item: Recommendation): Promise<Change | null> {
  const { collection, id } = requireTarget(item)
  const provenance = await loadProvenance(context, collection, id)
  const seen = toDateField(new Date(item.submittedAt))
  if (provenance?.checkedOn && Date.parse(provenance.checkedOn) >= Date.parse(seen)) return null
  return publishChange(context, { collection, id, changes: { provenance: { ...provenance, checkedOn: seen } } })
}

function requireTarget(item: Recommendation): { collection: 'locations' | 'mosque-gates'; id: number } {
  const id = getTargetId(item)
  if (id === null) throw invalidField('target', 'What it is about has been deleted.')
  return { collection: item.report?.target === 'gate' ? 'mosque-gates' : 'locations', id }
}

async function loadProvenance(
  { payload, req }: ReviewContext,
  collection: 'locations' | 'mosque-gates',
  id: number,
): Promise<Location['provenance']> {
  // The moderator's approval stands for the right to read and write here: see `publishing.ts`.
  const document: Location | MosqueGate | null = await payload.findByID({
    collection,
    id,
    disableErrors: true,
    depth: 0,
    overrideAccess: true,
    req,
  })
  return document?.provenance
}

const labels = {
  name: 'Name',
  arabicName: 'Arabic name',
  number: 'Gate number',
  position: 'Position',
  address: 'Address',
  hours: 'Opening hours',
  phone: 'Phone',
  website: 'Website',
  wheelchair: 'Wheelchair access',
} as const satisfies Record<FieldChange['field'], string>

const wheelchairValues = { place: ['yes', 'limited', 'no', 'unknown'], gate: ['yes', 'no', 'unknown'] } as const

/** The document's fields and their new values. Refuses what does not fit the field. */
export function toValues({ field, value }: FieldChange, target: 'place' | 'gate'): Readonly<Record<string, unknown>> {
  if (field === 'position') return parsePosition(value)
  const names: Partial<Record<FieldChange['field'], string>> = documentField[target]
  const name = names[field]
  if (name === undefined) throw invalidField('apply', `A ${target} has no such field.`)
  switch (field) {
    case 'name':
      if (value === null) throw invalidField('apply', 'A name cannot be empty.')
      refuseNoName(value)
      return { [name]: value }
    case 'arabicName':
      refuseNoName(value ?? '')
      return { [name]: value }
    case 'wheelchair': {
      const allowed: readonly string[] = wheelchairValues[target]
      if (value === null || !allowed.includes(value)) throw invalidField('apply', `Choose ${allowed.join(', ')}.`)
      return { [name]: value }
    }
    case 'website': {
      const address = value === null ? null : safeHttpUrl(value)
      if (value !== null && address === null) throw invalidField('apply', 'Enter a web address such as example.com.')
      return { [name]: address }
    }
    case 'number':
    case 'address':
    case 'hours':
      return { [name]: value }
    case 'phone':
      if (value !== null && !mayBePhone(value)) throw invalidField('apply', NO_PHONE)
      return { [name]: value }
  }
}

function refuseNoName(name: string): void {
  const problem = nameProblem(name)
  if (problem !== null) throw invalidField('apply', problem)
}

function parsePosition(value: string | null): Readonly<Record<string, unknown>> {
  if (value === null) return { latitude: null, longitude: null }
  const [, latitude = Number.NaN, longitude = Number.NaN] =
    /^(\d{1,2}(?:\.\d{1,15})?)\s*,\s*(\d{1,2}(?:\.\d{1,15})?)$/.exec(value)?.map(Number) ?? []
  if (Number.isNaN(latitude)) throw invalidField('apply', 'Enter latitude and longitude, for example 21.4225, 39.8262.')
  const problem = positionProblem({ latitude, longitude })
  if (problem !== null) throw invalidField('apply', problem)
  return { latitude, longitude }
}

const MAX_SOURCE_LENGTH = 4000

/** The newest line counts: when they do not all fit, the oldest go. */
function appendLine(source: string | null | undefined, line: string): string {
  const lines = [...(source ?? '').split('\n').filter((existing) => existing !== ''), line]
  while (lines.join('\n').length > MAX_SOURCE_LENGTH) lines.shift()
  return lines.join('\n')
}

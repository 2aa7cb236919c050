import { findReported, reportLabel } from '@/contracts/reports'
import type { Apply } from '@/contracts/review-decisions'
import { flagStates } from '@/domain/places/flag-states'
import type { FieldRow } from '@/domain/places/place-fields'
import { mayBePhone, NO_PHONE } from '@/lib/text/written-phones'
import { nameProblem } from '@/lib/text/names'
import { positionProblem } from '@/domain/places/position-problem'
import { safeHttpUrl } from '@/lib/text/web-links'
import type { Location, MosqueGate, Recommendation } from '@/payload-types'

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
  const source = `${reportLabel(apply.field)}: reported by a visitor, reviewed on ${context.now.toISOString().slice(0, 10)}`
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

/** The document's fields and their new values. Refuses what does not fit the field. */
export function toValues({ field, value }: FieldChange, target: 'place' | 'gate'): Readonly<Record<string, unknown>> {
  if (field === 'position') return parsePosition(value)
  const found = findReported(target, field)
  if (found === null) throw invalidField('apply', `A ${target} has no such field.`)
  return { [found.key]: checkValue(found.row, value, field === 'name') }
}

function checkValue(row: FieldRow, value: string | null, isNeeded: boolean): string | null {
  if (row.kind !== 'text') {
    const allowed: readonly string[] = flagStates(row)
    if (value === null || !allowed.includes(value)) throw invalidField('apply', `Choose ${allowed.join(', ')}.`)
    return value
  }
  if (value === null) {
    if (isNeeded) throw invalidField('apply', 'A name cannot be empty.')
    return null
  }
  switch (row.form) {
    case 'name':
      refuseNoName(value)
      return value
    case 'website': {
      const address = safeHttpUrl(value)
      if (address === null) throw invalidField('apply', 'Enter a web address such as example.com.')
      return address
    }
    case 'phone':
      if (!mayBePhone(value)) throw invalidField('apply', NO_PHONE)
      return value
    case 'line':
    case 'paragraphs':
    case 'hours':
    case 'list':
      return value
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

import { asOption, asRecord, asText } from '@/browser/saved-parts'
import {
  type ReportField,
  reportFieldsByTarget,
  type ReportInput,
  reportLabel,
  type ReportTarget,
} from '@/contracts/reports'
import { waitText } from '@/lib/dates/dates'
import type { SubmitOutcome } from '@/queries/submit'

export type ReportForm = {
  /** Empty until something was chosen. */
  readonly field: ReportField | ''
  readonly newValue: string
  readonly comment: string
}

export const EMPTY_REPORT_FORM: ReportForm = { field: '', newValue: '', comment: '' }

/** Parses a saved draft; damaged fields are empty. */
export function readReportForm(saved: unknown, target: ReportTarget): ReportForm {
  const record = asRecord(saved)
  return {
    field: asOption<ReportField>(reportFieldsByTarget[target], record?.['field']) ?? '',
    newValue: asText(record?.['newValue']),
    comment: asText(record?.['comment']),
  }
}

/** What a report is called in a list: "Masjid Quba: Opening hours". */
export const reportTitle = (name: string, field: ReportForm['field']): string =>
  field === '' ? name : `${name}: ${reportLabel(field)}`

/** Two of them are said in words, not by another value. */
export const hasNewValue = (field: ReportForm['field']): boolean =>
  field !== '' && field !== 'closed' && field !== 'other'

type About = { readonly target: ReportTarget; readonly targetId: number }

/** A 'Report a problem'. Only what was filled in is sent. */
export function reportPayload(form: ReportForm, about: About, submittedAt: Date): ReportInput {
  const newValue = hasNewValue(form.field) ? form.newValue.trim() : ''
  const comment = form.comment.trim()
  return {
    ...about,
    kind: 'problem',
    ...(form.field !== '' && { field: form.field }),
    ...(newValue !== '' && { newValue }),
    ...(comment !== '' && { comment }),
    submittedAt: submittedAt.toISOString(),
  }
}

/** A 'Still correct'. */
export const confirmationPayload = (about: About, submittedAt: Date): ReportInput => ({
  ...about,
  kind: 'still-correct',
  submittedAt: submittedAt.toISOString(),
})

/** Why it was not taken, and what to do. */
export function reportProblem(outcome: Exclude<SubmitOutcome, { kind: 'accepted' }>, isOnline: boolean): string {
  switch (outcome.kind) {
    case 'invalid':
    case 'failed':
      return outcome.message
    case 'limited':
      return `Too many were sent from your network. Try again in ${waitText(outcome.retryAfterSeconds)}.`
    case 'unreachable':
      return isOnline
        ? 'No answer came. Send it again: it is stored only once.'
        : 'You are offline, so it was not sent. Send it again when you are back online.'
  }
}

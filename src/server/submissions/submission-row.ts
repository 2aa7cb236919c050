import { randomBytes } from 'node:crypto'

import type { Submission } from '@/contracts/recommendations'
import type { Report } from '@/contracts/reports'

/** A row of the table `recommendations` as far as a sender fills it: column and value. */
export type Row = Readonly<Record<string, string | number | boolean | null>>

export type StepRow = {
  readonly order: number
  readonly id: string
  readonly title: string
  readonly description: string | null
  readonly category: string
  readonly notes: string | null
  readonly gate_id: number | null
  readonly location_id: number | null
}

export type SubmissionRows = { readonly row: Row; readonly steps: readonly StepRow[] }

const STEP_ID_BYTES = 12

/** What a recommendation becomes in the database. */
export function rowsOf(submission: Submission): SubmissionRows {
  const { kind, city, submittedAt } = submission
  const common = { kind, city, client_submitted_at: submittedAt, original_payload: originalOf(submission) }
  if (submission.kind === 'path') {
    return { row: { ...common, title: submission.title }, steps: submission.steps.map(stepRow) }
  }
  return {
    row: {
      ...common,
      title: submission.name,
      description: submission.description,
      place_category: submission.category,
      place_wheelchair: submission.wheelchair,
      place_women_area: submission.womenArea,
      place_prayer_area: submission.prayerArea,
      place_open_hours: submission.openHours,
      place_price: submission.price,
      place_phone: submission.phone,
      place_website: submission.website,
      place_latitude: submission.lat,
      place_longitude: submission.lng,
    },
    steps: [],
  }
}

/** What a report or a confirmation becomes. `about` is the guide's own record of the place or gate. */
export function reportRowsOf(
  report: Report,
  about: { readonly name: string; readonly city: string; readonly oldValue: string | null },
): SubmissionRows {
  return {
    row: {
      kind: report.kind === 'problem' ? 'report' : 'confirmation',
      city: about.city,
      title: about.name,
      client_submitted_at: report.submittedAt,
      original_payload: originalOf(report),
      report_target: report.target,
      report_location_id: report.target === 'place' ? report.targetId : null,
      report_gate_id: report.target === 'gate' ? report.targetId : null,
      report_field: report.field ?? null,
      report_old_value: about.oldValue,
      report_new_value: report.newValue,
      report_comment: report.comment,
    },
    steps: [],
  }
}

const stepRow = (step: Extract<Submission, { kind: 'path' }>['steps'][number]): StepRow => ({
  order: step.stepNumber,
  id: randomBytes(STEP_ID_BYTES).toString('hex'),
  title: step.title,
  description: step.description,
  category: step.category,
  notes: step.notes,
  gate_id: step.gateId ?? null,
  location_id: step.placeId ?? null,
})

/** Everything that was sent but the token, which is nobody's text and would work again. */
const originalOf = (sent: Submission | Report): string => JSON.stringify({ ...sent, token: undefined })

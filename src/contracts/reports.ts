import * as z from 'zod'

import { optionalLine, optionalParagraphs, rowId, shieldFields } from './submission-parts'

/** `POST /api/reports`: 'Report a problem' and 'Still correct' on a place or a gate. */

const reportTargets = ['place', 'gate'] as const

export type ReportTarget = (typeof reportTargets)[number]

/** What can be wrong, in the order a form lists it. The last two change no single field. */
export const reportFields = [
  'name',
  'arabicName',
  'number',
  'position',
  'address',
  'hours',
  'phone',
  'website',
  'wheelchair',
  'closed',
  'other',
] as const

export type ReportField = (typeof reportFields)[number]

/** Fields that make sense for each target. */
export const reportFieldsByTarget = {
  place: ['name', 'arabicName', 'position', 'address', 'hours', 'phone', 'website', 'wheelchair', 'closed', 'other'],
  gate: ['name', 'arabicName', 'number', 'position', 'wheelchair', 'closed', 'other'],
} as const satisfies Record<ReportTarget, readonly ReportField[]>

export const reportLimits = { bodyBytes: 8 * 1024, newValue: 500, comment: 1000 } as const

export const reportSchema = z
  .strictObject({
    target: z.enum(reportTargets, 'Must be "place" or "gate".'),
    targetId: rowId,
    kind: z.enum(['problem', 'still-correct'], 'Must be "problem" or "still-correct".'),
    field: z.enum(reportFields, 'Choose what is wrong.').optional(),
    /** How it should be. The old value is the server's own. */
    newValue: optionalLine(reportLimits.newValue),
    comment: optionalParagraphs(reportLimits.comment),
    ...shieldFields,
  })
  .superRefine(({ kind, target, field, newValue, comment }, context) => {
    const refuse = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
    if (kind === 'still-correct') {
      if (field !== undefined || newValue !== null) refuse('field', 'A confirmation names no field.')
      return
    }
    if (field === undefined) return refuse('field', 'Choose what is wrong.')
    const possible: readonly ReportField[] = reportFieldsByTarget[target]
    if (!possible.includes(field)) return refuse('field', 'Choose what is wrong.')
    if (field === 'other' && newValue === null && comment === null) refuse('comment', 'Say what is wrong.')
  })

export type ReportInput = z.input<typeof reportSchema>

export type Report = z.output<typeof reportSchema>

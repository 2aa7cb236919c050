import * as z from 'zod/mini'

import { type GateFields, gateFields } from '@/domain/gates/gate-fields'
import { type FieldRow, type PlaceFields, placeFields } from '@/domain/places/place-fields'

import { optionalLine, optionalParagraphs, rowId, shieldFields } from './submission-parts'

/** `POST /api/reports`: 'Report a problem' and 'Still correct' on a place or a gate. */

const reportTargets = ['place', 'gate'] as const

export type ReportTarget = (typeof reportTargets)[number]

type Reported<Row> = Row extends { readonly reportedAs: infer Name extends string } ? Name : never

type TableField = Reported<PlaceFields[keyof PlaceFields]> | Reported<GateFields[keyof GateFields]>

/** What no row of a table stands for; the last two change no single field. */
const ownLabels = { position: 'Position', closed: 'It is closed or gone', other: 'Something else' } as const

export type ReportField = TableField | keyof typeof ownLabels

const tables: Readonly<Record<ReportTarget, Readonly<Record<string, FieldRow>>>> = {
  place: placeFields,
  gate: gateFields,
}

/** The field of a place or a gate that a report means; `null` where it has none. */
export function findReported(
  target: ReportTarget,
  field: ReportField,
): { readonly key: string; readonly row: FieldRow } | null {
  const [key, row] = Object.entries(tables[target]).find(([, { reportedAs }]) => reportedAs === field) ?? []
  return key === undefined || row === undefined ? null : { key, row }
}

/** What can be wrong, in words. */
export function reportLabel(field: ReportField): string {
  const found = findReported('place', field) ?? findReported('gate', field)
  // A field without a row is one of our own.
  return found?.row.label ?? ownLabels[field as keyof typeof ownLabels]
}

/** What tells a place or a gate from others comes first. */
const FIRST = ['name', 'arabicName', 'number', 'position'] as const

/** What can be wrong, in the order a form lists it. */
export const reportFields = listFields(['place', 'gate'])

/** Fields that make sense for each target. */
export const reportFieldsByTarget = {
  place: listFields(['place']),
  gate: listFields(['gate']),
} as const satisfies Record<ReportTarget, readonly ReportField[]>

function listFields(targets: readonly ReportTarget[]): readonly ReportField[] {
  const rows = targets.flatMap((target) => Object.values(tables[target]))
  // The names in the tables are what the type is made of.
  const names = rows.flatMap(({ reportedAs }) => (reportedAs === undefined ? [] : [reportedAs as TableField]))
  const first = FIRST.filter((field) => field === 'position' || names.includes(field))
  return [...new Set<ReportField>([...first, ...names]), 'closed', 'other']
}

export const reportLimits = { bodyBytes: 8 * 1024, newValue: 500, comment: 1000 } as const

export const reportSchema = z
  .strictObject({
    target: z.enum(reportTargets, 'Must be "place" or "gate".'),
    targetId: rowId,
    kind: z.enum(['problem', 'still-correct'], 'Must be "problem" or "still-correct".'),
    field: z.optional(z.enum(reportFields, 'Choose what is wrong.')),
    /** How it should be. The old value is the server's own. */
    newValue: optionalLine(reportLimits.newValue),
    comment: optionalParagraphs(reportLimits.comment),
    ...shieldFields,
  })
  .check(
    z.superRefine(({ kind, target, field, newValue, comment }, context) => {
      const refuse = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
      if (kind === 'still-correct') {
        if (field !== undefined || newValue !== null) refuse('field', 'A confirmation names no field.')
        return
      }
      if (field === undefined) return refuse('field', 'Choose what is wrong.')
      if (!reportFieldsByTarget[target].includes(field)) return refuse('field', 'Choose what is wrong.')
      if (field === 'other' && newValue === null && comment === null) refuse('comment', 'Say what is wrong.')
    }),
  )

export type ReportInput = z.input<typeof reportSchema>

export type Report = z.output<typeof reportSchema>

import '@/lib/zod-without-eval'

import * as z from 'zod/mini'

import { type CheckedKind, checkedFields } from '@/domain/publishing/next-review'

import { rowId } from './submission-parts'

/** `POST /cms/api/still-correct`: an editor has compared records with their sources. For editors and admins. */

/** More of them are sent in several calls. */
export const MAX_STILL_CORRECT = 500

export const stillCorrectRequestSchema = z.strictObject({
  collection: z.enum(Object.keys(checkedFields) as [CheckedKind, ...CheckedKind[]], 'Has no day of checking.'),
  ids: z
    .array(rowId)
    .check(
      z.minLength(1, 'Choose a record first.'),
      z.maxLength(MAX_STILL_CORRECT, `At most ${MAX_STILL_CORRECT} records at once.`),
    ),
})

export type StillCorrectRequest = z.output<typeof stillCorrectRequestSchema>

const resultSchema = z.discriminatedUnion('isDone', [
  z.object({ isDone: z.literal(true), id: z.int(), title: z.string(), checkedOn: z.string(), reviewDueOn: z.string() }),
  /** `reason`: what an editor can do about it, behind "Gate 79". */
  z.object({ isDone: z.literal(false), id: z.int(), title: z.string(), reason: z.string() }),
])

export type StillCorrectResult = z.output<typeof resultSchema>

export const stillCorrectAnswerSchema = z.object({ results: z.array(resultSchema) })

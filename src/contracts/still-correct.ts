import '@/lib/zod-without-eval'

import * as z from 'zod/mini'

import { type CheckedKind, checkedFields } from '@/domain/publishing/next-review'

import { rowId } from './submission-parts'

/** `POST /cms/api/still-correct`: an editor has compared records with their sources. For editors and admins. */

/** More of them are sent in several calls. */
export const MAX_STILL_CORRECT = 500

const recordsSchema = z.strictObject({
  collection: z.enum(Object.keys(checkedFields) as [CheckedKind, ...CheckedKind[]], 'Has no day of checking.'),
  ids: z
    .array(rowId)
    .check(
      z.minLength(1, 'Choose a record first.'),
      z.maxLength(MAX_STILL_CORRECT, `At most ${MAX_STILL_CORRECT} records at once.`),
    ),
})

/** The page that has the emergency numbers, each with its own source and days. */
export const NUMBERS_PAGE = 'emergency-numbers'

/** As many as the page has. */
export const MAX_NUMBERS = 20

const numbersSchema = z.strictObject({
  global: z.literal(NUMBERS_PAGE),
  /** As the CMS names rows. */
  rows: z
    .array(z.string().check(z.minLength(1), z.maxLength(100)))
    .check(z.minLength(1, 'Choose a number first.'), z.maxLength(MAX_NUMBERS, `At most ${MAX_NUMBERS} numbers.`)),
})

export type MarkRecords = z.output<typeof recordsSchema>

export type MarkNumbers = z.output<typeof numbersSchema>

/** Which of the two, by what is sent: a refusal then names what is wrong with that one. */
export const stillCorrectRequestSchema = (body: unknown): z.ZodMiniType<MarkRecords | MarkNumbers> =>
  typeof body === 'object' && body !== null && 'global' in body ? numbersSchema : recordsSchema

const resultId = z.union([z.int(), z.string()])

const resultSchema = z.discriminatedUnion('isDone', [
  z.object({
    isDone: z.literal(true),
    id: resultId,
    title: z.string(),
    checkedOn: z.string(),
    reviewDueOn: z.string(),
  }),
  /** `reason`: what an editor can do about it, behind "Gate 79". */
  z.object({ isDone: z.literal(false), id: resultId, title: z.string(), reason: z.string() }),
])

/** `id`: the number of a record, or the name of a row. */
export type StillCorrectResult<Id extends number | string = number | string> = z.output<typeof resultSchema> & {
  readonly id: Id
}

export const stillCorrectAnswerSchema = z.object({ results: z.array(resultSchema) })

import '@/lib/zod-without-eval'

import * as z from 'zod/mini'

import type { TextForm } from '@/domain/places/place-fields'
import { mayBePhone, NO_PHONE } from '@/lib/text/written-phones'
import { cutText } from '@/lib/text/cut-text'
import { nameProblem } from '@/lib/text/names'
import { cleanParagraphs, cleanText } from '@/lib/text/text'

/**
 * What both kinds of submission and the reports are made of. Texts leave the schema in the form they are stored in:
 * NFC, without control, invisible and direction-changing characters, Arabic as it was.
 */

/** Sent by the form with what a person cannot see in it; a filled one was filled by a program. */
export const HONEYPOT_FIELD = 'subject'

/** A row number of the database. */
const MAX_ID = 2_147_483_647

const MAX_TOKEN_LENGTH = 200
const MAX_CLIENT_TIME_LENGTH = 64

/** Everything that may come beside the fields of spec §3. */
export const shieldFields = {
  /** See `GET /api/recommendations/token`. */
  token: z.optional(shortText(MAX_TOKEN_LENGTH)),
  [HONEYPOT_FIELD]: z.pipe(
    z.optional(shortText(500)),
    z.transform((value: string | undefined) => cleanText(value)),
  ),
  /** The sender's clock. Kept as text, never believed. */
  submittedAt: z.pipe(
    z.optional(shortText(MAX_CLIENT_TIME_LENGTH)),
    z.transform((value: string | undefined) => cleanText(value)),
  ),
}

function shortText(max: number) {
  return z.string('Must be text.').check(z.maxLength(max, 'Is too long.'))
}

/** One line that has to be there. Lengths are counted in UTF-16 units after cleaning. */
const requiredLine = (max: number, missing: string) =>
  z.pipe(
    z.string(missing),
    z.transform((value, context): string => {
      const text = cleanText(value)
      if (text === null) return refuse(context, missing)
      return text.length > max ? refuse(context, tooLong(max)) : text
    }),
  )

/** A line that names something: see `nameProblem`. */
export const requiredName = (max: number, missing: string) =>
  requiredLine(max, missing).check(z.superRefine((name, context) => addNameProblem(name, context)))

/** The same, or `null` when nothing visible was sent. */
const optionalName = (max: number) =>
  optionalLine(max).check(z.superRefine((name, context) => addNameProblem(name ?? '', context)))

function addNameProblem(name: string, context: Pick<z.core.$RefinementCtx, 'addIssue'>): void {
  const problem = nameProblem(name)
  if (problem !== null) context.addIssue({ code: 'custom', message: problem })
}

/** Several lines, of which something has to be visible. */
export const requiredParagraphs = (max: number, missing: string) =>
  z.pipe(
    z.string(missing),
    z.transform((value, context): string => {
      const text = cleanParagraphs(value)
      if (text === null) return refuse(context, missing)
      return text.length > max ? refuse(context, tooLong(max)) : text
    }),
  )

/** One line, or `null` when nothing visible was sent. */
export const optionalLine = (max: number) => cleanedText(max, cleanText)

/** A telephone number as it is written, or `null` when nothing visible was sent. The server decides which can be dialled. */
const optionalPhone = (max: number) =>
  optionalLine(max).check(z.refine((phone) => phone === null || mayBePhone(phone), NO_PHONE))

/** Several lines, or `null` when nothing visible was sent. */
export const optionalParagraphs = (max: number) => cleanedText(max, cleanParagraphs)

/** A text of a place, or `null` when nothing visible was sent. What an address leads to is not looked at. */
export function optionalText(form: TextForm, max: number) {
  switch (form) {
    case 'name':
      return optionalName(max)
    case 'phone':
      return optionalPhone(max)
    case 'paragraphs':
      return optionalParagraphs(max)
    case 'line':
    case 'hours':
    case 'website':
    case 'list':
      return optionalLine(max)
  }
}

export const rowId = z
  .int('Must be the number of a record.')
  .check(z.positive('Must be the number of a record.'), z.maximum(MAX_ID, 'Must be the number of a record.'))

const cleanedText = (max: number, clean: (value: string | undefined) => string | null) =>
  z.pipe(
    z.optional(z.string('Must be text.')),
    z.transform((value, context): string | null => {
      const text = clean(value)
      return text !== null && text.length > max ? refuse(context, tooLong(max)) : text
    }),
  )

const tooLong = (max: number): string => `Can have at most ${max} characters.`

/** Ends the reading of a value: what follows is not asked. */
export function refuse(context: z.core.ParsePayload, message: string): never {
  context.issues.push({ code: 'custom', message, input: context.value })
  return z.NEVER
}

/** How many wrong fields one answer names. */
const MAX_NAMED_FIELDS = 50

/** The first complaint about each field, by its dotted path ("steps.0.title"); `''` is the whole body. */
export function fieldErrors({ issues }: Pick<z.core.$ZodError, 'issues'>): Readonly<Record<string, string>> {
  const fields = new Map<string, string>()
  for (const issue of issues) {
    const path = issue.path.map(String)
    const isUnknown = issue.code === 'unrecognized_keys'
    const paths = isUnknown ? issue.keys.map((key) => [...path, key]) : [path]
    for (const parts of paths) {
      const name = readable(parts.join('.'))
      if (fields.size < MAX_NAMED_FIELDS && !fields.has(name)) {
        fields.set(name, isUnknown ? 'Is not a field of this form.' : issue.message)
      }
    }
  }
  return Object.fromEntries(fields)
}

/** A name that came from outside is not repeated at any length or with anything invisible in it. */
const readable = (path: string): string => cutText(cleanText(path) ?? '', 100)

/** The answer of both calls to an accepted submission (201), and to the same one sent again. */
export const acceptedSchema = z.strictObject({
  success: z.literal(true),
  /** Shown once: XXXX-XXXX-XXXX-XXXX. `POST /api/recommendations/status` answers what became of it. */
  receipt: z.string(),
})

/** The answer to everything that was not stored. */
export const refusedSchema = z.strictObject({
  success: z.literal(false),
  error: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
})

export type Accepted = z.infer<typeof acceptedSchema>

/** A UUID the sender makes once for a submission and repeats when sending it again. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key'

export const idempotencyKeySchema = z.uuid('The Idempotency-Key must be a UUID.')

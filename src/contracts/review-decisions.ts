import '@/lib/zod-without-eval'

import * as z from 'zod/mini'

import { placeCategoryValues } from '@/domain/places/place-categories'
import { recommendationCities, stepKinds } from '@/domain/submissions/recommendation-options'
import { submittedFields, submittedFlags, submittedTexts } from '@/domain/submissions/submitted-fields'
import { recordOf } from '@/lib/lists/table-rows'

import { submissionLimits } from './recommendations'
import { type RejectionReason, rejectionReasons } from './rejection-reasons'
import { type ReportField, reportFields } from './reports'
import {
  optionalLine,
  optionalParagraphs,
  optionalText,
  requiredName,
  requiredParagraphs,
  rowId,
} from './submission-parts'

/** What a moderator decides: the body of `POST /cms/api/recommendations/review`. For moderators and admins. */

/** Most items of one call. Each is decided in a transaction of its own. */
const MAX_REVIEW_ITEMS = 200

const rejectionReasonNames = Object.keys(rejectionReasons) as [RejectionReason, ...RejectionReason[]]

const message = optionalParagraphs(1000)

/** The row as the moderator saw it: a decision on another version is refused. */
const item = { id: rowId, version: z.int().check(z.minimum(1)) }

const degrees = (limit: number) => z.nullable(z.number().check(z.minimum(-limit), z.maximum(limit)))

/** What a moderator may correct before deciding. What is left out stays; `''` and `null` empty a field. */
const editsSchema = z.partial(
  z.strictObject({
    title: requiredName(submissionLimits.title, 'Enter a name or a title.'),
    city: z.enum(recommendationCities),
    description: z.nullable(optionalParagraphs(submissionLimits.description)),
    /** The category on the site. `null` leaves it to the sender's: see `categoryByKind`. */
    category: z.nullable(z.enum(placeCategoryValues)),
    ...recordOf(submittedTexts, (name) => {
      const { form, limit } = submittedFields[name]
      return z.nullable(optionalText(form, limit))
    }),
    ...recordOf(submittedFlags, () => z.boolean()),
    latitude: degrees(90),
    longitude: degrees(180),
    /** A place without a pin is published only with this said. */
    hasNoPosition: z.boolean(),
    steps: z
      .array(
        z.strictObject({
          title: requiredName(submissionLimits.title, 'Each step needs a title.'),
          description: z.nullable(optionalParagraphs(submissionLimits.description)),
          category: z.enum(stepKinds),
          notes: z.nullable(optionalParagraphs(submissionLimits.notes)),
          gateId: z.optional(z.nullable(rowId)),
          placeId: z.optional(z.nullable(rowId)),
        }),
      )
      .check(z.minLength(1), z.maxLength(submissionLimits.steps)),
  }),
)

export type Edits = z.output<typeof editsSchema>

/** Those of a report that one value can change. */
const fieldsToApply = reportFields.filter(
  (field): field is Exclude<ReportField, 'closed' | 'other'> => field !== 'closed' && field !== 'other',
)

/** What an approved report does: changes one field of its place or gate, or nothing because it is dealt with. */
const applySchema = z.union([
  z.literal('solved'),
  z.strictObject({
    field: z.enum(fieldsToApply),
    /** As text; a position is "21.4225, 39.8262", wheelchair is yes, no, limited (places) or unknown. */
    value: optionalLine(500),
  }),
])

export type Apply = z.output<typeof applySchema>

/** Fields of a duplicate that may fill or replace those of the place it is merged into. */
export const mergeableFields = ['phone', 'hours', 'website', 'description', 'position'] as const

const intoSchema = z.strictObject({ kind: z.enum(['place', 'submission']), id: rowId })

const buildItemsSchema = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.array(z.strictObject({ ...item, ...shape })).check(z.minLength(1), z.maxLength(MAX_REVIEW_ITEMS))

export const reviewRequestSchema = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('claim'), items: buildItemsSchema({}) }),
  z.strictObject({ action: z.literal('release'), items: buildItemsSchema({}) }),
  z.strictObject({ action: z.literal('edit'), items: buildItemsSchema({ edits: editsSchema }) }),
  z.strictObject({
    action: z.literal('approve'),
    /** `apply` is for reports and needed there. */
    items: buildItemsSchema({ edits: z.optional(editsSchema), apply: z.optional(applySchema) }),
    message: z.optional(message),
  }),
  z.strictObject({
    action: z.literal('reject'),
    items: buildItemsSchema({}),
    reason: z.enum(rejectionReasonNames),
    /** Instead of the template's words. */
    message: z.optional(message),
  }),
  z.strictObject({ action: z.literal('spam'), items: buildItemsSchema({}) }),
  z.strictObject({
    action: z.literal('merge'),
    items: buildItemsSchema({
      into: intoSchema,
      take: z.optional(z.array(z.enum(mergeableFields)).check(z.maxLength(mergeableFields.length))),
    }),
    message: z.optional(message),
  }),
  /** Gives a report to the editors, who can change and unpublish what it is about. `message` is for them. */
  z.strictObject({
    action: z.literal('hand-over'),
    items: buildItemsSchema({}),
    message: requiredParagraphs(1000, 'Write to the editor what is to be done.'),
  }),
  z.strictObject({ action: z.literal('reopen'), items: buildItemsSchema({}) }),
  /** Takes back the last decision, with what it published, within `UNDO_MINUTES`. */
  z.strictObject({ action: z.literal('undo'), items: buildItemsSchema({}) }),
  /** Deletes what the sender wrote for good. The log records that it was deleted, not what it was. */
  z.strictObject({ action: z.literal('erase'), items: buildItemsSchema({}) }),
])

export type ReviewRequest = z.output<typeof reviewRequestSchema>

export type ReviewRequestInput = z.input<typeof reviewRequestSchema>

export type ReviewAction = ReviewRequest['action']

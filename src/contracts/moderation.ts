import '@/lib/zod-without-eval'

import * as z from 'zod'

import { placeCategoryValues } from '@/lib/place-categories'
import { recommendationCities, stepKinds } from '@/lib/recommendation-options'

import { submissionLimits } from './recommendations'
import { reportFields } from './reports'
import { optionalLine, optionalParagraphs, requiredLine, rowId } from './submission-parts'

/**
 * The review queue of the staff: `GET /cms/api/recommendations/queue` and `POST /cms/api/recommendations/review`. For
 * moderators and admins.
 */

export const reviewStates = ['pending-review', 'claimed', 'approved', 'rejected', 'spam', 'duplicate'] as const

export type ReviewState = (typeof reviewStates)[number]

export const submissionKinds = ['place', 'path', 'report', 'confirmation'] as const

export type SubmissionKind = (typeof submissionKinds)[number]

/** Minutes a claim lasts without being renewed. */
export const CLAIM_MINUTES = 15

/** Minutes within which the last decision can be taken back. */
export const UNDO_MINUTES = 10

/** Most items of one call. Each is decided in a transaction of its own. */
export const MAX_REVIEW_ITEMS = 200

/** Most items of one page of the queue. */
export const MAX_QUEUE_ITEMS = 300

/** Why a submission counts as risky; the words for people are in the admin. */
export const riskReasons = [
  'honeypot',
  'too-quick',
  'no-form',
  'bad-form',
  'form-reused',
  'links',
  'mixed-script',
  'repeated-text',
  'busy-hour',
] as const

export type RiskReason = (typeof riskReasons)[number]

/** Points from which a submission counts as risky or as likely spam; 0 to 100. */
export const riskLevels = { medium: 20, high: 60 } as const

/** Templates of a rejection; the text goes to the sender and can be changed. */
export const rejectionReasons = {
  'not-found': 'Thank you. We could not find this place on the ground or in a second source.',
  'not-for-pilgrims': 'Thank you. This is useful, but not for pilgrims on their way, so the guide leaves it out.',
  'not-enough':
    'Thank you. We need a little more to check this: where exactly it is, or how you know. Please send it again.',
  'already-there': 'Thank you. The guide shows this already.',
  'not-correct': 'Thank you. We checked this and found that the guide is right as it stands.',
  advertising: 'The guide takes no advertising.',
  other: '',
} as const satisfies Record<string, string>

export type RejectionReason = keyof typeof rejectionReasons

const rejectionReasonNames = Object.keys(rejectionReasons) as [RejectionReason, ...RejectionReason[]]

const message = optionalParagraphs(1000)

/** The row as the moderator saw it: a decision on another version is refused. */
const item = { id: rowId, version: z.int().min(1) }

const degrees = (limit: number) => z.number().min(-limit).max(limit).nullable()

/** What a moderator may correct before deciding. What is left out stays; `''` and `null` empty a field. */
const editsSchema = z
  .strictObject({
    title: requiredLine(submissionLimits.title, 'Enter a name or a title.'),
    arabicName: optionalLine(200).nullable(),
    city: z.enum(recommendationCities),
    description: optionalParagraphs(submissionLimits.description).nullable(),
    /** The category on the site. `null` leaves it to the sender's: see `siteCategoryOf`. */
    category: z.enum(placeCategoryValues).nullable(),
    address: optionalLine(300).nullable(),
    wheelchair: z.boolean(),
    womenArea: z.boolean(),
    prayerArea: z.boolean(),
    openHours: optionalLine(500).nullable(),
    price: optionalLine(submissionLimits.price).nullable(),
    phone: optionalLine(submissionLimits.phone).nullable(),
    website: optionalLine(submissionLimits.website).nullable(),
    latitude: degrees(90),
    longitude: degrees(180),
    /** A place without a pin is published only with this said. */
    hasNoPosition: z.boolean(),
    steps: z
      .array(
        z.strictObject({
          title: requiredLine(submissionLimits.title, 'Each step needs a title.'),
          description: optionalParagraphs(submissionLimits.description).nullable(),
          category: z.enum(stepKinds),
          notes: optionalParagraphs(submissionLimits.notes).nullable(),
          gateId: rowId.nullable().optional(),
          placeId: rowId.nullable().optional(),
        }),
      )
      .min(1)
      .max(submissionLimits.steps),
  })
  .partial()

export type Edits = z.output<typeof editsSchema>

/** What an approved report does: changes one field of its place or gate, or nothing because it is dealt with. */
const applySchema = z.union([
  z.literal('solved'),
  z.strictObject({
    field: z.enum(reportFields).exclude(['closed', 'other']),
    /** As text; a position is "21.4225, 39.8262", wheelchair is yes, no, limited (places) or unknown. */
    value: optionalLine(500),
  }),
])

export type Apply = z.output<typeof applySchema>

/** Fields of a duplicate that may fill or replace those of the place it is merged into. */
export const mergeableFields = ['phone', 'hours', 'website', 'description', 'position'] as const

const intoSchema = z.strictObject({ kind: z.enum(['place', 'submission']), id: rowId })

const itemsOf = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z
    .array(z.strictObject({ ...item, ...shape }))
    .min(1)
    .max(MAX_REVIEW_ITEMS)

export const reviewRequestSchema = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('claim'), items: itemsOf({}) }),
  z.strictObject({ action: z.literal('release'), items: itemsOf({}) }),
  z.strictObject({ action: z.literal('edit'), items: itemsOf({ edits: editsSchema }) }),
  z.strictObject({
    action: z.literal('approve'),
    /** `apply` is for reports and needed there. */
    items: itemsOf({ edits: editsSchema.optional(), apply: applySchema.optional() }),
    message: message.optional(),
  }),
  z.strictObject({
    action: z.literal('reject'),
    items: itemsOf({}),
    reason: z.enum(rejectionReasonNames),
    /** Instead of the template's words. */
    message: message.optional(),
  }),
  z.strictObject({ action: z.literal('spam'), items: itemsOf({}) }),
  z.strictObject({
    action: z.literal('merge'),
    items: itemsOf({ into: intoSchema, take: z.array(z.enum(mergeableFields)).max(mergeableFields.length).optional() }),
    message: message.optional(),
  }),
  z.strictObject({ action: z.literal('reopen'), items: itemsOf({}) }),
  /** Takes back the last decision, with what it published, within `UNDO_MINUTES`. */
  z.strictObject({ action: z.literal('undo'), items: itemsOf({}) }),
])

export type ReviewRequest = z.output<typeof reviewRequestSchema>

export type ReviewRequestInput = z.input<typeof reviewRequestSchema>

export type ReviewAction = ReviewRequest['action']

/** Why an item was left as it was. */
const refusalCodes = [
  /** Somebody changed or decided it since: `current` says who and how. Load it again. */
  'stale',
  /** Somebody else holds it: `current.by` until `current.until`. */
  'claimed',
  /** Not possible in its state. */
  'transition',
  /** Something is missing or wrong: `fields`. */
  'invalid',
  'not-found',
  /** Too late to take back, or what it published has been changed since. */
  'cannot-undo',
  'failed',
] as const

const reviewResultSchema = z.discriminatedUnion('ok', [
  z.strictObject({
    ok: z.literal(true),
    id: z.number(),
    version: z.number(),
    status: z.enum(reviewStates),
    /** The page the decision made or changed. */
    published: z.strictObject({ kind: z.enum(['place', 'path', 'gate']), id: z.number(), href: z.string() }).nullable(),
  }),
  z.strictObject({
    ok: z.literal(false),
    id: z.number(),
    code: z.enum(refusalCodes),
    /** For people. */
    message: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
    current: z
      .strictObject({
        version: z.number(),
        status: z.enum(reviewStates),
        /** Name of who decided or holds it. */
        by: z.string().nullable(),
        /** ISO: of the decision. */
        at: z.string().nullable(),
        /** ISO: when a claim ends. */
        until: z.string().nullable(),
      })
      .optional(),
  }),
])

export type ReviewResult = z.infer<typeof reviewResultSchema>

/** In the order of the items. One item alone that failed also sets the status: 422 (invalid), 410 (gone), else 409. */
export const reviewAnswerSchema = z.strictObject({ results: z.array(reviewResultSchema) })

const queueSorts = ['oldest', 'newest', 'risk'] as const

/** Query of the queue; lists are comma-separated. Everything may be left out. */
export const queueQuerySchema = z.object({
  /** States; what waits (pending-review and claimed) when left out. */
  state: z.string().optional(),
  kind: z.string().optional(),
  city: z.enum(recommendationCities).optional(),
  /** Only those that have waited at least so many hours. */
  olderThanHours: z.coerce.number().int().min(0).max(10_000).optional(),
  risk: z.enum(['low', 'medium', 'high']).optional(),
  /** `likely`: only those with a probable duplicate; `none`: only those without. */
  duplicates: z.enum(['likely', 'none']).optional(),
  /** Words of title, Arabic name, description, phone or report. */
  q: z.string().max(100).optional(),
  sort: z.enum(queueSorts).default('oldest'),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  limit: z.coerce.number().int().min(1).max(MAX_QUEUE_ITEMS).default(50),
  /** One item, whatever its state, with its history. */
  id: z.coerce.number().int().min(1).optional(),
})

export type QueueQuery = z.output<typeof queueQuerySchema>

/** A place of the guide or another submission that may be the same; the best first, at most `MAX_DUPLICATES`. */
export type DuplicateCandidate = {
  readonly kind: 'place' | 'submission'
  readonly id: number
  readonly name: string
  readonly arabicName: string | null
  readonly category: string | null
  readonly city: string
  readonly address: string | null
  readonly phone: string | null
  readonly hours: string | null
  readonly website: string | null
  readonly latitude: number | null
  readonly longitude: number | null
  readonly distanceMetres: number | null
  /** 0 to 1. */
  readonly score: number
  /** From `LIKELY_DUPLICATE` on: safe to offer in bulk. */
  readonly isLikely: boolean
  readonly because: readonly ('name' | 'phone' | 'distance')[]
  /** Of a submission. */
  readonly status: ReviewState | null
  /** Of a place: whether readers see it. */
  readonly isPublished: boolean | null
}

export const MAX_DUPLICATES = 5

export const LIKELY_DUPLICATE = 0.75

/** Metres within which two places may be one. */
export const DUPLICATE_METRES = 150

export type HistoryEntry = {
  readonly at: string
  readonly by: string | null
  readonly action: string
  readonly from: ReviewState
  readonly to: ReviewState
  readonly reason: string | null
  readonly message: string | null
}

export type QueueStep = {
  readonly title: string
  readonly description: string | null
  readonly category: (typeof stepKinds)[number]
  readonly notes: string | null
  readonly gate: { readonly id: number; readonly name: string } | null
  readonly place: { readonly id: number; readonly name: string } | null
}

export type QueueItem = {
  readonly id: number
  readonly version: number
  readonly kind: SubmissionKind
  readonly status: ReviewState
  readonly title: string
  readonly city: string
  readonly description: string | null
  readonly submittedAt: string
  /** The sender's clock, as they sent it. */
  readonly clientSubmittedAt: string | null
  readonly risk: {
    readonly score: number
    readonly level: 'low' | 'medium' | 'high'
    readonly reasons: readonly RiskReason[]
  }
  readonly claim: { readonly by: string; readonly until: string; readonly isMine: boolean } | null
  readonly decision: {
    readonly by: string | null
    readonly at: string
    readonly reason: string | null
    readonly message: string | null
    /** ISO: until when the last decision can be taken back; `null` when it cannot. */
    readonly undoUntil: string | null
  } | null
  readonly place: {
    /** As the sender chose it. */
    readonly senderCategory: string
    /** On the site; `null`: has to be chosen. */
    readonly category: string | null
    readonly arabicName: string | null
    readonly address: string | null
    readonly wheelchair: boolean
    readonly womenArea: boolean
    readonly prayerArea: boolean
    readonly openHours: string | null
    readonly price: string | null
    readonly phone: string | null
    readonly website: string | null
    readonly latitude: number | null
    readonly longitude: number | null
    readonly hasNoPosition: boolean
  } | null
  readonly steps: readonly QueueStep[] | null
  readonly report: {
    readonly target: 'place' | 'gate'
    /** `null` when it has been deleted since. */
    readonly targetId: number | null
    readonly href: string | null
    readonly field: string | null
    /** When it was reported. */
    readonly oldValue: string | null
    /** Now. */
    readonly currentValue: string | null
    readonly newValue: string | null
    readonly comment: string | null
  } | null
  readonly published: { readonly kind: 'place' | 'path'; readonly id: number; readonly href: string } | null
  readonly duplicateOf: { readonly kind: 'place' | 'submission'; readonly id: number } | null
  /** What keeps it from being approved as it is; empty when nothing does. */
  readonly missing: Readonly<Record<string, string>>
  readonly duplicates: readonly DuplicateCandidate[]
  /** Only for a single item (`?id=`). */
  readonly history: readonly HistoryEntry[] | null
}

export type QueueAnswer = {
  readonly counts: Readonly<Record<ReviewState, number>>
  /** The longest waiting one; age in seconds. */
  readonly oldest: { readonly id: number; readonly submittedAt: string; readonly ageSeconds: number } | null
  readonly items: readonly QueueItem[]
  readonly total: number
  readonly page: number
  readonly pages: number
}

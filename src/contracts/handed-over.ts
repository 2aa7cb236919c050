import '@/lib/zod-without-eval'

import * as z from 'zod/mini'

import { requiredParagraphs, rowId } from './submission-parts'

/**
 * Reports that moderators have handed to the editors: `GET` and `POST /cms/api/recommendations/handed-over`. For editors
 * and admins, who see nothing else of what visitors send.
 */

/** The report as the editor saw it: a decision on another version is refused. */
const items = z.tuple([z.strictObject({ id: rowId, version: z.int().check(z.minimum(1)) })])

export const settlingRequestSchema = z.discriminatedUnion('action', [
  z.strictObject({
    action: z.literal('settle'),
    items,
    /** What was done. The sender reads it. */
    message: requiredParagraphs(1000, 'Say what you did: the sender reads it.'),
  }),
  z.strictObject({
    action: z.literal('hand-back'),
    items,
    /** For the moderators. */
    message: requiredParagraphs(1000, 'Say why, so that the moderators know how to go on.'),
  }),
  /** Takes back one's own `settle` within `UNDO_MINUTES`: it is with the editors again. */
  z.strictObject({ action: z.literal('undo'), items }),
])

export type SettlingRequest = z.output<typeof settlingRequestSchema>

export type SettlingAction = SettlingRequest['action']

/** Most reports of one answer, the longest waiting first. */
export const MAX_HANDED_OVER = 100

/** All that an editor is told of a report. */
export type HandedOver = {
  readonly id: number
  readonly version: number
  /** Of the place or gate, when it was reported. */
  readonly title: string
  readonly city: string
  /** ISO. */
  readonly submittedAt: string
  /** `null` when it has been deleted since, or is in the trash. */
  readonly target: {
    readonly collection: 'locations' | 'mosque-gates'
    readonly id: number
    readonly name: string
    readonly isPublished: boolean
    /** Its page in the guide. */
    readonly href: string
  } | null
  readonly field: string | null
  readonly oldValue: string | null
  readonly currentValue: string | null
  readonly newValue: string | null
  readonly comment: string | null
  readonly handedOver: {
    readonly by: string | null
    /** ISO. */
    readonly at: string
    readonly note: string
  }
}

export type HandedOverAnswer = { readonly reports: readonly HandedOver[]; readonly total: number }

import '@/lib/zod-without-eval'

import * as z from 'zod/mini'

import { recommendationCities, type stepKinds } from '@/domain/submissions/recommendation-options'
import type { SubmittedFlag, SubmittedText } from '@/domain/submissions/submitted-fields'

import type { ReviewState, RiskReason, SubmissionKind } from './moderation'
import type { DuplicateCandidate } from './possible-duplicates'

/** What waits for a decision: `GET /cms/api/recommendations/queue`. For moderators and admins. */

/** Most items of one page of the queue. */
export const MAX_QUEUE_ITEMS = 300

const queueSorts = ['oldest', 'newest', 'risk'] as const

function wholeNumber(min: number, max: number) {
  return z.coerce.number().check(z.int(), z.minimum(min), z.maximum(max))
}

/** Query of the queue; lists are comma-separated. Everything may be left out. */
export const queueQuerySchema = z.object({
  /** States; what waits (pending-review and claimed) when left out. */
  state: z.optional(z.string()),
  kind: z.optional(z.string()),
  city: z.optional(z.enum(recommendationCities)),
  /** Only those that have waited at least so many hours. */
  olderThanHours: z.optional(wholeNumber(0, 10_000)),
  risk: z.optional(z.enum(['low', 'medium', 'high'])),
  /** `likely`: only those with a probable duplicate; `none`: only those without. */
  duplicates: z.optional(z.enum(['likely', 'none'])),
  /** Words of title, Arabic name, description, phone or report. */
  q: z.optional(z.string().check(z.maxLength(100))),
  sort: z._default(z.enum(queueSorts), 'oldest'),
  page: z._default(wholeNumber(1, 10_000), 1),
  limit: z._default(wholeNumber(1, MAX_QUEUE_ITEMS), 50),
  /** One item, whatever its state, with its history. */
  id: z.optional(wholeNumber(1, Number.MAX_SAFE_INTEGER)),
})

export type QueueQuery = z.output<typeof queueQuerySchema>

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
  /** ISO: since when what the sender wrote is gone; `null` while it is there. */
  readonly erasedAt: string | null
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
    /** ISO: until when the reader can take the last decision back; `null` when they cannot. */
    readonly undoUntil: string | null
  } | null
  readonly place:
    | (Readonly<Record<SubmittedText, string | null>> &
        Readonly<Record<SubmittedFlag, boolean>> & {
          /** As the sender chose it. */
          readonly senderCategory: string
          /** On the site; `null`: has to be chosen. */
          readonly category: string | null
          readonly latitude: number | null
          readonly longitude: number | null
          readonly hasNoPosition: boolean
        })
    | null
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
  /** Why it cannot be approved as it is; empty when it can. */
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

import '@/lib/zod-without-eval'

import * as z from 'zod/mini'

import { reviewStates } from './moderation'

/** What became of each decision: the answer of `POST /cms/api/recommendations/review`. */

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
    published: z.nullable(
      z.strictObject({ kind: z.enum(['place', 'path', 'gate']), id: z.number(), href: z.string() }),
    ),
  }),
  z.strictObject({
    ok: z.literal(false),
    id: z.number(),
    code: z.enum(refusalCodes),
    /** For people. */
    message: z.string(),
    fields: z.optional(z.record(z.string(), z.string())),
    current: z.optional(
      z.strictObject({
        version: z.number(),
        status: z.enum(reviewStates),
        /** Name of who decided or holds it. */
        by: z.nullable(z.string()),
        /** ISO: of the decision. */
        at: z.nullable(z.string()),
        /** ISO: when a claim ends. */
        until: z.nullable(z.string()),
      }),
    ),
  }),
])

export type ReviewResult = z.infer<typeof reviewResultSchema>

/** In the order of the items. One item alone that failed also sets the status: 422 (invalid), 410 (gone), else 409. */
export const reviewAnswerSchema = z.strictObject({ results: z.array(reviewResultSchema) })

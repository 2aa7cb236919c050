import '@/lib/zod-without-eval'

import * as z from 'zod/mini'

import { type Notice, type NoticeAudience, noticeAudiences, noticeSeverities } from '@/domain/notices/notice'
import { cities } from '@/domain/places/cities'
import { readRows } from '@/lib/lists/read-rows'

const audiences = Object.keys(noticeAudiences) as [NoticeAudience, ...NoticeAudience[]]

const thing = z.strictObject({
  id: z.int().check(z.positive()),
  name: z.string().check(z.minLength(1)),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
})

const mosque = z.enum(['haram', 'nabawi'])

export const noticeRow: z.ZodMiniType<Notice> = z.strictObject({
  id: z.int().check(z.positive()),
  title: z.string().check(z.minLength(1)),
  text: z.string(),
  severity: z.enum(noticeSeverities),
  audience: z.enum(audiences),
  concern: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('all') }),
    z.strictObject({ kind: z.literal('city'), city: z.enum(cities) }),
    z.strictObject({ kind: z.literal('mosque'), mosque }),
    z.strictObject({ kind: z.literal('gate'), mosque, gates: z.array(thing).check(z.minLength(1)) }),
    z.strictObject({
      kind: z.literal('place'),
      city: z.nullable(z.enum(cities)),
      places: z.array(thing).check(z.minLength(1)),
    }),
  ]),
  isClosed: z.boolean(),
  starts: z.int(),
  ends: z.int(),
  changed: z.int(),
  source: z.strictObject({ name: z.string().check(z.minLength(1)), href: z.nullable(z.string()) }),
})

/**
 * `GET /api/notices`: the notices that have not ended, those of the next seven days too, so that a saved copy can begin one
 * without a network. It holds no time of its own, so that its ETag stays; a device learns how wrong its clock is from `Date`.
 */
export type NoticesAnswer = { readonly notices: readonly Notice[] }

/** A damaged notice is left out, the others stay. */
export function parseNotices(answer: unknown): readonly Notice[] {
  const { notices } = (answer ?? {}) as { readonly notices?: unknown }
  return Array.isArray(notices) ? readRows(noticeRow, notices) : []
}

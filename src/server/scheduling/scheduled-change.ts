import type { CollectionSlug, GlobalSlug } from 'payload'
import { z } from 'zod'

/** The job that carries out one scheduled change: `src/jobs/tasks.ts`. */
export const SCHEDULED_TASK = 'publish-scheduled'

/** A record, or a page there is one of. */
export type Target = { readonly collection: CollectionSlug; readonly id: number } | { readonly global: GlobalSlug }

export const changeTypes = ['publish', 'unpublish'] as const

/** The target as Payload's own scheduling writes it, whose drawer editors use. */
export const targetShape = {
  doc: z.object({ relationTo: z.string(), value: z.coerce.number().int() }).optional(),
  global: z.string().optional(),
}

/** What a job of `SCHEDULED_TASK` holds. Written by `scheduleChange`, which checks the target. */
export const scheduledChangeSchema = z.object({
  ...targetShape,
  type: z.enum(changeTypes),
  /** When it is due. Payload clears the job's own time when it fails. */
  at: z.string(),
  timezone: z.string().nullable(),
  user: z.object({ relationTo: z.literal('users'), value: z.number() }),
  /** What the record was called, for when it is gone. */
  title: z.string(),
  /** For `publish`: a copy of the version when it was scheduled, because versions are overwritten and deleted. */
  version: z
    .object({ id: z.number().nullable(), savedAt: z.string(), content: z.record(z.string(), z.unknown()) })
    .nullable(),
  /** The time stamp of what readers saw then, or of the first draft where they saw nothing. */
  publicAt: z.string().nullable(),
})

export type ScheduledChange = z.infer<typeof scheduledChangeSchema>

/** `null` where the input names no target. The slugs are checked before they are used (`findConfig`). */
export function parseTarget({ doc, global }: z.infer<z.ZodObject<typeof targetShape>>): Target | null {
  if (doc !== undefined) return { collection: doc.relationTo as CollectionSlug, id: doc.value }
  return global === undefined ? null : { global: global as GlobalSlug }
}

/** Why a scheduled change was not carried out, in words for the person who scheduled it. Nothing has changed. */
export class ScheduleFailure extends Error {
  override readonly name = 'ScheduleFailure'
}

import * as z from 'zod/mini'

const amount = z.int().check(z.minimum(0))

/** What an import changed. `skipped`: records of the source that were not usable. */
const importCountsSchema = z.object({
  created: amount,
  updated: amount,
  unchanged: amount,
  removed: amount,
  skipped: amount,
})

export type ImportCounts = z.infer<typeof importCountsSchema>

export const importStatuses = ['queued', 'running', 'waiting', 'succeeded', 'failed', 'cancelled'] as const

export type ImportStatus = (typeof importStatuses)[number]

const jobId = z.pipe(
  z.union([z.string().check(z.minLength(1)), z.int().check(z.positive())]),
  z.transform((id) => String(id)),
)

/** 202 of an import asked for with `Prefer: respond-async`. `statusUrl` is a path of this site. */
export const importAcceptedSchema = z.object({
  jobId,
  // Two slashes would be another host.
  statusUrl: z.string().check(z.regex(/^\/api\/(?!\/)[\w./-]+$/, 'must be a path under /api/')),
})

export type ImportAccepted = z.input<typeof importAcceptedSchema>

/** `GET statusUrl`: where a run is. `success` is there once it has ended. */
export const importRunSchema = z.object({
  status: z.enum(importStatuses),
  /** `total` is `null` while it is not known yet. */
  progress: z.object({ step: z.string(), done: amount, total: z.nullable(amount) }),
  success: z.optional(z.boolean()),
  /** A sentence for the person who asked: why it failed, or what it waits for. */
  message: z.optional(z.string()),
  counts: z.optional(importCountsSchema),
})

export type ImportRun = z.infer<typeof importRunSchema>

/** 200 of an import that was waited for (spec §7: the response is read for a success flag). */
export const importResultSchema = z.object({
  success: z.boolean(),
  jobId: z.optional(jobId),
  message: z.optional(z.string()),
  counts: z.optional(importCountsSchema),
})

export type ImportResult = z.input<typeof importResultSchema>

import * as z from 'zod'

/** What an import changed. `skipped`: records of the source that were not usable. */
const importCountsSchema = z.object({
  created: z.int().min(0),
  updated: z.int().min(0),
  unchanged: z.int().min(0),
  removed: z.int().min(0),
  skipped: z.int().min(0),
})

export type ImportCounts = z.infer<typeof importCountsSchema>

export const importStatuses = ['queued', 'running', 'waiting', 'succeeded', 'failed', 'cancelled'] as const

export type ImportStatus = (typeof importStatuses)[number]

const jobId = z.union([z.string().min(1), z.int().positive()]).transform(String)

/** 202 of an import asked for with `Prefer: respond-async`. `statusUrl` is a path of this site. */
export const importAcceptedSchema = z.object({
  jobId,
  // Two slashes would be another host.
  statusUrl: z.string().regex(/^\/api\/(?!\/)[\w./-]+$/, 'must be a path under /api/'),
})

export type ImportAccepted = z.input<typeof importAcceptedSchema>

/** `GET statusUrl`: where a run is. `success` is there once it has ended. */
export const importRunSchema = z.object({
  status: z.enum(importStatuses),
  /** `total` is `null` while it is not known yet. */
  progress: z.object({ step: z.string(), done: z.int().min(0), total: z.int().min(0).nullable() }),
  success: z.boolean().optional(),
  /** A sentence for the person who asked: why it failed, or what it waits for. */
  message: z.string().optional(),
  counts: importCountsSchema.optional(),
})

export type ImportRun = z.infer<typeof importRunSchema>

/** 200 of an import that was waited for (spec §7: the response is read for a success flag). */
export const importResultSchema = z.object({
  success: z.boolean(),
  jobId: jobId.optional(),
  message: z.string().optional(),
  counts: importCountsSchema.optional(),
})

export type ImportResult = z.input<typeof importResultSchema>

import * as z from 'zod'

/** A report names this many records of each list at most; the counts of the run say how many there are. */
export const MAX_LISTED = 200

const value = z.union([z.string(), z.number(), z.null()])

const record = { id: z.int().nullable(), key: z.string(), label: z.string() }

/**
 * What an import changed, or in a dry run would change: the `preview` of a dry run and the `report` of an import. Every
 * list may be missing, so that a report of an older version can still be read.
 */
export const importReportSchema = z.object({
  /** Sentences for people: an old copy of the map, a server that was asked again. */
  warnings: z.array(z.string()).default([]),
  created: z.array(z.object(record)).default([]),
  updated: z
    .array(
      z.object({
        ...record,
        changes: z.array(z.object({ field: z.string(), before: value, after: value })).default([]),
      }),
    )
    .default([]),
  conflicts: z.array(z.object({ ...record, field: z.string(), ours: value, upstream: value })).default([]),
  missing: z.array(z.object(record)).default([]),
  /** Records left alone, by reason: in the trash, not published, written by people. */
  kept: z.record(z.string(), z.int().min(0)).default({}),
})

export type ImportReport = z.infer<typeof importReportSchema>

import * as z from 'zod'

/** A report names this many records of each list at most; the counts of the run say how many there are. */
export const MAX_LISTED = 200

const value = z.union([z.string(), z.number(), z.null()])

/** `id` is missing for a record that is not there yet. */
const record = { id: z.int().optional(), key: z.string(), label: z.string() }

const amount = z.int().min(0)

const changed = z.object({ added: amount, changed: amount, unchanged: amount, removed: amount })

/** What an import makes of the streets of a city. */
const streetChanges = z.object({
  city: z.string(),
  ways: changed,
  buildings: changed,
  /** What a visitor loads, in Brotli; `null` before the first version. */
  bytesBefore: amount.nullable(),
  bytesAfter: amount,
})

export type StreetChanges = z.infer<typeof streetChanges>

/**
 * What an import changed, or in a dry run would change: the `preview` of a dry run and the `report` of an import. Every
 * list may be missing, so that a report of an older version can still be read.
 */
const importReportSchema = z.object({
  /** Why it failed, in a word of `FailureReason`; the sentence for people is the run's `error`. */
  reason: z.string().optional(),
  /** Sentences for people: an old copy of the map, a server that was asked again. */
  warnings: z.array(z.string()).default([]),
  /** Records put right by the rules of the import, by rule. */
  rules: z.record(z.string(), z.number()).default({}),
  created: z.array(z.object(record)).default([]),
  updated: z
    .array(
      z.object({
        ...record,
        fields: z.array(z.object({ field: z.string(), before: value, after: value })).default([]),
      }),
    )
    .default([]),
  conflicts: z.array(z.object({ ...record, field: z.string(), ours: value, upstream: value })).default([]),
  missing: z.array(z.object(record)).default([]),
  /** How many of those missing were there the last time: the others carry their mark already. */
  newlyMissing: z.number().default(0),
  /** Of an import of streets: a city that the source has nothing of is not in it. */
  streets: z.array(streetChanges).default([]),
})

export type ImportReport = z.infer<typeof importReportSchema>

/** The report of a run as it is stored; an unreadable one is an empty one. */
export function readReport(...parts: readonly unknown[]): ImportReport {
  const merged: unknown = Object.assign({}, ...parts.filter((part) => typeof part === 'object'))
  const parsed = importReportSchema.safeParse(merged)
  return parsed.success ? parsed.data : importReportSchema.parse({})
}

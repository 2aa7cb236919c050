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
  /** What records had to go without, by reason, which is in words. */
  dropped: z.record(z.string(), z.number()).default({}),
  /** Records the database would not take, each with what it has against it. */
  setAside: z.array(z.object({ ...record, problem: z.string() })).default([]),
  /**
   * The source is older than what the guide has: of which day it is, `null` when it does not say, and of which day the
   * guide is. Whoever imports it all the same names that day.
   */
  olderCopy: z.object({ sourceDay: z.iso.date().nullable(), knownDay: z.iso.date() }).optional(),
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
  /** `isClosed`: the source still has it, marked as closed for good. */
  missing: z.array(z.object({ ...record, isClosed: z.boolean().default(false) })).default([]),
  /** How many of those missing were there the last time: the others carry their mark already. */
  newlyMissing: z.number().default(0),
  /** Of an import of streets: a city that the source has nothing of is not in it. */
  streets: z.array(streetChanges).default([]),
})

/** What a copy that does not say its day is agreed to as. */
export const UNKNOWN_DAY = 'unknown'

/** How a person agrees to an older copy: by its day. */
export const agreedDaySchema = z.union([z.iso.date(), z.literal(UNKNOWN_DAY)])

export type ImportReport = z.infer<typeof importReportSchema>

/** The report of a run as it is stored; an unreadable one is an empty one. */
export function readReport(...parts: readonly unknown[]): ImportReport {
  const merged: unknown = Object.assign({}, ...parts.filter((part) => typeof part === 'object'))
  const parsed = importReportSchema.safeParse(merged)
  return parsed.success ? parsed.data : importReportSchema.parse({})
}

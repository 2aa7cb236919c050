import * as z from 'zod/mini'

/** A report names this many records of each list at most; the counts of the run say how many there are. */
export const MAX_LISTED = 200

const value = z.union([z.string(), z.number(), z.null()])

/** `id` is missing for a record that is not there yet. */
const record = { id: z.optional(z.int()), key: z.string(), label: z.string() }

const amount = z.int().check(z.minimum(0))

const changed = z.object({ added: amount, changed: amount, unchanged: amount, removed: amount })

/** What an import makes of the streets of a city. */
const streetChanges = z.object({
  city: z.string(),
  ways: changed,
  buildings: changed,
  /** What a visitor loads, in Brotli; `null` before the first version. */
  bytesBefore: z.nullable(amount),
  bytesAfter: amount,
})

export type StreetChanges = z.infer<typeof streetChanges>

/**
 * What an import changed, or in a dry run would change: the `preview` of a dry run and the `report` of an import. Every
 * list may be missing, so that a report of an older version can still be read.
 */
const importReportSchema = z.object({
  /** Why it failed, in a word of `FailureReason`; the sentence for people is the run's `error`. */
  reason: z.optional(z.string()),
  /** Sentences for people: an old copy of the map, a server that was asked again. */
  warnings: z._default(z.array(z.string()), []),
  /** Records put right by the rules of the import, by rule. */
  rules: z._default(z.record(z.string(), z.number()), {}),
  /** What records had to go without, by reason, which is in words. */
  dropped: z._default(z.record(z.string(), z.number()), {}),
  /** Records the database would not take, each with what it has against it. */
  setAside: z._default(z.array(z.object({ ...record, problem: z.string() })), []),
  /**
   * The source is older than what the guide has: of which day it is, `null` when it does not say, and of which day the
   * guide is. Whoever imports it all the same names that day.
   */
  olderCopy: z.optional(z.object({ sourceDay: z.nullable(z.iso.date()), knownDay: z.iso.date() })),
  created: z._default(z.array(z.object(record)), []),
  updated: z._default(
    z.array(
      z.object({
        ...record,
        fields: z._default(z.array(z.object({ field: z.string(), before: value, after: value })), []),
      }),
    ),
    [],
  ),
  conflicts: z._default(z.array(z.object({ ...record, field: z.string(), ours: value, upstream: value })), []),
  /** `isClosed`: the source still has it, marked as closed for good. */
  missing: z._default(z.array(z.object({ ...record, isClosed: z._default(z.boolean(), false) })), []),
  /** How many of those missing were there the last time: the others carry their mark already. */
  newlyMissing: z._default(z.number(), 0),
  /** Of an import of streets: a city that the source has nothing of is not in it. */
  streets: z._default(z.array(streetChanges), []),
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

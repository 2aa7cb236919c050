import { z } from 'zod'

import { gateFields, gateKinds } from '@/domain/gates/gate-fields'
import { MOSQUE_IDS, isMosqueKey } from '@/domain/gates/mosques'
import { reviewDates } from '@/domain/publishing/next-review'
import { keysWhere, recordOf } from '@/lib/lists/table-rows'

import type { SourceGate } from './gate-records'

const text = z.string().trim().min(1)

/** `notes` stand further behind: the order of the fields is in the checksums of the gates. */
const { notes, ...texts } = recordOf(keysWhere(gateFields, { kind: 'text', isImported: true }), () =>
  text.nullable().default(null),
)

const gateRecord = z
  .object({
    /** Mosque, kind and number; where a number is used twice or missing, also the map object or the name. */
    key: z.string().regex(/^(haram|nabawi)(\/[a-z0-9_-]+){2,3}$/),
    mosque: z.custom<keyof typeof MOSQUE_IDS>(isMosqueKey),
    ...texts,
    name: text,
    kind: z.enum(gateKinds.map(({ value }) => value)),
    ...recordOf(keysWhere(gateFields, { kind: 'flag', isImported: true }), () =>
      z.enum(['yes', 'no', 'unknown']).default('unknown'),
    ),
    latitude: z.number().min(-90).max(90).nullable(),
    longitude: z.number().min(-180).max(180).nullable(),
    /** Storey: 0 is the ground, -1 one below; halves are landings. */
    level: z.number().nullable(),
    notes,
    osmRef: z
      .string()
      .regex(/^(node|way)\/\d+$/)
      .nullable(),
    sources: z.array(text).min(1),
    confidence: z.enum(['high', 'medium', 'low']),
  })
  .refine(({ latitude, longitude }) => (latitude === null) === (longitude === null), 'half a position')

type GateRecord = z.infer<typeof gateRecord>

/** A gate that ships with the guide. `null` and `'unknown'` mean that no source says. */
export type GateSeed = Readonly<Omit<GateRecord, 'mosque' | 'sources'>> &
  Pick<SourceGate, 'source' | 'checkedOn' | 'reviewDueOn'> & {
    /** The mosque's place: 255 or 239 (§3). */
    readonly locationId: (typeof MOSQUE_IDS)[keyof typeof MOSQUE_IDS]
    readonly directionsUrl: null
    /** Place in the list: the (first) number of the gate, `UNNUMBERED` without one. */
    readonly sortOrder: number
  }

/** Every gate of both mosques in the parsed file, in its order. Throws when it does not fit the schema. */
export function toGateSeeds(file: unknown): readonly GateSeed[] {
  return z
    .array(gateRecord)
    .parse(file)
    .map(({ mosque, sources, ...gate }) => ({
      ...gate,
      locationId: MOSQUE_IDS[mosque],
      directionsUrl: null,
      sortOrder: Number.parseInt(gate.gateNumber ?? String(UNNUMBERED), 10),
      source: sources.join('\n'),
      ...reviewOf(gate.key),
    }))
}

const CHECKED_AT = new Date('2026-11-20T12:00:00.000Z')

/** By its key, which stays when gates come and go: not all of them are due on one day. */
function reviewOf(key: string): Pick<SourceGate, 'checkedOn' | 'reviewDueOn'> {
  const id = [...key].reduce((sum, letter) => sum + letter.charCodeAt(0), 0)
  const { checkedOn, reviewDueOn } = reviewDates(CHECKED_AT, { kind: 'mosque-gates', id })
  return { checkedOn: checkedOn.slice(0, 10), reviewDueOn: reviewDueOn.slice(0, 10) }
}

/** Sorts gates without a number behind all others. */
const UNNUMBERED = 9999

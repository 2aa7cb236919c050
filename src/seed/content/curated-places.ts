import { z } from 'zod'

import { curatedPlaces } from '@/data/curated-places'
import { placeCities } from '@/domain/places/cities'
import { flagStates } from '@/domain/places/flag-states'
import { placeCategoryValues } from '@/domain/places/place-categories'
import { type PlaceFields, placeFields } from '@/domain/places/place-fields'
import { type KeysWhere, keysWhere, pick, recordOf } from '@/lib/lists/table-rows'

const text = z.string().trim().min(1)

/** A field that an import fills. */
export type ImportedKey = KeysWhere<PlaceFields, { readonly isImported: true }>

/** No curated place has a website so far. */
const curatedKeys = keysWhere(placeFields, { isImported: true }).filter(
  (key): key is Exclude<ImportedKey, 'website'> => key !== 'website',
)

const importedTexts = keysWhere(placeFields, { kind: 'text', isImported: true })
const importedFlags = keysWhere(placeFields, { kind: 'flag', isImported: true })

/** The fields of a curated place; their order is in the checksum of its record. */
const curatedFields = pick(
  {
    ...recordOf(importedTexts, () => text.nullable().default(null)),
    ...recordOf(importedFlags, (key) => z.enum(flagStates(placeFields[key])).default('unknown')),
    name: text,
    description: text,
    category: z.enum(placeCategoryValues),
    city: z.enum(placeCities),
  },
  curatedKeys,
)

const curatedRecord = z
  .object({
    key: z.string().regex(/^curated\/[a-z0-9]+(-[a-z0-9]+)*$/),
    id: z.number().int().positive().nullable(),
    ...curatedFields,
    /** Lines of the city bus that stop here. */
    lines: z.array(text).min(1).optional(),
    latitude: z.number().min(-90).max(90).nullable(),
    longitude: z.number().min(-180).max(180).nullable(),
    osmRefs: z.array(z.string().regex(/^(node|way|relation)\/\d+$/)),
    sources: z.array(text).min(1),
    confidence: z.enum(['high', 'medium', 'low']),
  })
  .refine(({ latitude, longitude }) => (latitude === null) === (longitude === null), 'half a position')

/** A place that people have written down, as its file has it: with the names of the facts it takes from the register. */
export type CuratedRecord = z.infer<typeof curatedRecord>

export const curatedRecords: readonly CuratedRecord[] = z.array(curatedRecord).parse(curatedPlaces)

/** Every curated place at which lines of the city bus stop, with its lines: texts take them from here, too. */
export const busStops = curatedRecords.flatMap(({ key, name, lines }) =>
  lines === undefined ? [] : [{ key, name, lines }],
)

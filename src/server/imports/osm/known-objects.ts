import { z } from 'zod'

import file from '@/data/map-objects.json' with { type: 'json' }
import { placeCategoryValues } from '@/domain/places/place-categories'

import type { OsmRef } from './overpass-types'

const text = z.string().trim().min(1)

const ref = z.custom<OsmRef>((value) => typeof value === 'string' && /^(node|way|relation)\/\d+$/.test(value))

/** Why, and since when: needed to review the entry later. */
const grounds = { reason: text, since: z.iso.date() }

const objects = z.strictObject({
  /** Never a place of the guide, whatever the map says. */
  denied: z.array(z.strictObject({ ref, name: text, ...grounds })),
  /** Drawn a second time: the other object is the place. */
  same: z.array(z.strictObject({ ref, as: ref, ...grounds })),
  /** Values that replace wrong ones of the map, until the map is corrected. */
  corrected: z.array(
    z.strictObject({
      ref,
      values: z.strictObject({
        name: text.optional(),
        arabicName: text.optional(),
        category: z.enum(placeCategoryValues).optional(),
      }),
      ...grounds,
    }),
  ),
})

const listed = objects.parse(file)

export type DeniedObject = z.infer<typeof objects>['denied'][number]

/** Map objects that are never imported, with the reason. */
export const deniedObjects: ReadonlyMap<OsmRef, DeniedObject> = new Map(listed.denied.map((one) => [one.ref, one]))

/** Map objects that are drawn twice, with the object that stands for both. */
export const sameObjects: ReadonlyMap<OsmRef, OsmRef> = new Map(listed.same.map(({ ref: one, as }) => [one, as]))

type Correction = z.infer<typeof objects>['corrected'][number]['values']

/** What the guide knows better than the map. */
export const correctedObjects: ReadonlyMap<OsmRef, Correction> = new Map(
  listed.corrected.map(({ ref: one, values }) => [one, values]),
)

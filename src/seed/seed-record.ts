import { createHash } from 'node:crypto'

import type { GlobalSlug, RequiredDataFromCollectionSlug, Where } from 'payload'

import type { Config } from '@/payload-types'

/** Collections and globals whose documents carry the time of their last change, which the seed compares. */
export type SeededCollection =
  'locations' | 'mosque-gates' | 'facts' | 'guide-articles' | 'faq-groups' | 'authorities' | 'booking-platforms'

/**
 * What the seed writes: one document of a collection, or a global. `key` identifies it in `seed_records` and never
 * changes.
 */
export type SeedRecord = SeedDocument | SeedGlobal

export type SeedDocument = {
  readonly key: string
  readonly collection: SeededCollection
  readonly data: RequiredDataFromCollectionSlug<SeededCollection>
  /** Finds a document that exists although this seed did not write it, for example after an import. */
  readonly existing: Where
}

export type SeedGlobal = {
  readonly key: string
  readonly global: GlobalSlug
  readonly data: object
}

/** A row of `seed_records`: what an earlier run of the seed has written. */
export type Seeded = {
  readonly key: string
  readonly checksum: string
  readonly document_id: number | null
  readonly document_updated_at: string
}

/** Has TypeScript check the data against the type of its collection; the result has the type of all of them. */
export const makeDocument = <Slug extends SeededCollection>(record: {
  key: string
  collection: Slug
  data: RequiredDataFromCollectionSlug<Slug>
  existing: Where
}): SeedDocument => record

/** A field that names an article names it by its key until the article is stored and has an id. */
type Keyed<Value> = Value extends readonly (infer Item)[]
  ? readonly Keyed<Item>[]
  : Value extends object
    ? { readonly [Name in keyof Value]: Name extends 'article' ? string | null : Keyed<Value[Name]> }
    : Value

export const makeGlobal = <Slug extends GlobalSlug>({
  slug,
  data,
}: {
  slug: Slug
  data: Keyed<Omit<Config['globals'][Slug], 'id' | 'createdAt' | 'updatedAt'>>
}): SeedGlobal => ({ key: `globals/${slug}`, global: slug, data })

export function computeChecksum({ data }: SeedRecord): string {
  return createHash('sha256').update(JSON.stringify(data)).digest('hex')
}

import { sql } from '@payloadcms/db-postgres/drizzle'

import type { Section } from '@/contracts/content'
import { mosques } from '@/domain/gates/mosques'

import { cached } from '@/server/cache/cached'
import { cacheTags } from '@/server/cache/tags'
import { asVisitor, cms } from './payload'
import { formatIsoTime, readAllPlaces } from './read-all-places'

/** A published document with a page of its own, and when it last changed. */
export type Dated = { readonly id: number; readonly updatedAt: string }

export type DatedArticle = Dated & { readonly section: Section; readonly slug: string }

export type DatedGate = Dated & { readonly mosqueId: number }

/** Every published place, by id. */
export const listDatedPlaces = cached(
  { key: 'dated-places', tags: () => [cacheTags.locations] },
  async (): Promise<readonly Dated[]> => readAllPlaces<Dated>(sql`id, ${formatIsoTime('updated_at')} AS "updatedAt"`),
)

/** Every published article, by id. */
export const listDatedArticles = cached(
  { key: 'dated-articles', tags: () => [cacheTags.articles] },
  async (): Promise<readonly DatedArticle[]> => {
    const payload = await cms()
    const { docs } = await payload.find({
      collection: 'guide-articles',
      select: { section: true, slug: true, updatedAt: true },
      ...everything,
    })
    return docs.map(({ id, section, slug, updatedAt }) => ({ id, section, slug, updatedAt }))
  },
)

/** Every published gate, by mosque and id. */
export const listDatedGates = cached(
  { key: 'dated-gates', tags: () => [cacheTags.gates] },
  async (): Promise<readonly DatedGate[]> => {
    const payload = await cms()
    const perMosque = await Promise.all(
      Object.values(mosques).map(async ({ id: mosqueId }) => {
        const { docs } = await payload.find({
          collection: 'mosque-gates',
          where: { location: { equals: mosqueId } },
          select: { updatedAt: true },
          ...everything,
        })
        return docs.map(({ id, updatedAt }) => ({ id, mosqueId, updatedAt }))
      }),
    )
    return perMosque.flat()
  },
)

const everything = { sort: 'id', pagination: false, depth: 0, ...asVisitor } as const

import type { PayloadRequest, Where } from 'payload'

import { AUTHOR_LENGTH } from '@/server/database/authorship'

import type { Target } from './scheduled-change'

/** What an editor can write of a record: without what the CMS keeps itself. */
export type Content = Readonly<Record<string, unknown>>

export type NewestVersion = {
  /** `null` where only the record itself is there. */
  readonly id: number | null
  readonly savedAt: string
  readonly isDraft: boolean
  readonly content: Content
}

/**
 * The version an editor sees, as the person of the request.
 *
 * @throws NotFound, Forbidden
 */
export async function readNewest(req: PayloadRequest, target: Target): Promise<NewestVersion> {
  const { payload } = req
  const asPerson = { req, overrideAccess: false, depth: 0 } as const
  const newest = { ...asPerson, sort: '-updatedAt', limit: 1, pagination: false } as const
  const { docs } =
    'global' in target
      ? await payload.findGlobalVersions({ slug: target.global, ...newest })
      : await payload.findVersions({
          collection: target.collection,
          where: { parent: { equals: target.id } },
          ...newest,
        })
  const version = docs[0]
  const stored: unknown =
    version?.version ??
    ('global' in target
      ? await payload.findGlobal({ slug: target.global, draft: true, ...asPerson })
      : await payload.findByID({ collection: target.collection, id: target.id, draft: true, ...asPerson }))
  // JSON, as it is kept in the job: what is compared later must have gone the same way.
  const { _status, updatedAt, ...rest } = JSON.parse(JSON.stringify(stored)) as Record<string, unknown>
  for (const ownField of ['id', 'createdAt', 'deletedAt', 'globalType']) delete rest[ownField]
  return {
    id: version === undefined ? null : Number(version.id),
    savedAt: version?.updatedAt ?? String(updatedAt),
    isDraft: _status === 'draft',
    content: rest,
  }
}

/** More than any record keeps. */
const MOST_VERSIONS = 100

/** Who has saved the record since that moment, as one text; `null` where nobody has, or their names are not kept. */
export async function nameAuthorsSince(req: PayloadRequest, target: Target, since: string): Promise<string | null> {
  const later: Where = { updatedAt: { greater_than: since } }
  const query = { req, overrideAccess: false, depth: 0, limit: MOST_VERSIONS, pagination: false } as const
  const { docs } =
    'global' in target
      ? await req.payload.findGlobalVersions({ slug: target.global, where: later, ...query })
      : await req.payload.findVersions({
          collection: target.collection,
          where: { and: [{ parent: { equals: target.id } }, later] },
          ...query,
        })
  // The collection is only known when it runs; all of them have who saved last.
  const names = (docs as unknown as readonly { version: { lastSave?: { by?: string | null } | null } }[]).map(
    ({ version }) => version.lastSave?.by,
  )
  return [...new Set(names.filter((name) => typeof name === 'string'))].join(', ').slice(0, AUTHOR_LENGTH) || null
}

export type PublicRow = {
  readonly content: Content
  readonly updatedAt: string | null
  readonly isPublished: boolean
  readonly isTrashed: boolean
}

/** What readers get: drafts are kept beside it. `null` where there is no such record. */
export async function readPublicRow(req: PayloadRequest, target: Target): Promise<PublicRow | null> {
  const { db } = req.payload
  const row: unknown =
    'global' in target
      ? await db.findGlobal({ slug: target.global, req })
      : await db.findOne({ collection: target.collection, where: { id: { equals: target.id } }, req })
  if (typeof row !== 'object' || row === null) return null
  const { updatedAt, _status, deletedAt } = row as { updatedAt?: unknown; _status?: unknown; deletedAt?: unknown }
  return {
    content: row as Content,
    updatedAt: typeof updatedAt === 'string' ? updatedAt : null,
    isPublished: _status === 'published',
    isTrashed: Boolean(deletedAt),
  }
}

/** Writes as the person of the request, with every rule and hook there is. */
export async function writeRecord(
  req: PayloadRequest,
  target: Target,
  data: Content,
  options: { readonly draft?: true; readonly unpublishAllLocales?: true } = {},
): Promise<void> {
  const call = { data: data as never, req, user: req.user, overrideAccess: false, depth: 0, ...options } as const
  await ('global' in target
    ? req.payload.updateGlobal({ slug: target.global, ...call })
    : req.payload.update({ collection: target.collection, id: target.id, ...call }))
}

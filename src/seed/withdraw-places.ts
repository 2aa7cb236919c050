import { sql } from '@payloadcms/db-postgres/drizzle'
import { APIError, type Payload, type PayloadRequest } from 'payload'

import { OWN_EXPIRY } from '@/server/cache/own-expiry'
import { inTransaction } from '@/server/database/transaction'
import { sameObjects } from '@/server/imports/osm/known-objects'

import type { Seeded, SeedRecord } from './seed-record'

const PREFIX = 'locations/'

/**
 * Puts places that the guide has shipped and ships no longer in the trash, if no editor has changed them since: a mosque
 * with a wrong position, a hotel that was there twice. The address of a duplicate redirects to the place that is kept.
 *
 * @returns how many
 */
export async function withdrawPlaces(
  payload: Payload,
  records: readonly SeedRecord[],
  seeded: ReadonlyMap<string, Seeded>,
): Promise<number> {
  const shipped = new Set(records.map(({ key }) => key))
  const noLongerShipped = [...seeded.values()].filter(({ key }) => key.startsWith(PREFIX) && !shipped.has(key))
  let withdrawn = 0
  for (const record of noLongerShipped) if (await withdraw(payload, record)) withdrawn += 1
  return withdrawn
}

/** Runs in a transaction of its own, because a refusal by the CMS aborts the transaction. */
async function withdraw(payload: Payload, record: Seeded): Promise<boolean> {
  try {
    return await inTransaction(payload, { [OWN_EXPIRY]: new Set() }, async ({ req, execute }) => {
      if (!(await moveToTrash(req, record))) return false
      const [osmRef, as] = [...sameObjects].find(([ref]) => `${PREFIX}${ref}` === record.key) ?? []
      if (osmRef !== undefined) {
        await execute(sql`
          INSERT INTO place_merges (old_id, kept_id, osm_ref)
          SELECT ${record.document_id}::int, id, ${osmRef}::text FROM locations WHERE osm_ref = ${as} AND deleted_at IS NULL
          ON CONFLICT (old_id) DO NOTHING
        `)
      }
      return true
    })
  } catch (error) {
    // Refused, because a path points to it: the place stays, and the next import reports that the guide no longer takes it.
    if (error instanceof APIError) return false
    throw error
  }
}

async function moveToTrash(req: PayloadRequest, { document_id, document_updated_at }: Seeded): Promise<boolean> {
  if (document_id === null) return false
  // Without a user, see `applyDocument`.
  const rights = { req, overrideAccess: true, depth: 0 } as const
  const { docs } = await req.payload.find({
    collection: 'locations',
    where: { id: { equals: document_id } },
    limit: 1,
    ...rights,
  })
  if (docs[0]?.updatedAt !== document_updated_at) return false
  const deletedAt = new Date().toISOString()
  await req.payload.update({ collection: 'locations', id: document_id, data: { deletedAt }, ...rights })
  return true
}

import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload, PayloadRequest } from 'payload'

import { OWN_EXPIRY } from '@/server/cache/own-expiry'
import { AUTHOR } from '@/server/database/authorship'
import { inTransaction } from '@/server/database/transaction'
import { withdrawPlaces } from './withdraw-places'
import { recompileHours } from '@/server/hours/recompile-hours'

import { isNamed, hasMissingLinks, loadNamedIds, insertDocumentIds } from './article-links'
import { makeSeedRecords } from './records'
import { addShippedStreets } from './streets'
import { computeChecksum, type SeedDocument, type Seeded, type SeedGlobal, type SeedRecord } from './seed-record'
import { computeSeedFingerprint } from './seed-fingerprint'

type SeedOutcome = 'created' | 'updated' | 'unchanged' | 'kept' | 'withdrawn'

/**
 * Outcomes counted by collection or global slug. `kept`: an editor changed or removed it, so it was left alone.
 * `withdrawn`: the guide ships it no longer and no editor has changed it, so it is in the trash.
 */
export type SeedReport = Readonly<Record<string, Partial<Record<SeedOutcome, number>>>>

/** Rows written in one transaction: enough to be fast, few enough that a crash loses little. */
const CHUNK = 100

/**
 * Writes the content that ships with the guide into the CMS. Idempotent: what is there is not written again, what an editor
 * changed or deleted is left as it is, and the next run continues after a crash.
 */
export async function seed(payload: Payload): Promise<SeedReport> {
  const report: Record<string, Partial<Record<SeedOutcome, number>>> = {}
  const records = await makeSeedRecords(payload)
  const seeded = await readSeeded(payload)
  const ids = await loadNamedIds(payload, records, seeded)

  for (const chunk of splitIntoChunks(records)) {
    await inTransaction(
      payload,
      { [OWN_EXPIRY]: new Set(), [AUTHOR]: 'Shipped with the guide' },
      async ({ req, execute }) => {
        const unfinished: SeedDocument[] = []
        for (const record of chunk) {
          const checksum = computeChecksum(record)
          const before = seeded.get(record.key)
          const { outcome, ...written } =
            before?.checksum === checksum
              ? ({ outcome: 'unchanged' } as const)
              : await apply(req, { ...record, data: insertDocumentIds(record.data, ids) } as SeedRecord, before)
          if ('documentId' in written) await execute(upsertSeedRecord({ key: record.key, checksum, ...written }))
          if ((outcome === 'created' || outcome === 'updated') && isNamed(record) && 'documentId' in written) {
            if (hasMissingLinks(record.data, ids)) unfinished.push(record)
            ids.set(record.key, Number(written.documentId))
          }
          const slug = getSlug(record)
          report[slug] = { ...report[slug], [outcome]: (report[slug]?.[outcome] ?? 0) + 1 }
        }
        for (const record of unfinished) {
          const linked = await rewrite(
            req,
            { ...record, data: insertDocumentIds(record.data, ids) },
            ids.get(record.key),
          )
          await execute(upsertSeedRecord({ key: record.key, checksum: computeChecksum(record), ...linked }))
        }
      },
    )
  }

  const withdrawn = await withdrawPlaces(payload, records, seeded)
  if (withdrawn > 0) report.locations = { ...report.locations, withdrawn }

  const streetMaps = await addShippedStreets(payload)
  if (streetMaps > 0) report['street-maps'] = { created: streetMaps }

  await recompileHours(payload)
  await payload.db.drizzle.execute(sql`
    INSERT INTO seed_state (id, fingerprint) VALUES (1, ${computeSeedFingerprint()})
    ON CONFLICT (id) DO UPDATE SET fingerprint = excluded.fingerprint, seeded_at = now()
  `)
  return report
}

/** Chunks of one collection each, so that articles that refer to one another are stored together or not at all. */
function splitIntoChunks(records: readonly SeedRecord[]): readonly (readonly SeedRecord[])[] {
  const chunks: SeedRecord[][] = []
  for (const record of records) {
    const last = chunks.at(-1)
    const isSameKind = last?.[0] !== undefined && getKind(last[0]) === getKind(record)
    if (last !== undefined && isSameKind && last.length < CHUNK) last.push(record)
    else chunks.push([record])
  }
  return chunks
}

const getKind = (record: SeedRecord): string => ('global' in record ? 'globals' : record.collection)

const getSlug = (record: SeedRecord): string => ('global' in record ? record.global : record.collection)

async function readSeeded(payload: Payload): Promise<ReadonlyMap<string, Seeded>> {
  const { rows } = await payload.db.drizzle.execute<Seeded>(
    sql`SELECT key, checksum, document_id, document_updated_at FROM seed_records`,
  )
  return new Map(rows.map((row) => [row.key, row]))
}

const apply = (req: PayloadRequest, record: SeedRecord, before: Seeded | undefined): Promise<Applied> =>
  'global' in record ? applyGlobal(req, record, before) : applyDocument(req, record, before)

type Applied = { readonly outcome: SeedOutcome; readonly documentId: number | null; readonly updatedAt: string }

async function applyDocument(req: PayloadRequest, record: SeedDocument, before: Seeded | undefined): Promise<Applied> {
  const { payload } = req
  // The seed runs from the command line without a user, and is trusted like a migration.
  const rights = { req, overrideAccess: true, depth: 0 } as const
  const { docs } = await payload.find({
    collection: record.collection,
    where: before?.document_id ? { id: { equals: before.document_id } } : record.existing,
    limit: 1,
    trash: true,
    ...rights,
  })
  const current = docs[0]

  if (current === undefined && before === undefined) {
    const created = await payload.create({ collection: record.collection, data: record.data, ...rights })
    return { outcome: 'created', documentId: Number(created.id), updatedAt: created.updatedAt }
  }
  if (current === undefined || before === undefined || current.updatedAt !== before.document_updated_at) {
    const documentId = current === undefined ? (before?.document_id ?? null) : Number(current.id)
    return { outcome: 'kept', documentId, updatedAt: before?.document_updated_at ?? 'not written by the seed' }
  }
  return { outcome: 'updated', ...(await rewrite(req, record, current.id)) }
}

async function rewrite(req: PayloadRequest, { collection, data }: SeedDocument, id: number | undefined) {
  if (id === undefined) throw new Error(`There is no document of ${collection} to write again`)
  // Without a user, see `applyDocument`.
  const updated = await req.payload.update({ collection, id, data, req, overrideAccess: true, depth: 0 })
  return { documentId: Number(id), updatedAt: updated.updatedAt }
}

async function applyGlobal(req: PayloadRequest, record: SeedGlobal, before: Seeded | undefined): Promise<Applied> {
  // Without a user, see `applyDocument`.
  const rights = { req, overrideAccess: true, depth: 0 } as const
  const current = await req.payload.findGlobal({ slug: record.global, ...rights })
  const isUntouched = before === undefined ? !current.updatedAt : current.updatedAt === before.document_updated_at
  if (!isUntouched) {
    return { outcome: 'kept', documentId: null, updatedAt: before?.document_updated_at ?? 'not written by the seed' }
  }
  const saved = await req.payload.updateGlobal({ slug: record.global, data: record.data, ...rights })
  return { outcome: before === undefined ? 'created' : 'updated', documentId: null, updatedAt: saved.updatedAt ?? '' }
}

const upsertSeedRecord = ({
  key,
  checksum,
  documentId,
  updatedAt,
}: Omit<Applied, 'outcome'> & { key: string; checksum: string }) => sql`
  INSERT INTO seed_records (key, checksum, document_id, document_updated_at)
  VALUES (${key}, ${checksum}, ${documentId}, ${updatedAt})
  ON CONFLICT (key) DO UPDATE SET checksum = excluded.checksum, document_id = excluded.document_id,
    document_updated_at = excluded.document_updated_at
`

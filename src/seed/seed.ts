import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload, PayloadRequest } from 'payload'

import { SKIP_EXPIRY } from '@/server/cache/skip-expiry'
import { inTransaction } from '@/server/database/transaction'
import { recompileHours } from '@/server/hours/recompile-hours'

import { seedRecords } from './records'
import { checksumOf, type SeedDocument, type SeedGlobal, type SeedRecord } from './seed-record'
import { seedFingerprint } from './seed-fingerprint'

export type SeedOutcome = 'created' | 'updated' | 'unchanged' | 'kept'

/** Outcomes counted by collection or global slug. `kept`: an editor changed or removed it, so it was left alone. */
export type SeedReport = Readonly<Record<string, Partial<Record<SeedOutcome, number>>>>

/** Rows written in one transaction: enough to be quick, few enough that a crash loses little. */
const CHUNK = 100

type Seeded = {
  readonly key: string
  readonly checksum: string
  readonly document_id: number | null
  readonly document_updated_at: string
}

/**
 * Brings the content that ships with the guide into the CMS. Safe to run at any time and any number of times: what is
 * there is not written again, what an editor changed or deleted is left as it is, and a crash half-way is continued.
 */
export async function seed(payload: Payload): Promise<SeedReport> {
  const report: Record<string, Partial<Record<SeedOutcome, number>>> = {}
  const records = await seedRecords(payload)
  const seeded = await readSeeded(payload)

  for (let start = 0; start < records.length; start += CHUNK) {
    await inTransaction(payload, { [SKIP_EXPIRY]: true }, async ({ req, execute }) => {
      for (const record of records.slice(start, start + CHUNK)) {
        const checksum = checksumOf(record)
        const before = seeded.get(record.key)
        const { outcome, ...written } =
          before?.checksum === checksum ? ({ outcome: 'unchanged' } as const) : await apply(req, record, before)
        if ('documentId' in written) await execute(remembering({ key: record.key, checksum, ...written }))
        const slug = slugOf(record)
        report[slug] = { ...report[slug], [outcome]: (report[slug]?.[outcome] ?? 0) + 1 }
      }
    })
  }

  await recompileHours(payload)
  await payload.db.drizzle.execute(sql`
    INSERT INTO seed_state (id, fingerprint) VALUES (1, ${seedFingerprint()})
    ON CONFLICT (id) DO UPDATE SET fingerprint = excluded.fingerprint, seeded_at = now()
  `)
  return report
}

const slugOf = (record: SeedRecord): string => ('global' in record ? record.global : record.collection)

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
  // The seed runs from the command line with nobody signed in, and is trusted like a migration.
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
  const updated = await payload.update({
    collection: record.collection,
    id: current.id,
    data: record.data,
    ...rights,
  })
  return { outcome: 'updated', documentId: Number(current.id), updatedAt: updated.updatedAt }
}

async function applyGlobal(req: PayloadRequest, record: SeedGlobal, before: Seeded | undefined): Promise<Applied> {
  // Nobody is signed in on the command line, see above.
  const rights = { req, overrideAccess: true, depth: 0 } as const
  const current = await req.payload.findGlobal({ slug: record.global, ...rights })
  const isUntouched = before === undefined ? !current.updatedAt : current.updatedAt === before.document_updated_at
  if (!isUntouched) {
    return { outcome: 'kept', documentId: null, updatedAt: before?.document_updated_at ?? 'not written by the seed' }
  }
  const saved = await req.payload.updateGlobal({ slug: record.global, data: record.data, ...rights })
  return { outcome: before === undefined ? 'created' : 'updated', documentId: null, updatedAt: saved.updatedAt ?? '' }
}

const remembering = ({
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

import { sql } from '@payloadcms/db-postgres/drizzle'
import { APIError, type Payload, type TypedUser } from 'payload'

import { inTransaction } from '@/server/database/transaction'

type Collection = 'locations' | 'mosque-gates'

/** A field that a person and the source have both changed since they last agreed. The person's value is on the site. */
export type Conflict = {
  readonly collection: Collection
  readonly sourceKey: string
  readonly recordId: number
  readonly recordName: string
  readonly field: string
  readonly mine: unknown
  readonly upstream: unknown
}

/** A record whose source has it no longer. */
export type MissingUpstream = {
  readonly collection: Collection
  readonly sourceKey: string
  readonly recordId: number
  readonly recordName: string
  readonly missingSince: string
}

type Asking = { readonly payload: Payload; readonly user: TypedUser }

type Row = {
  readonly collection: Collection
  readonly source_key: string
  readonly record_id: number
  readonly conflicts: Readonly<Record<string, unknown>> | null
  readonly missing_since: string | null
}

/** Every open conflict, oldest record first, at most `limit` records of each collection. */
export async function listConflicts(asking: Asking, limit: number): Promise<readonly Conflict[]> {
  const { rows } = await asking.payload.db.drizzle.execute<Row>(sql`
    SELECT collection, source_key, record_id, conflicts FROM import_values
    WHERE conflicts IS NOT NULL AND conflicts <> '{}'::jsonb
    ORDER BY collection, record_id LIMIT ${limit}
  `)
  const records = await recordsOf(asking, rows)
  return rows.flatMap((row) => {
    const record = records.get(recordKey(row))
    if (record === undefined) return []
    return Object.entries(row.conflicts ?? {}).map(([field, upstream]) => ({
      ...placeOf(row),
      recordName: record.name,
      field,
      mine: record.values[field] ?? null,
      upstream,
    }))
  })
}

/** Records the newest import did not find at their source any more, longest missing first. */
export async function listMissing(asking: Asking, limit: number): Promise<readonly MissingUpstream[]> {
  const { rows } = await asking.payload.db.drizzle.execute<Row>(sql`
    SELECT collection, source_key, record_id, missing_since FROM import_values
    WHERE missing_since IS NOT NULL ORDER BY missing_since, record_id LIMIT ${limit}
  `)
  const records = await recordsOf(asking, rows)
  return rows.flatMap((row) => {
    const record = records.get(recordKey(row))
    if (record === undefined || row.missing_since === null) return []
    const missingSince = new Date(row.missing_since).toISOString()
    return [{ ...placeOf(row), recordName: record.name, missingSince }]
  })
}

type Decision = Asking &
  Pick<Conflict, 'collection' | 'sourceKey' | 'field'> & {
    /** `take` writes the source's value over the person's; `keep` leaves it and stops asking until the source changes. */
    readonly decision: 'keep' | 'take'
  }

/**
 * Settles one field of one record, with the rights of the user.
 *
 * @throws APIError 409 when somebody else, or another import, has settled it meanwhile.
 */
export async function resolveConflict(input: Decision): Promise<void> {
  const { payload, user, collection, sourceKey, field, decision } = input
  await inTransaction(payload, {}, async ({ req, execute }) => {
    req.user = user
    const { rows } = (await execute(sql`
      SELECT collection, source_key, record_id, conflicts FROM import_values
      WHERE collection = ${collection} AND source_key = ${sourceKey} FOR UPDATE
    `)) as { rows: readonly Row[] }
    const row = rows[0]
    const upstream = row?.conflicts?.[field]
    if (row === undefined || upstream === undefined) {
      throw new APIError('This has been settled meanwhile. Load the page again.', 409, null, true)
    }
    if (decision === 'take') {
      await payload.update({
        collection,
        id: row.record_id,
        data: { [field]: upstream },
        depth: 0,
        req,
        overrideAccess: false,
        user,
      })
    }
    await execute(sql`
      UPDATE import_values SET conflicts = NULLIF(conflicts - ${field}::text, '{}'::jsonb)
      WHERE collection = ${collection} AND source_key = ${sourceKey}
    `)
  })
}

type RecordOf = { readonly name: string; readonly values: Readonly<Record<string, unknown>> }

async function recordsOf({ payload, user }: Asking, rows: readonly Row[]): Promise<ReadonlyMap<string, RecordOf>> {
  const records = new Map<string, RecordOf>()
  for (const collection of ['locations', 'mosque-gates'] as const) {
    const ids = rows.filter((row) => row.collection === collection).map((row) => row.record_id)
    if (ids.length === 0) continue
    const { docs } = await payload.find({
      collection,
      where: { id: { in: ids } },
      pagination: false,
      depth: 0,
      overrideAccess: false,
      user,
    })
    for (const doc of docs) records.set(`${collection}|${doc.id}`, { name: doc.name, values: { ...doc } })
  }
  return records
}

function placeOf({ collection, source_key, record_id }: Row) {
  return { collection, sourceKey: source_key, recordId: record_id }
}

function recordKey({ collection, record_id }: Row): string {
  return `${collection}|${record_id}`
}

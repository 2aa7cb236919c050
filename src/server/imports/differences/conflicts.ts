import { sql } from '@payloadcms/db-postgres/drizzle'
import { APIError, type Payload, type TypedUser } from 'payload'

import { inTransaction } from '@/server/database/transaction'

import type { Entity } from '../engine/entity'
import type { Unit, Values } from '../engine/records'
import { listEntities } from '../kinds'

/**
 * Fields that a person and the source have both changed since they last agreed; one field, or several that only make
 * sense together. The person's values are on the site.
 */
export type Conflict = {
  readonly collection: Entity['collection']
  readonly sourceKey: string
  readonly recordId: number
  readonly recordName: string
  readonly fields: readonly string[]
  readonly mine: Values
  readonly upstream: Values
}

export type OpenConflicts = { readonly conflicts: readonly Conflict[]; readonly hasMore: boolean }

type Reader = { readonly payload: Payload; readonly user: TypedUser }

type Row = {
  readonly collection: Entity['collection']
  readonly source_key: string
  readonly record_id: number
  readonly conflicts: Values | null
}

const ROWS_AT_ONCE = 200

/** The first `limit` open conflicts, oldest record first, and whether there are more. */
export async function listConflicts(asking: Reader, limit: number): Promise<OpenConflicts> {
  const results: Conflict[] = []
  for (let offset = 0; results.length <= limit; offset += ROWS_AT_ONCE) {
    const { rows } = await asking.payload.db.drizzle.execute<Row>(sql`
      SELECT collection, source_key, record_id, conflicts FROM import_values
      WHERE conflicts IS NOT NULL AND conflicts <> '{}'::jsonb
      ORDER BY collection, record_id, source_key LIMIT ${ROWS_AT_ONCE} OFFSET ${offset}
    `)
    results.push(...(await openConflicts(asking, rows)))
    if (rows.length < ROWS_AT_ONCE) break
  }
  return { conflicts: results.slice(0, limit), hasMore: results.length > limit }
}

async function openConflicts(asking: Reader, rows: readonly Row[]): Promise<readonly Conflict[]> {
  const records = await loadRecords(asking, rows)
  return rows.flatMap((row) => {
    const record = records.get(recordKey(row))
    if (record === undefined) return []
    const upstream = row.conflicts ?? {}
    return listUnits(row).flatMap((fields): readonly Conflict[] => {
      const mine = Object.fromEntries(fields.map((field) => [field, record.values[field] ?? null]))
      // An editor may have settled it by hand, in the record itself.
      if (fields.every((field) => mine[field] === (upstream[field] ?? null))) return []
      return [{ ...toIdentity(row), recordName: record.name, fields, mine, upstream: pick(upstream, fields) }]
    })
  })
}

type Decision = Reader &
  Pick<Conflict, 'collection' | 'sourceKey'> & {
    /** Any of the fields of the conflict; those that belong to it are settled with it. */
    readonly field: string
    /** `take` writes the source's value over the person's; `keep` leaves it and stops asking until the source changes. */
    readonly decision: 'keep' | 'take'
  }

/**
 * Settles one conflict of one record, with the rights of the user.
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
    const fields = row === undefined ? undefined : listUnits(row).find((unit) => unit.includes(field))
    if (row === undefined || fields === undefined) {
      throw new APIError('This has been settled meanwhile. Load the page again.', 409, null, true)
    }
    if (decision === 'take') {
      await payload.update({
        collection,
        id: row.record_id,
        data: pick(row.conflicts ?? {}, fields),
        depth: 0,
        req,
        overrideAccess: false,
        user,
      })
    }
    await execute(sql`
      UPDATE import_values SET conflicts = NULLIF(conflicts - ${sql.param([...fields])}::text[], '{}'::jsonb)
      WHERE collection = ${collection} AND source_key = ${sourceKey}
    `)
  })
}

type NamedRecord = { readonly name: string; readonly values: Values }

async function loadRecords({ payload, user }: Reader, rows: readonly Row[]): Promise<ReadonlyMap<string, NamedRecord>> {
  const records = new Map<string, NamedRecord>()
  for (const { collection } of listEntities()) {
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
    for (const doc of docs) records.set(`${collection}|${doc.id}`, { name: doc.name, values: pickPlainValues(doc) })
  }
  return records
}

/** The fields of imports are plain values; groups, relationships and lists are none of theirs. */
function pickPlainValues(doc: object): Values {
  const plain = Object.entries(doc).filter(([, value]) => ['string', 'number'].includes(typeof value))
  return Object.fromEntries(plain) as Values
}

function listUnits({ collection, conflicts }: Row): readonly Unit[] {
  const fields = Object.keys(conflicts ?? {})
  const units = listEntities().find((entity) => entity.collection === collection)?.units ?? []
  const together = units.map((unit) => unit.filter((field) => fields.includes(field)))
  const alone = fields.filter((field) => !together.flat().includes(field)).map((field) => [field])
  return [...together.filter((unit) => unit.length > 0), ...alone]
}

function pick(values: Values, fields: readonly string[]): Values {
  return Object.fromEntries(fields.map((field) => [field, values[field] ?? null]))
}

function toIdentity({ collection, source_key, record_id }: Row) {
  return { collection, sourceKey: source_key, recordId: record_id }
}

function recordKey({ collection, record_id }: Row): string {
  return `${collection}|${record_id}`
}

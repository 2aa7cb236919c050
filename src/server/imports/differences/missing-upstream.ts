import { sql } from '@payloadcms/db-postgres/drizzle'
import { APIError, type Payload } from 'payload'

import type { Entity } from '../engine/entity'
import { listEntities } from '../kinds'

/** A record whose source has it no longer. */
export type MissingUpstream = {
  readonly collection: Entity['collection']
  readonly sourceKey: string
  readonly recordId: number
  readonly recordName: string
  /** ISO 8601, the import that did not find it. */
  readonly missingSince: string
}

export type MissingRecords = { readonly records: readonly MissingUpstream[]; readonly total: number }

/**
 * Records on the site that an import no longer found at their source and of which no person has said that they are still
 * there; longest missing first. One that comes back and disappears again is listed again.
 */
export async function listMissing(payload: Payload, limit: number): Promise<MissingRecords> {
  const published = listEntities().map(
    ({ collection, table }) =>
      `SELECT '${collection}' AS collection, id, name FROM ${table} WHERE _status = 'published' AND deleted_at IS NULL`,
  )
  const { rows } = await payload.db.drizzle.execute<Row>(sql`
    SELECT v.collection, v.source_key, v.record_id, r.name, v.missing_since, (count(*) OVER ())::int AS total
    FROM import_values v JOIN (${sql.raw(published.join(' UNION ALL '))}) r ON r.collection = v.collection AND r.id = v.record_id
    WHERE v.missing_since IS NOT NULL AND (v.still_there_at IS NULL OR v.still_there_at < v.missing_since)
    ORDER BY v.missing_since, v.record_id LIMIT ${limit}
  `)
  const records = rows.map(({ collection, source_key, record_id, name, missing_since }) => ({
    collection,
    sourceKey: source_key,
    recordId: record_id,
    recordName: name,
    missingSince: new Date(missing_since).toISOString(),
  }))
  return { records, total: rows[0]?.total ?? 0 }
}

/**
 * Stores that a person has checked the record and the source is wrong. Safe to repeat.
 *
 * @throws APIError 409 when its source has it again.
 */
export async function confirmStillThere(
  payload: Payload,
  { collection, sourceKey }: Pick<MissingUpstream, 'collection' | 'sourceKey'>,
): Promise<void> {
  const { rows } = await payload.db.drizzle.execute(sql`
    UPDATE import_values SET still_there_at = now()
    WHERE collection = ${collection} AND source_key = ${sourceKey} AND missing_since IS NOT NULL
    RETURNING 1
  `)
  if (rows.length > 0) return
  throw new APIError('Its source has it again. Load the page again.', 409, null, true)
}

type Row = {
  readonly collection: MissingUpstream['collection']
  readonly source_key: string
  readonly record_id: number
  readonly name: string
  readonly missing_since: string
  readonly total: number
}

import { createHash } from 'node:crypto'
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } from 'node:zlib'

import type { StreetVersion } from '@/domain/streets/street-address'
import { type StreetCity, streetCityNames } from '@/domain/streets/street-areas'
import type { SqlClient } from '@/server/database/sql-client'

import type { Undone } from '../context/import-source'

/** Streets ready to be stored: the file as it is encoded, and the map objects behind it. */
export type StreetFile = {
  readonly city: StreetCity
  readonly bytes: Uint8Array
  readonly wayRefs: readonly string[]
  readonly buildingRefs: readonly string[]
  /** ISO 8601, `null` when the source does not say. */
  readonly mapDate: string | null
}

export type StoredVersion = StreetFile & { readonly version: number; readonly hash: string; readonly size: number }

/** How many bytes a visitor loads at most, for one city: what a slow line carries in a second. */
export const MAX_STREET_BYTES = 200_000

/** What an undo can go back to, and what an open page may still ask for. */
const MAX_VERSIONS = 6

/** Names a file by what is in it: the first 96 bits of SHA-256. */
export const streetHash = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex').slice(0, 24)

/** As small as a visitor gets it; half a second of work. */
export const compressStreets = (bytes: Uint8Array): Buffer =>
  brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })

/** The streets of a city as visitors see them, `null` before the first. */
export async function currentVersion(client: SqlClient, city: StreetCity): Promise<StoredVersion | null> {
  const { rows } = await client.query<VersionRow>(
    `SELECT m.version::int, m.hash, m.bytes::int AS size, m.map_date, f.file, f.refs
     FROM street_maps m JOIN street_files f USING (hash) WHERE m.city::text = $1 AND m.is_current`,
    [city],
  )
  const row = rows[0]
  if (row === undefined) return null
  // Written by `addVersion` alone.
  const refs = JSON.parse(gunzipSync(Buffer.from(row.refs, 'base64')).toString()) as Pick<
    StreetFile,
    'wayRefs' | 'buildingRefs'
  >
  return {
    city,
    version: row.version,
    hash: row.hash,
    size: row.size,
    mapDate: row.map_date === null ? null : new Date(row.map_date).toISOString(),
    bytes: brotliDecompressSync(Buffer.from(row.file, 'base64')),
    ...refs,
  }
}

type VersionRow = {
  version: number
  hash: string
  size: number
  map_date: Date | string | null
  file: string
  refs: string
}

/** Which version of each city is the current one; a city without streets is not in it. */
export async function listCurrent(client: SqlClient): Promise<readonly StreetVersion[]> {
  const { rows } = await client.query<StreetVersion>(
    'SELECT city::text, hash FROM street_maps WHERE is_current ORDER BY city',
  )
  return rows
}

/** The bytes of a file by its hash, as they were encoded; `null` for one that is not kept. */
export async function readStreetFile(
  client: SqlClient,
  { city, hash }: { readonly city: StreetCity; readonly hash: string },
): Promise<Uint8Array<ArrayBuffer> | null> {
  const { rows } = await client.query<{ file: string }>(
    `SELECT file FROM street_files WHERE hash = $2
       AND EXISTS (SELECT FROM street_maps WHERE city::text = $1 AND street_maps.hash = $2)`,
    [city, hash],
  )
  const file = rows[0]?.file
  return file === undefined ? null : Uint8Array.from(brotliDecompressSync(Buffer.from(file, 'base64')))
}

/** Makes a new version of a city's streets the current one, inside the transaction of `client`. Returns its number. */
export async function addVersion(client: SqlClient, file: StreetFile, runId: number | null): Promise<number> {
  const { city, bytes, wayRefs, buildingRefs, mapDate } = file
  const hash = streetHash(bytes)
  const compressed = compressStreets(bytes)
  const refs = gzipSync(JSON.stringify({ wayRefs, buildingRefs })).toString('base64')
  await client.query(
    'INSERT INTO street_files (hash, file, refs) VALUES ($1, $2, $3) ON CONFLICT (hash) DO UPDATE SET refs = excluded.refs',
    [hash, compressed.toString('base64'), refs],
  )
  const { rows } = await client.query<{ last: number | null; current: number | null }>(
    `SELECT max(version)::int AS last, max(version) FILTER (WHERE is_current)::int AS current
     FROM street_maps WHERE city::text = $1`,
    [city],
  )
  const version = (rows[0]?.last ?? 0) + 1
  await client.query(
    'UPDATE street_maps SET is_current = false, updated_at = now() WHERE city::text = $1 AND is_current',
    [city],
  )
  await client.query(
    `INSERT INTO street_maps (title, city, version, is_current, hash, bytes, ways, buildings, map_date, replaces, run_id)
     VALUES ($1, $2, $3, true, $4, $5, $6, $7, $8, $9, $10)`,
    [
      `${streetCityNames[city]}, version ${version}`,
      city,
      version,
      hash,
      compressed.length,
      wayRefs.length,
      buildingRefs.length,
      mapDate,
      rows[0]?.current ?? null,
      runId,
    ],
  )
  await deleteOldVersions(client, city)
  return version
}

async function deleteOldVersions(client: SqlClient, city: StreetCity): Promise<void> {
  await client.query(
    `DELETE FROM street_maps WHERE city::text = $1 AND NOT is_current AND id IN
       (SELECT id FROM street_maps WHERE city::text = $1 ORDER BY version DESC OFFSET ${MAX_VERSIONS})`,
    [city],
  )
  await client.query('DELETE FROM street_files f WHERE NOT EXISTS (SELECT FROM street_maps m WHERE m.hash = f.hash)')
}

/** Of a row `m` of `street_maps`: a version that is current and has one before it can be taken back. */
const UNDOABLE = `m.is_current AND EXISTS
  (SELECT FROM street_maps b WHERE b.city = m.city AND b.version = m.replaces)`

/** Which of some runs have made a version that can be taken back. */
export async function listUndoableStreets(client: SqlClient, runIds: readonly number[]): Promise<readonly number[]> {
  const { rows } = await client.query<{ id: number }>(
    `SELECT DISTINCT m.run_id AS id FROM street_maps m WHERE m.run_id = ANY ($1::int[]) AND ${UNDOABLE}`,
    [runIds],
  )
  return rows.map(({ id }) => id)
}

/**
 * Goes back to the version before each that the run has made, inside the transaction of `client`. What another import has
 * replaced since stays.
 */
export async function undoVersions(client: SqlClient, runId: number): Promise<Undone> {
  const { rows: later } = await client.query<{ id: number }>(
    'SELECT id FROM street_maps WHERE run_id = $1 AND NOT is_current ORDER BY id',
    [runId],
  )
  const { rows: taken } = await client.query<{ city: string; replaces: number }>(
    `UPDATE street_maps m SET is_current = false, updated_at = now() WHERE m.run_id = $1 AND ${UNDOABLE}
     RETURNING city::text, replaces::int`,
    [runId],
  )
  const restored: number[] = []
  for (const { city, replaces } of taken) {
    const { rows } = await client.query<{ id: number }>(
      `UPDATE street_maps SET is_current = true, updated_at = now() WHERE city::text = $1 AND version = $2 RETURNING id`,
      [city, replaces],
    )
    restored.push(...rows.map(({ id }) => id))
  }
  return { restored, removed: [], unpublished: [], changedSince: later.map(({ id }) => id) }
}

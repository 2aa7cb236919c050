import { createReadStream } from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'

import { Client, escapeIdentifier } from 'pg'
import { from, to } from 'pg-copy-streams'

import { explainDatabaseError } from '../postgres/database-error'
import { StepError } from '../process/steps'
import { writeChecked } from './checked-files'
import { type Manifest, tableFile } from './manifest'

/**
 * Writes all rows of a database that is in use, as they are at one moment: one transaction reads them all. In the text form
 * of COPY, which any later PostgreSQL reads.
 *
 * @param folder where the tables go; its folder `tables` is there
 * @throws StepError when the database cannot be reached
 */
export async function copyOut(
  uri: string,
  folder: string,
): Promise<Pick<Manifest, 'migrations' | 'tables' | 'sequences'>> {
  return withClient(uri, async (client) => {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    const { rows: applied } = await client.query<{ name: string }>(
      'SELECT name FROM payload_migrations WHERE name IS NOT NULL AND batch >= 0 ORDER BY name',
    )
    const tables: Manifest['tables'][number][] = []
    for (const { name, columns } of await listTables(client)) {
      const source = client.query(to(`COPY ${formatTable(name, columns)} TO STDOUT`))
      const file = await writeChecked(source, path.join(folder, tableFile(name)), { compress: true })
      tables.push({ name, columns, rows: source.rowCount, ...file })
    }
    const sequences: Manifest['sequences'][number][] = []
    for (const name of await listSequences(client)) {
      const { rows } = await client.query<{ value: string; isCalled: boolean }>(
        `SELECT last_value::text AS value, is_called AS "isCalled" FROM public.${escapeIdentifier(name)}`,
      )
      sequences.push(...rows.map((row) => ({ name, ...row })))
    }
    await client.query('COMMIT')
    return { migrations: applied.map(({ name }) => name), tables, sequences }
  })
}

/**
 * Puts the rows of a backup into tables of its schema, in one transaction: all of them, or none. References between tables
 * are taken away meanwhile and checked at the end; triggers do not run.
 *
 * @param uri of the role that owns the tables
 * @throws StepError when the database cannot be reached or a table did not get all of its rows
 */
export async function copyIn(uri: string, folder: string, { tables, sequences }: Manifest): Promise<void> {
  await withClient(uri, async (client) => {
    await client.query('BEGIN')
    const names = (await listTables(client)).map(({ name }) => `public.${escapeIdentifier(name)}`)
    const references = await listReferences(client)
    for (const { table, name } of references) {
      await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${escapeIdentifier(name)}`)
    }
    for (const name of names) await client.query(`ALTER TABLE ${name} DISABLE TRIGGER USER`)
    await client.query(`TRUNCATE ${names.join(', ')}`)
    for (const { name, columns, rows } of tables) {
      const target = client.query(from(`COPY ${formatTable(name, columns)} FROM STDIN`))
      await pipeline(createReadStream(path.join(folder, tableFile(name))), createGunzip(), target)
      if (target.rowCount !== rows) {
        throw new StepError(`${name} has ${target.rowCount} rows instead of ${rows}; nothing was put in.`)
      }
    }
    for (const name of names) await client.query(`ALTER TABLE ${name} ENABLE TRIGGER USER`)
    for (const { table, name, definition } of references) {
      await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${escapeIdentifier(name)} ${definition}`)
    }
    for (const { name, value, isCalled } of sequences) {
      await client.query('SELECT setval($1::regclass, $2, $3)', [`public.${escapeIdentifier(name)}`, value, isCalled])
    }
    await client.query('COMMIT')
  })
}

/** The tables of the guide that hold rows; a database that was only migrated has none but its migrations. */
export async function listFilledTables(uri: string): Promise<readonly string[]> {
  return withClient(uri, async (client) => {
    const filled: string[] = []
    for (const { name } of await listTables(client)) {
      if (name === 'payload_migrations') continue
      const { rows } = await client.query(`SELECT FROM public.${escapeIdentifier(name)} LIMIT 1`)
      if (rows.length > 0) filled.push(name)
    }
    return filled
  })
}

async function withClient<Result>(uri: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: uri })
  // Without a listener the error of a connection that is cut would end the process; the next query throws it.
  client.on('error', () => {})
  try {
    await client.connect().catch((error: unknown) => {
      throw explainDatabaseError(error, uri)
    })
    return await work(client)
  } finally {
    await client.end()
  }
}

const formatTable = (name: string, columns: readonly string[]): string =>
  `public.${escapeIdentifier(name)} (${columns.map(escapeIdentifier).join(', ')})`

/** With the columns that are stored; what the database computes is computed anew. */
async function listTables(client: Client): Promise<readonly { name: string; columns: string[] }[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(`
    SELECT c.relname::text AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
    FROM pg_class c
    JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'
    GROUP BY c.relname ORDER BY c.relname`)
  return rows
}

async function listSequences(client: Client): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string }>(`
    SELECT relname::text AS name FROM pg_class
    WHERE relnamespace = 'public'::regnamespace AND relkind = 'S' ORDER BY relname`)
  return rows.map(({ name }) => name)
}

async function listReferences(client: Client): Promise<readonly { table: string; name: string; definition: string }[]> {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(`
    SELECT conrelid::regclass::text AS table, conname::text AS name, pg_get_constraintdef(oid) AS definition
    FROM pg_constraint
    WHERE contype = 'f' AND connamespace = 'public'::regnamespace ORDER BY conrelid, conname`)
  return rows
}

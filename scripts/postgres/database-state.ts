import { readdirSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { Client } from 'pg'

import { explainDatabaseError, isTemporary, isStartingUp } from './database-error'
import { StepError } from '../process/steps'

/** What a database holds, as far as starting the guide is concerned. */
export type DatabaseState = {
  /** Names of the migrations it went through. */
  readonly applied: readonly string[]
  /** Payload marks a schema pushed in development with batch -1; migrations must not run on it. */
  readonly isPushed: boolean
  /** The guide's tables exist. */
  readonly hasTables: boolean
  /** Fingerprint of the content seeded last; undefined before the first time. */
  readonly seedFingerprint: string | undefined
  readonly users: number
}

const CONNECT_LIMIT_MS = 5_000

const START_UP_LIMIT_MS = 30_000

const RETRY_MS = 500

/** How long to wait for a server that is not there yet. */
export type Patience = {
  readonly waitMs: number
  /** Called once, with what is waited for. */
  readonly onWait: (line: string) => void
}

/** 14 is the oldest release that still gets fixes. */
const OLDEST_VERSION = 14

/**
 * Opens a connection for one piece of work.
 *
 * @throws StepError saying why the database cannot be reached
 */
async function withClient<T>(uri: string, work: (client: Client) => Promise<T>, patience?: Patience): Promise<T> {
  const client = await connect(uri, patience)
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/**
 * Major and minor version of the server behind the address, `17.2`.
 *
 * @throws StepError when it cannot be reached or is older than 14
 */
export async function checkServer(uri: string, patience?: Patience): Promise<string> {
  const readVersion = async (client: Client) => {
    const { rows } = await client.query<{ server_version: string }>('SHOW server_version')
    return rows[0]?.server_version.split(' ')[0] ?? ''
  }
  const version = await withClient(uri, readVersion, patience)
  if (Number.parseInt(version, 10) < OLDEST_VERSION) {
    throw new StepError(`PostgreSQL ${version} is too old.`, [`Use PostgreSQL ${OLDEST_VERSION} or newer.`])
  }
  return version
}

/** Reads the state without changing anything. */
export async function readDatabaseState(uri: string): Promise<DatabaseState> {
  return withClient(uri, async (client) => {
    const hasTable = async (table: string) => {
      const { rows } = await client.query<{ found: boolean }>('SELECT to_regclass($1) IS NOT NULL AS found', [
        `public.${table}`,
      ])
      return rows[0]?.found === true
    }
    const migrations = (await hasTable('payload_migrations'))
      ? (
          await client.query<{ name: string | null; batch: string | null }>(
            'SELECT name, batch FROM payload_migrations',
          )
        ).rows
      : []
    const hasTables = await hasTable('users')
    const seeds = (await hasTable('seed_state'))
      ? (await client.query<{ fingerprint: string }>('SELECT fingerprint FROM seed_state LIMIT 1')).rows
      : []
    const users = hasTables ? (await client.query<{ count: string }>('SELECT count(*) FROM users')).rows : []
    return {
      applied: migrations.filter((row) => Number(row.batch) !== -1).flatMap((row) => row.name ?? []),
      isPushed: migrations.some((row) => Number(row.batch) === -1),
      hasTables,
      seedFingerprint: seeds[0]?.fingerprint,
      users: Number(users[0]?.count ?? 0),
    }
  })
}

/** Lists the names of the project's migrations, oldest first. */
export function listMigrations(root: string): readonly string[] {
  return readdirSync(path.join(root, 'migrations'))
    .filter((file) => file.endsWith('.ts') && file !== 'index.ts')
    .map((file) => path.basename(file, '.ts'))
    .toSorted()
}

/**
 * What the name of a migration ends in after which versions before it cannot run. A database remembers the names of its
 * migrations, those of a newer version too, and nothing else of them. `tests/int/rollback.int.test.ts` holds each to its name.
 */
const BREAKING = '_breaking'

export type MigrationPlan = {
  /** The migrations that still have to run. */
  readonly missing: readonly string[]
  /** Those of a newer version, beside which this one can run. */
  readonly newer: readonly string[]
}

/**
 * Compares what a database went through with the migrations of this version.
 *
 * @throws StepError when running on it could harm what is there
 */
export function planMigrations(
  state: Pick<DatabaseState, 'applied' | 'isPushed' | 'hasTables'>,
  migrations: readonly string[],
): MigrationPlan {
  if (state.isPushed) {
    throw new StepError('The schema of this database was pushed by Payload in development (a migration of batch -1).', [
      'Use another database in DATABASE_URI. To keep this one, take a dump, compare its schema with the migrations,',
      'and then remove the mark: DELETE FROM payload_migrations WHERE batch = -1;',
    ])
  }
  if (state.hasTables && state.applied.length === 0) {
    throw new StepError('The database has a table "users" but no migration of the guide is on record.', [
      'If another program lives there: give the guide a database of its own in DATABASE_URI.',
      'If a restore stopped half-way: create an empty database and load the whole dump, payload_migrations included.',
    ])
  }
  const missing = migrations.filter((name) => !state.applied.includes(name))
  const newer = state.applied.filter((name) => !migrations.includes(name))
  const inTheWay = missing.length > 0 ? newer : newer.filter((name) => name.endsWith(BREAKING))
  if (inTheWay.length > 0) {
    throw new StepError(`A newer version of the guide has changed this database (${inTheWay.join(', ')}).`, [
      'Start that version, or load the backup taken before the upgrade.',
    ])
  }
  return { missing, newer }
}

async function connect(uri: string, patience?: Patience): Promise<Client> {
  const startedAt = Date.now()
  let hasReported = false
  for (;;) {
    const client = new Client({ connectionString: uri, connectionTimeoutMillis: CONNECT_LIMIT_MS })
    // Without a listener the error of a connection cut while idle would end the process; the next query throws it.
    client.on('error', () => {})
    try {
      await client.connect()
      return client
    } catch (error) {
      await client.end().catch(() => {})
      const explained = explainDatabaseError(error, uri)
      if (Date.now() - startedAt > chooseLimit(error, patience)) throw explained
      if (!hasReported)
        patience?.onWait(`${explained.message} Waiting up to ${patience.waitMs / 1000} seconds for it …`)
      hasReported = true
      await sleep(RETRY_MS)
    }
  }
}

/** Milliseconds from the first try in which it is worth trying again. */
function chooseLimit(error: unknown, { waitMs }: Pick<Patience, 'waitMs'> = { waitMs: 0 }): number {
  return Math.max(isStartingUp(error) ? START_UP_LIMIT_MS : -1, isTemporary(error) ? waitMs || -1 : -1)
}

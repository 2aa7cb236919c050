import { Writable } from 'node:stream'

import config from '@payload-config'
import { getPayload, readMigrationFiles, type SanitizedConfig } from 'payload'
import { Client } from 'pg'
import { z } from 'zod'

import { env } from '@/env'
import { seed } from '@/seed/seed'

import { listMigrations, planMigrations, readDatabaseState } from './postgres/database-state'
import type { PrepareReport } from './site/prepare'
import { BEGUN } from './process/children'
import { shorten, shortenError } from './process/steps'

/** The number of an advisory lock, the same in all instances of the guide: Payload's migrations take no lock. */
const PREPARE_LOCK = 7_433_201

const UP_TO = '--up-to='

const logEntrySchema = z.object({ msg: z.string().default(''), err: z.string().optional() })

/*
 * Applies the migrations and puts the content in; `--empty` leaves the content out, `--up-to=NAME` the migrations after that
 * one. Run by `npm start` in a process of
 * its own, because Payload ends the process when a migration fails.
 */
process.send?.(BEGUN)
try {
  const report = await prepare()
  await new Promise<void>((resolve) => {
    if (process.send) process.send(report, () => resolve())
    else resolve()
  })
  // The connections of Payload's pool and of the lock would keep the process alive.
  process.exit(0)
} catch (error) {
  process.stderr.write(`${shortenError(error)}\n`)
  process.exit(1)
}

async function prepare(): Promise<PrepareReport> {
  const lock = new Client({ connectionString: env.DATABASE_URI })
  await lock.connect()
  await lock.query('SELECT pg_advisory_lock($1)', [PREPARE_LOCK])

  const last = process.argv.find((arg) => arg.startsWith(UP_TO))?.slice(UP_TO.length)
  const isWanted = (name: string): boolean => last === undefined || name <= last
  const { missing, newer } = planMigrations(await readDatabaseState(env.DATABASE_URI), listMigrations(process.cwd()))
  if (newer.length > 0) return { migrated: [], seeded: {} }
  const migrated = missing.filter(isWanted)
  const payload = await getPayload({ config: withShortErrors(), disableOnInit: true })
  if (migrated.length > 0) {
    const migrations = await readMigrationFiles({ payload })
    await payload.db.migrate({ migrations: migrations.filter(({ name }) => isWanted(name)) })
  }
  const seeded = process.argv.includes('--empty') ? {} : await seed(payload)
  return { migrated: [...migrated], seeded }
}

/** Payload logs a failed migration with all its statements, which hide the reason, and ends the process. */
async function withShortErrors(): Promise<SanitizedConfig> {
  const destination = new Writable({
    write(line: Buffer, _encoding, done) {
      const { msg, err } = logEntrySchema.parse(JSON.parse(line.toString('utf8')))
      process.stderr.write(`${[shorten(msg), ...(err === undefined ? [] : [err])].join('\n')}\n`)
      done()
    },
  })
  const logger = { options: { level: 'error', serializers: { err: shortenError } }, destination }
  return Object.assign({}, await config, { logger })
}

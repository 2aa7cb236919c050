import { Writable } from 'node:stream'

import config from '@payload-config'
import { getPayload, type SanitizedConfig } from 'payload'
import { Client } from 'pg'
import { z } from 'zod'

import { env } from '@/env'
import { seed } from '@/seed/seed'

import { listMigrations, missingMigrations, readDatabaseState } from './postgres/database-state'
import type { PrepareReport } from './site/prepare'
import { BEGUN } from './process/children'
import { shorten, shortError } from './process/steps'

/** Any number all copies of the guide agree on: Payload's migrations have no lock of their own. */
const PREPARE_LOCK = 7_433_201

const logEntrySchema = z.object({ msg: z.string().default(''), err: z.string().optional() })

/*
 * Applies the migrations and puts the content in; `--empty` leaves the content out. Run by `npm start` in a process of
 * its own, because Payload ends the process when a migration fails.
 */
process.send?.(BEGUN)
try {
  const report = await prepare()
  await new Promise<void>((resolve) => {
    if (process.send) process.send(report, () => resolve())
    else resolve()
  })
  // Payload's pool and the lock's connection would keep the process alive.
  process.exit(0)
} catch (error) {
  process.stderr.write(`${shortError(error)}\n`)
  process.exit(1)
}

async function prepare(): Promise<PrepareReport> {
  const lock = new Client({ connectionString: env.DATABASE_URI })
  await lock.connect()
  await lock.query('SELECT pg_advisory_lock($1)', [PREPARE_LOCK])

  const migrated = missingMigrations(await readDatabaseState(env.DATABASE_URI), listMigrations(process.cwd()))
  const payload = await getPayload({ config: withShortErrors(), disableOnInit: true })
  if (migrated.length > 0) await payload.db.migrate()
  const seeded = process.argv.includes('--empty') ? {} : await seed(payload)
  return { migrated: [...migrated], seeded }
}

/** Payload logs a failed migration with all its statements, and ends the process; the reason would drown in them. */
async function withShortErrors(): Promise<SanitizedConfig> {
  const destination = new Writable({
    write(line: Buffer, _encoding, done) {
      const { msg, err } = logEntrySchema.parse(JSON.parse(line.toString('utf8')))
      process.stderr.write(`${[shorten(msg), ...(err === undefined ? [] : [err])].join('\n')}\n`)
      done()
    },
  })
  const logger = { options: { level: 'error', serializers: { err: shortError } }, destination }
  return Object.assign({}, await config, { logger })
}

import config from '@payload-config'
import { getPayload } from 'payload'
import { Client } from 'pg'

import { env } from '@/env'
import { seed } from '@/seed/seed'

import { listMigrations, missingMigrations, readDatabaseState } from './lib/database-state'
import type { PrepareReport } from './lib/prepare'

/** Any number all copies of the guide agree on: Payload's migrations have no lock of their own. */
const PREPARE_LOCK = 7_433_201

/*
 * Applies the migrations and puts the content in; `--empty` leaves the content out. Run by `npm start` in a process of
 * its own, because Payload ends the process when a migration fails.
 */
const lock = new Client({ connectionString: env.DATABASE_URI })
await lock.connect()
await lock.query('SELECT pg_advisory_lock($1)', [PREPARE_LOCK])

const migrated = missingMigrations(await readDatabaseState(env.DATABASE_URI), listMigrations(process.cwd()))
const payload = await getPayload({ config, disableOnInit: true })
if (migrated.length > 0) await payload.db.migrate()
const seeded = process.argv.includes('--empty') ? {} : await seed(payload)

const report: PrepareReport = { migrated: [...migrated], seeded }
await new Promise<void>((resolve) => {
  if (process.send) process.send(report, () => resolve())
  else resolve()
})
// Payload's pool and the lock's connection would keep the process alive.
process.exit(0)

/**
 * Works on one run in a process of its own, so that a test can kill it: `import-worker.ts <database> <run> <version>`.
 * Says "working" when it holds the run. Without the CMS, which takes seconds to start and has no part in this.
 */
import { Pool } from 'pg'
import type { Payload } from 'payload'

import { placeSource } from '@/server/imports/places/place-source'
import { runLeased } from '@/server/imports/runs/run-leased'

import { makeHotels } from './hotel-records'

const [connectionString, runId, version] = process.argv.slice(2)
const silent = () => undefined
const payload = {
  db: { pool: new Pool({ connectionString }) },
  logger: { info: silent, warn: silent, error: (entry: unknown) => process.stderr.write(`${JSON.stringify(entry)}\n`) },
} as unknown as Payload

const source = async () => {
  process.stdout.write('working\n')
  return placeSource(makeHotels(Number(version)))
}
await runLeased(payload, Number(runId), source)
process.stdout.write('ended\n')
process.exit(0)

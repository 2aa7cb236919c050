import config from '@payload-config'
import { getPayload } from 'payload'

import { BEGUN } from '../scripts/process/children'
import { startBenchRun } from './start-bench-run'

/* Stores an import of places whose lease has expired, so that the next tick of the site resumes it. */
process.send?.(BEGUN)
const payload = await getPayload({ config })
const runId = await startBenchRun(payload)
await payload.db.pool.query(`UPDATE import_runs SET heartbeat_at = now() - interval '5 minutes' WHERE id = $1`, [runId])
process.send?.({ runId })
process.exit(0)

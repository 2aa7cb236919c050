import { waitingStates } from '@/domain/submissions/waiting'
import { LAST_TICK } from '@/server/jobs/last-tick'

const WAITING = `status::text IN ('${waitingStates.join("', '")}') AND deleted_at IS NULL`
const RUNNING = `status::text IN ('queued', 'running', 'waiting')`

/** What the database tells; the names are those of the metrics, below `guide_`. */
export const DATABASE_FIGURES = {
  submissions_waiting: {
    help: 'Submissions that nobody has decided on',
    sql: `SELECT count(*) FROM recommendations WHERE ${WAITING}`,
  },
  submissions_oldest_seconds: {
    help: 'How long the oldest of them has waited',
    sql: `SELECT extract(epoch FROM now() - min(submitted_at)) FROM recommendations WHERE ${WAITING}`,
  },
  reports_with_editors: {
    help: 'Reports that an editor was asked to put right',
    sql: `SELECT count(*) FROM recommendations WHERE status::text = 'with-editor' AND deleted_at IS NULL`,
  },
  jobs_waiting: {
    help: 'Jobs that are due and have not been run',
    sql: `SELECT count(*) FROM payload_jobs WHERE completed_at IS NULL AND has_error IS NOT TRUE
      AND coalesce(wait_until, created_at) <= now()`,
  },
  jobs_failed: {
    help: 'Jobs that failed and have not been dismissed',
    sql: `SELECT count(*) FROM payload_jobs WHERE completed_at IS NULL AND has_error`,
  },
  imports_running: {
    help: 'Imports under way',
    sql: `SELECT count(*) FROM import_runs WHERE ${RUNNING}`,
  },
  imports_failed_last_week: {
    help: 'Imports of the last seven days that failed',
    sql: `SELECT count(*) FROM import_runs WHERE status::text = 'failed' AND created_at > now() - interval '7 days'`,
  },
  tick_age_seconds: {
    help: 'Since a minute tick was last carried through, on whichever instance',
    sql: `SELECT extract(epoch FROM now() - (data ->> 'at')::timestamptz) FROM payload_kv WHERE key = '${LAST_TICK}'`,
  },
  database_bytes: {
    help: 'Size of the database',
    sql: `SELECT pg_database_size(current_database())`,
  },
  database_connections: {
    help: 'Connections to the database, of all instances',
    sql: `SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()`,
  },
} as const satisfies Readonly<Record<string, { readonly help: string; readonly sql: string }>>

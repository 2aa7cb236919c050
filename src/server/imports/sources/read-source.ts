import type { Payload } from 'payload'

import type { SqlClient } from '@/server/database/sql-client'
import type { Progress, Run } from '../runs/run-store'
import type { SourceRecords } from './read-places'

export type SourceContext = {
  readonly payload: Payload
  readonly client: SqlClient
  readonly run: Run
  readonly signal: AbortSignal
  readonly onProgress: (progress: Omit<Progress, 'isWaiting'> & { isWaiting?: boolean }) => void
  readonly now: Date
}

/** Gets the records of a source. Throws `ImportFailure` when there are none to be had. */
export type ReadSource = (context: SourceContext) => Promise<SourceRecords>

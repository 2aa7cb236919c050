import type { Payload } from 'payload'

import type { SqlClient } from '@/server/database/sql-client'
import type { Progress, Run } from './run'

export type SourceContext = {
  readonly payload: Payload
  readonly client: SqlClient
  readonly run: Run
  readonly signal: AbortSignal
  readonly onProgress: (progress: Omit<Progress, 'isWaiting'> & { isWaiting?: boolean }) => void
  readonly now: Date
}

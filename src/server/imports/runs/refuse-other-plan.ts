import type { SqlClient } from '@/server/database/sql-client'

import { ImportFailure } from '../context/failure'
import { readRun } from './run-store'

/** Throws when the plan is no longer the one that the preview has shown; `checksum` is of the plan as it is now. */
export async function refuseOtherPlan(client: SqlClient, previewId: number, checksum: string | null): Promise<void> {
  const preview = await readRun(client, previewId)
  if (checksum !== null && preview?.checksum === checksum) return
  throw new ImportFailure(
    'plan-changed',
    'Records were changed after the preview was made, so it would no longer do what it shows. Make a new preview.',
  )
}

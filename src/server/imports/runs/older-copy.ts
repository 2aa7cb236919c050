import { UNKNOWN_DAY } from '@/contracts/import-report'
import type { SqlClient } from '@/server/database/sql-client'

import { ImportFailure } from '../context/failure'
import type { OlderCopy } from '../context/older-copy'
import type { Run, RunKind } from '../context/run'
import { findKind } from '../kinds'

/** `YYYY-MM-DD`: of which day the newest source is that an import of the kind has brought in and that was not undone. */
export async function newestDay(client: SqlClient, kind: RunKind): Promise<string | null> {
  const { rows } = await client.query<{ day: string | null }>(
    `SELECT to_char(max(source_timestamp) AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS day FROM import_runs
     WHERE kind = $1 AND status = 'succeeded' AND NOT dry_run AND undone_at IS NULL`,
    [kind],
  )
  return rows[0]?.day ?? null
}

/** Whether a person has said yes to the copy of this very day. */
export const isAgreedTo = (sourceDay: string | null, { olderAgreed }: Pick<Run, 'olderAgreed'>): boolean =>
  olderAgreed === (sourceDay ?? UNKNOWN_DAY)

/** "This file is of 3 May 2024; the guide has places of 20 November 2026." */
function olderCopyMessage({ sourceDay, knownDay }: OlderCopy, { kind, source }: Pick<Run, 'kind' | 'source'>): string {
  const copy = source === 'file' ? 'This file' : 'The source’s copy of the map'
  const age = sourceDay === null ? 'does not say of which day it is' : `is of ${dayLabel(sourceDay)}`
  return `${copy} ${age}; the guide has ${findKind(kind).noun} of ${dayLabel(knownDay)}.`
}

/** What a preview says of it. */
export const olderQuestion = (older: OlderCopy, run: Pick<Run, 'kind' | 'source'>): string =>
  `${olderCopyMessage(older, run)} To import it all the same, agree to it by its day.`

/** Throws unless a person has agreed to go back to the copy of that day, by naming it. */
export function refuseOlder(older: OlderCopy | null, run: Run): void {
  if (older === null || isAgreedTo(older.sourceDay, run)) return
  throw new ImportFailure(
    'older-copy',
    `${olderCopyMessage(older, run)} Nothing has changed: it would put older values back. If that is meant, confirm it by its day.`,
    {},
    { olderCopy: older },
  )
}

const inWords = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

const dayLabel = (day: string): string => inWords.format(new Date(`${day}T00:00:00Z`))

import { UNKNOWN_DAY } from '@/contracts/import-report'
import type { SqlClient } from '@/server/database/sql-client'

import { countNewlyMissing, type Plan } from '../engine/plan-import'
import { ImportFailure } from '../context/failure'
import type { Run, RunKind } from '../context/run'

/** A copy of a source that is older than what is in the guide. */
export type OlderCopy = {
  /** `YYYY-MM-DD`; `null` when it does not say. */
  readonly sourceDay: string | null
  /** `YYYY-MM-DD`: of which day what it would change is. */
  readonly knownDay: string
}

export const toDay = (timestamp: string | null): string | null => timestamp?.slice(0, 10) ?? null

/** `YYYY-MM-DD`: of which day the newest source is that an import of the kind has brought in and that was not undone. */
export async function newestDay(client: SqlClient, kind: RunKind): Promise<string | null> {
  const { rows } = await client.query<{ day: string | null }>(
    `SELECT to_char(max(source_timestamp) AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS day FROM import_runs
     WHERE kind = $1 AND status = 'succeeded' AND NOT dry_run AND undone_at IS NULL`,
    [kind],
  )
  return rows[0]?.day ?? null
}

/** Whether a copy of that day is older than what is known; one that does not say its day may be. */
export const isOlderDay = (sourceDay: string | null, knownDay: string | null): knownDay is string =>
  knownDay !== null && (sourceDay === null || sourceDay < knownDay)

/** The older copy that a plan would put into the guide, or `null`: also when it would change nothing. */
export function findOlderCopy(plan: Plan, sourceDay: string | null, importedDay: string | null): OlderCopy | null {
  const writes =
    plan.creates.length + plan.updates.length + plan.returned + plan.conflicts.length + countNewlyMissing(plan)
  if (writes === 0) return null
  // What came with the guide is of a day, too.
  const days = [importedDay, ...plan.updates.map(({ seededOn }) => seededOn)].filter((day) => day !== null)
  const knownDay = days.sort().at(-1) ?? null
  return isOlderDay(sourceDay, knownDay) ? { sourceDay, knownDay } : null
}

/** Whether a person has said yes to the copy of this very day. */
export const isAgreedTo = (sourceDay: string | null, { olderAgreed }: Pick<Run, 'olderAgreed'>): boolean =>
  olderAgreed === (sourceDay ?? UNKNOWN_DAY)

/** "This file is of 3 May 2024; the guide has places of 20 November 2026." */
function olderCopyMessage({ sourceDay, knownDay }: OlderCopy, { kind, source }: Pick<Run, 'kind' | 'source'>): string {
  const copy = source === 'file' ? 'This file' : 'The source’s copy of the map'
  const age = sourceDay === null ? 'does not say of which day it is' : `is of ${dayLabel(sourceDay)}`
  return `${copy} ${age}; the guide has ${kind === 'streets' ? 'streets' : 'places'} of ${dayLabel(knownDay)}.`
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

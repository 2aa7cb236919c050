import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionSlug, GlobalSlug, Payload, PayloadRequest } from 'payload'

import { OWN_EXPIRY } from '@/server/cache/own-expiry'
import { inTransaction } from '@/server/database/transaction'
import { RELEASING } from '@/server/publishing/refuse-unnamed'

import { applyScheduledChange } from './apply-scheduled-change'
import { failureMessage } from './failure-message'
import { whereUnfinished } from './list-scheduled'
import { parseTarget, type ScheduledChange, scheduledChangeSchema, SCHEDULED_TASK } from './scheduled-change'

type Scope = { readonly collection: CollectionSlug } | { readonly global: GlobalSlug }

/**
 * Reads what there will be at a time: the changes that are scheduled until then are carried out in a transaction, as they would be,
 * and rolled back after the read. What could not be carried out is left as it is.
 *
 * @param read as nobody: what it may see is for it to say; it passes the request on
 */
export async function readAsOn<Result>(
  payload: Payload,
  { scope, at }: { readonly scope: Scope; readonly at: Date },
  read: (req?: PayloadRequest) => Promise<Result>,
): Promise<Result> {
  const changes = await listDue(payload, scope, at)
  if (changes.length === 0) return read()
  let result: { readonly read: Result } | undefined
  const rolledBack = new Error('Only to be looked at')
  try {
    const context = { [OWN_EXPIRY]: new Set(), [RELEASING]: new Date().toISOString() }
    await inTransaction(payload, context, async ({ req, execute }) => {
      const publicAt = new Map<string, string | null>()
      for (const change of changes) {
        // What the database refuses half-way would end the whole transaction, and the read with it.
        await execute(sql`SAVEPOINT before_change`)
        if (!(await carryOut(req, change, publicAt))) await execute(sql`ROLLBACK TO SAVEPOINT before_change`)
      }
      req.user = null
      result = { read: await read(req) }
      throw rolledBack
    })
  } catch (error) {
    if (error !== rolledBack) throw error
  }
  if (result === undefined) throw new Error('Nothing was read')
  return result.read
}

/** In the order in which they are due. */
async function listDue({ db }: Payload, scope: Scope, at: Date): Promise<readonly ScheduledChange[]> {
  const { rows } = await db.drizzle.execute<{ input: unknown }>(sql`
    SELECT input FROM payload_jobs
    WHERE ${whereUnfinished('global' in scope ? scope : { collection: scope.collection })}
      AND task_slug::text = ${SCHEDULED_TASK} AND has_error IS NOT TRUE AND (input ->> 'at')::timestamptz <= ${at.toISOString()}::timestamptz
    ORDER BY (input ->> 'at')::timestamptz, id
  `)
  return rows.flatMap(({ input }) => {
    const parsed = scheduledChangeSchema.safeParse(input)
    return parsed.success ? [parsed.data] : []
  })
}

/**
 * @param publicAt for each record and what readers saw when it was scheduled: what they see after the changes so far
 * @returns whether it could be
 */
async function carryOut(
  req: PayloadRequest,
  change: ScheduledChange,
  publicAt: Map<string, string | null>,
): Promise<boolean> {
  const target = parseTarget(change)
  const person = await req.payload.findByID({
    collection: 'users',
    id: change.user.value,
    depth: 0,
    disableErrors: true,
    req,
    // The server reads the one whose rights apply; of the account nothing leaves.
    overrideAccess: true,
  })
  if (target === null || person === null) return false
  req.user = { ...person, collection: 'users' }
  const key = JSON.stringify([target, change.publicAt])
  const followed = publicAt.get(key)
  try {
    const now = await applyScheduledChange(req, target, {
      ...change,
      ...(followed !== undefined && { publicAt: followed }),
    })
    publicAt.set(key, now)
    return true
  } catch (error) {
    if (failureMessage(error) === null) throw error
    return false
  }
}

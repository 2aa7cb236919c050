import { sql } from '@payloadcms/db-postgres/drizzle'
import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
} from 'payload'

import { hasRole } from '@/access/roles'
import type { User } from '@/payload-types'
import { getSession } from '@/server/database/transaction'

/** In `req.context`: the administrators this request removes, several where it changes many accounts at once. */
const LEAVING = 'administratorsLeaving'

/** Without an administrator staff and roles could be added on the server's command line only. */
export const protectLastAdminOnChange: CollectionBeforeChangeHook<User> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const isTakenAway = hasRole(originalDoc, ['admin']) && data.roles !== undefined && !hasRole(data, ['admin'])
  if (operation === 'update' && originalDoc !== undefined && isTakenAway) await refuseLast(req, originalDoc)
  return data
}

export const protectLastAdminOnDelete: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const account = await req.payload.db.findOne<User>({ collection: 'users', where: { id: { equals: id } }, req })
  if (account !== null && hasRole(account, ['admin'])) await refuseLast(req, account)
}

async function refuseLast(req: PayloadRequest, { id, name }: Pick<User, 'id' | 'name'>): Promise<void> {
  const leaving = getLeaving(req).add(id)
  const db = await getSession(req)
  // The lock makes two removals at the same moment wait for each other, so that the second counts what the first has left.
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtext('the last administrator'))`)
  const { totalDocs } = await req.payload.count({
    collection: 'users',
    where: { and: [{ roles: { contains: 'admin' } }, { id: { not_in: [...leaving] } }] },
    // The rule counts accounts that the person may not see; the count never leaves this function.
    overrideAccess: true,
    req,
  })
  if (totalDocs > 0) return
  throw new APIError(
    `${name} is the last administrator. Make somebody else an administrator first, and have them sign in.`,
    409,
    null,
    true,
  )
}

function getLeaving({ context }: PayloadRequest): Set<number> {
  const stored = context[LEAVING]
  const leaving = stored instanceof Set ? (stored as Set<number>) : new Set<number>()
  context[LEAVING] = leaving
  return leaving
}

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

/** In `req.context`: the administrators this request takes away, several at once where it changes many accounts. */
const LEAVING = 'administratorsLeaving'

/** Without an administrator nobody could add staff or give a role any more, save on the server's command line. */
export const keepAdminOnChange: CollectionBeforeChangeHook<User> = async ({ data, operation, originalDoc, req }) => {
  const isTakenAway = hasRole(originalDoc, ['admin']) && data.roles !== undefined && !hasRole(data, ['admin'])
  if (operation === 'update' && originalDoc !== undefined && isTakenAway) await refuseLast(req, originalDoc)
  return data
}

export const keepAdminOnDelete: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const account = await req.payload.db.findOne<User>({ collection: 'users', where: { id: { equals: id } }, req })
  if (account !== null && hasRole(account, ['admin'])) await refuseLast(req, account)
}

async function refuseLast(req: PayloadRequest, { id, name }: Pick<User, 'id' | 'name'>): Promise<void> {
  const leaving = leavingIn(req).add(id)
  const db = await getSession(req)
  // Of two who go at the same moment the second sees that the first has gone.
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

function leavingIn({ context }: PayloadRequest): Set<number> {
  const known = context[LEAVING]
  const leaving = known instanceof Set ? (known as Set<number>) : new Set<number>()
  context[LEAVING] = leaving
  return leaving
}

import { sql } from '@payloadcms/db-postgres/drizzle'
import {
  APIError,
  AuthenticationError,
  type CollectionAfterLogoutHook,
  type CollectionBeforeOperationHook,
  type CollectionRefreshHook,
  isolateObjectProperty,
  type PayloadRequest,
} from 'payload'

import type { User } from '@/payload-types'
import { lockRecord } from '@/server/database/lock-record'
import { getSession } from '@/server/database/transaction'

/** A session ends so long after the last sign of life of its owner. */
export const SESSION_SECONDS = 8 * 60 * 60

/** However often it is renewed, it ends so long after the sign-in. */
export const LONGEST_SESSION_SECONDS = 7 * 24 * 60 * 60

/** Less is not worth a renewal. */
const SHORTEST_RENEWAL_SECONDS = 60

type Account = User & { readonly hash?: string | null }

type Session = NonNullable<User['sessions']>[number]

/**
 * Payload keeps the sessions of an account in one list, which it reads, changes and writes back. Here each such change
 * waits for the one before it, so that nobody is signed out because somebody else signed in at the same moment.
 */
export const guardSessions: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation === 'login') return { ...args, req: addingToStoredSessions(req) }
  if (operation === 'refresh' && req.user !== null) return await boundRenewal(args, req)
  if (operation === 'resetPassword') await lockByToken(req, args)
  return args
}

/** Runs before the list is read. */
export const lockForLogout: CollectionAfterLogoutHook = async ({ req }) => {
  if (req.user !== null) await lockRecord(req, 'users', Number(req.user.id))
}

/**
 * A sign-in checks the password between reading the account and writing it, outside of a transaction, and writes back all
 * it has read. This request writes the new session only, beside those that are stored by then.
 */
function addingToStoredSessions(req: PayloadRequest): PayloadRequest {
  const { db } = req.payload
  const updateOne: typeof db.updateOne = async (change) => {
    const sent = (change.data.sessions ?? []) as readonly Session[]
    const added = sent.at(-1)
    if (change.collection !== 'users' || added === undefined || typeof change.data.id !== 'number') {
      return db.updateOne(change)
    }
    await lockRecord(request, 'users', change.data.id)
    const where = { id: { equals: change.data.id } }
    const stored = await db.findOne<Account>({ collection: 'users', where, req: request })
    // The password was changed while the old one was being checked.
    if (stored === null || stored.hash !== change.data.hash) throw new AuthenticationError(req.t)
    const running = (stored.sessions ?? []).filter(({ expiresAt }) => Date.parse(expiresAt) > Date.now())
    // A sign-in that is refused after all takes its session back, and has added none then.
    const sessions = running.some(({ id }) => id === added.id) ? sent : [...running, added]
    return db.updateOne({ ...change, data: { sessions, updatedAt: null } })
  }
  const request = isolateObjectProperty(req, 'payload')
  request.payload = Object.assign(Object.create(req.payload) as typeof req.payload, {
    db: Object.assign(Object.create(db) as typeof db, { updateOne }),
  })
  return request
}

type RefreshArgs = Parameters<CollectionRefreshHook>[0]['args']

/** The renewed session ends with the longest one; what is left then decides how long the cookie's token is good for. */
async function boundRenewal<Args>(args: Args, req: PayloadRequest): Promise<Args> {
  const { user } = req
  if (user === null) return args
  await lockRecord(req, 'users', Number(user.id))
  const account = await req.payload.db.findOne<Account>({
    collection: 'users',
    where: { id: { equals: user.id } },
    req,
  })
  const sid = '_sid' in user ? user._sid : undefined
  const session = account?.sessions?.find(({ id }) => id === sid)
  const begun = Date.parse(session?.createdAt ?? '')
  const left = Math.floor((begun - Date.now()) / 1000) + LONGEST_SESSION_SECONDS
  if (!(left >= SHORTEST_RENEWAL_SECONDS)) {
    throw new APIError('You signed in seven days ago. Please sign in again.', 401, null, true)
  }
  const { collection } = args as RefreshArgs
  const auth = { ...collection.config.auth, tokenExpiration: Math.min(SESSION_SECONDS, left) }
  return { ...args, collection: { ...collection, config: { ...collection.config, auth } } }
}

async function lockByToken(req: PayloadRequest, args: unknown): Promise<void> {
  const { data } = args as { data?: { token?: unknown } }
  if (typeof data?.token !== 'string') return
  const db = await getSession(req)
  await db.execute(sql`SELECT 1 FROM users WHERE reset_password_token = ${data.token} FOR NO KEY UPDATE`)
}

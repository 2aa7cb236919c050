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

import { readSent } from '@/hooks/sent-data'
import type { User } from '@/payload-types'
import { lockRecord } from '@/server/database/lock-record'
import { getSession } from '@/server/database/transaction'

/** A session ends so long after the last request of its owner. */
export const SESSION_SECONDS = 8 * 60 * 60

/** However often it is renewed, it ends so long after the sign-in. */
export const LONGEST_SESSION_SECONDS = 7 * 24 * 60 * 60

/** Less is not worth a renewal. */
const SHORTEST_RENEWAL_SECONDS = 60

type Account = User & { readonly hash?: string | null }

type Session = NonNullable<User['sessions']>[number]

/**
 * Payload stores the sessions of an account in one list, which it reads, changes and writes back. A lock orders these
 * changes, so that two at the same moment lose no session.
 */
export const guardSessions: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation === 'login') return { ...args, req: makeSignInRequest(req) }
  if (operation === 'refresh' && req.user !== null) return await boundRenewal(args, req)
  if (operation === 'resetPassword') await lockByToken(req, args)
  if (operation === 'update' && readSent(args).id === null) await lockAccounts(req)
  return args
}

/** Takes the lock before Payload reads the list. */
export const lockForLogout: CollectionAfterLogoutHook = async ({ req }) => {
  if (req.user !== null) await lockRecord(req, 'users', Number(req.user.id))
}

/**
 * A sign-in checks the password between reading the account and writing it, outside of a transaction, and writes back all
 * it has read. The request made here writes the new session only, added to those that are stored by then.
 */
function makeSignInRequest(req: PayloadRequest): PayloadRequest {
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
    // A sign-in that is refused afterwards removes its session by the same call: then its list has no new one.
    const sessions = running.some(({ id }) => id === added.id) ? sent : [...running, added]
    return db.updateOne({ ...change, data: { sessions, updatedAt: null } })
  }
  const request = isolateObjectProperty(req, 'payload')
  request.payload = Object.assign(Object.create(req.payload) as typeof req.payload, {
    db: Object.assign(Object.create(db) as typeof db, { updateOne }),
  })
  return request
}

/** Ends sessions of an account: those that are not to be kept. In a transaction. */
export async function endSessions(
  req: PayloadRequest,
  account: number,
  isKept: (session: Session) => boolean,
): Promise<void> {
  await lockRecord(req, 'users', account)
  const where = { id: { equals: account } }
  const stored = await req.payload.db.findOne<Account>({ collection: 'users', where, req })
  const sessions = (stored?.sessions ?? []).filter(isKept)
  await req.payload.db.updateOne({ collection: 'users', where, data: { sessions, updatedAt: null }, req })
}

type RefreshArgs = Parameters<CollectionRefreshHook>[0]['args']

/** Limits a renewal to what is left of the longest session, for the session and for the token in the cookie. */
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

/**
 * Payload reads all accounts that it changes at once before it writes the first, and writes each as a whole: a password that was set
 * and a session that was ended in between would be undone. One that is changed by itself is locked by `refuseStaleSaves`.
 */
async function lockAccounts(req: PayloadRequest): Promise<void> {
  const db = await getSession(req)
  await db.execute(sql`SELECT 1 FROM users ORDER BY id FOR NO KEY UPDATE`)
}

async function lockByToken(req: PayloadRequest, args: unknown): Promise<void> {
  const { data } = args as { data?: { token?: unknown } }
  if (typeof data?.token !== 'string') return
  const db = await getSession(req)
  await db.execute(sql`SELECT 1 FROM users WHERE reset_password_token = ${data.token} FOR NO KEY UPDATE`)
}

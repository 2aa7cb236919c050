import { createHmac, pbkdf2 } from 'node:crypto'
import { promisify } from 'node:util'

import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload'
import { APIError } from 'payload'

import { readSent } from '@/hooks/sent-data'
import { NO_MAIL } from '@/server/email/choose-email'
import { addressPrefix } from '@/server/security/client-address'
import { derivedKey } from '@/server/security/derived-key'
import { consumeRateLimit, type Limit } from '@/server/security/rate-limit'

import { PAYLOAD_PASSWORD_HASH } from './verify-password'

/** Tries a minute, by address and by account. */
const LOGIN_LIMIT = { hits: 10, windowSeconds: 60 } as const

const guarded = new Set(['login', 'forgotPassword', 'resetPassword'])

/**
 * Limits how fast passwords can be guessed, by every API (REST, GraphQL, admin, Local API), and hides which accounts
 * exist.
 */
export const guardLogin: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (!guarded.has(operation)) return args
  const email = readEmail(args)
  await refuseWhenTooMany(req, email)
  if (operation === 'forgotPassword') refuseWithoutMail(req)
  if (operation === 'login') await spendTimeOnUnknownAccount(req, email, args)
  return args
}

/** Payload would say that a mail is on its way. The refusal is the same whether there is such an account or not. */
function refuseWithoutMail({ payload }: PayloadRequest): void {
  if (payload.email.name !== NO_MAIL) return
  throw new APIError(
    'This guide cannot send e-mail, so no link was sent. Ask an administrator to set a new password for you.',
    409,
    null,
    true,
  )
}

/** Counts one try of the account and of the network, and refuses with 429 beyond the limit. */
export async function refuseWhenTooMany(req: PayloadRequest, email: string): Promise<void> {
  await refuseWhenLimited(req, { key: `login:address:${hashKey(addressPrefix(req.headers))}`, ...LOGIN_LIMIT })
  if (email !== '') await refuseWhenLimited(req, { key: `login:account:${hashKey(email)}`, ...LOGIN_LIMIT })
}

/** Counts one try and refuses with 429 beyond the limit. */
export async function refuseWhenLimited(req: PayloadRequest, limit: Limit): Promise<void> {
  const { isAllowed, retryAfterSeconds } = await consumeRateLimit(req.payload, limit)
  if (isAllowed) return
  req.responseHeaders = new Headers([...(req.responseHeaders ?? []), ['Retry-After', String(retryAfterSeconds)]])
  throw new APIError(
    `Too many tries. Please wait ${waitingTime(retryAfterSeconds)} and try again.`,
    429,
    { retryAfterSeconds },
    true,
  )
}

const waitingTime = (seconds: number): string =>
  seconds <= 120
    ? `${seconds} seconds`
    : seconds <= 7200
      ? `${Math.ceil(seconds / 60)} minutes`
      : `${Math.ceil(seconds / 3600)} hours`

/** Hashed, so that the counters do not reveal which accounts were typed, and from where. */
const hashKey = (text: string): string => createHmac('sha256', derivedKey('login')).update(text).digest('base64url')

async function spendTimeOnUnknownAccount(req: PayloadRequest, email: string, args: unknown): Promise<void> {
  // Payload refuses these before it looks for the account.
  if (email === '' || readPassword(args).trim() === '') return
  const { totalDocs } = await req.payload.count({
    collection: 'users',
    // No user is signed in yet; the count never leaves this function.
    overrideAccess: true,
    where: { email: { equals: email } },
  })
  if (totalDocs > 0) return
  // An unknown account has to take as long as a known one.
  const { iterations, keyLength, digest } = PAYLOAD_PASSWORD_HASH
  await promisify(pbkdf2)(readPassword(args), 'an account that does not exist', iterations, keyLength, digest)
}

const readEmail = (args: unknown): string => {
  const { email } = readSent(args).data
  return typeof email === 'string' ? email.toLowerCase().trim().slice(0, 254) : ''
}

const readPassword = (args: unknown): string => {
  const { password } = readSent(args).data
  return typeof password === 'string' ? password.slice(0, 1024) : ''
}

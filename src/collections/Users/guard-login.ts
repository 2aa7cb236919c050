import { pbkdf2 } from 'node:crypto'
import { promisify } from 'node:util'

import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload'
import { APIError } from 'payload'

import { addressPrefix } from '@/server/security/client-address'
import { consumeRateLimit } from '@/server/security/rate-limit'

/** Tries a minute, by address and by account. */
export const LOGIN_LIMIT = { hits: 10, windowSeconds: 60 } as const

// The cost Payload 3.90 pays to check a password; an unknown account has to take as long as a known one.
export const PAYLOAD_PASSWORD_HASH = { iterations: 600_000, keyLength: 32, digest: 'sha256' } as const

const guarded = new Set(['login', 'forgotPassword', 'resetPassword'])

/** Slows down guessing on every way in (REST, GraphQL, admin, Local API) and hides which accounts exist. */
export const guardLogin: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (!guarded.has(operation)) return args
  const email = emailOf(args)
  await refuseWhenTooMany(req, email)
  if (operation === 'login') await spendTimeOnUnknownAccount(req, email, args)
  return args
}

async function refuseWhenTooMany(req: PayloadRequest, email: string): Promise<void> {
  const keys = [`login:address:${addressPrefix(req.headers)}`, ...(email === '' ? [] : [`login:account:${email}`])]
  for (const key of keys) {
    const { isAllowed, retryAfterSeconds } = await consumeRateLimit(req.payload, { key, ...LOGIN_LIMIT })
    if (isAllowed) continue
    req.responseHeaders = new Headers([...(req.responseHeaders ?? []), ['Retry-After', String(retryAfterSeconds)]])
    throw new APIError(
      `Too many tries. Please wait ${retryAfterSeconds} seconds and try again.`,
      429,
      { retryAfterSeconds },
      true,
    )
  }
}

async function spendTimeOnUnknownAccount(req: PayloadRequest, email: string, args: unknown): Promise<void> {
  // Payload refuses these before it looks for the account.
  if (email === '' || passwordOf(args).trim() === '') return
  const { totalDocs } = await req.payload.count({
    collection: 'users',
    // Nobody is signed in yet; the count never leaves this function.
    overrideAccess: true,
    where: { email: { equals: email } },
  })
  if (totalDocs > 0) return
  const { iterations, keyLength, digest } = PAYLOAD_PASSWORD_HASH
  await promisify(pbkdf2)(passwordOf(args), 'an account that does not exist', iterations, keyLength, digest)
}

const emailOf = (args: unknown): string => {
  const email = dataOf(args).email
  return typeof email === 'string' ? email.toLowerCase().trim().slice(0, 254) : ''
}

const passwordOf = (args: unknown): string => {
  const password = dataOf(args).password
  return typeof password === 'string' ? password.slice(0, 1024) : ''
}

function dataOf(args: unknown): Record<string, unknown> {
  const data = typeof args === 'object' && args !== null && 'data' in args ? args.data : null
  return typeof data === 'object' && data !== null ? { ...data } : {}
}

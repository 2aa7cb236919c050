import type { Payload } from 'payload'

import { hasRole, roles } from '@/access/roles'
import { env } from '@/env'

import { Refusal } from '@/server/http/answers'

import { isHeldBack, MUST_SET_UP } from './held-back'

export const SWITCHED_OFF = 'This account is switched off, because it has no role. Ask an administrator to give it one.'

/**
 * `switched-off`: a valid session of an account that holds no role any more. `held-back`: of one that has to set up
 * two-factor sign-in first.
 */
export type Caller = 'anonymous' | 'held-back' | 'switched-off' | 'staff'

/** Who sends the request. The account is read from the database, so a role or session taken away counts at once. */
export async function identifyCaller(payload: Payload, headers: Headers): Promise<Caller> {
  if (!headers.has('authorization') && !headers.has('cookie')) return 'anonymous'
  const { user } = await payload.auth({ headers })
  if (user === null) return 'anonymous'
  if (isHeldBack(user)) return 'held-back'
  return hasRole(user, roles) ? 'staff' : 'switched-off'
}

/** Refuses with 403 a request that a page of another site has made. Payload checks reads of the session, not the login. */
export function refuseForeignOrigin(headers: Headers): void {
  const origin = headers.get('origin')
  if (origin !== null && origin !== env.SITE_URL) {
    throw new Refusal(
      403,
      `This can only be done from ${env.SITE_URL}. If that is not the address you see, the setting SITE_URL is wrong.`,
    )
  }
  if (headers.get('sec-fetch-site') === 'cross-site')
    throw new Refusal(403, `This can only be done from ${env.SITE_URL}.`)
}

/** Refuses with 401 or 403 whoever is not staff. */
export function refuseUnlessStaff(caller: Caller): void {
  if (caller === 'staff') return
  if (caller === 'held-back') throw new Refusal(403, MUST_SET_UP)
  if (caller === 'switched-off') throw new Refusal(403, SWITCHED_OFF)
  throw new Refusal(401, 'Sign in at /admin first. What the guide publishes is open to everybody under /api.')
}

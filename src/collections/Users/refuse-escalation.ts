import type { CollectionBeforeOperationHook } from 'payload'
import { APIError } from 'payload'

import { hasRole } from '@/access/roles'

/** What the server alone writes. Field access drops these silently; whoever sends them should hear that it did not work. */
const serverFields = [
  'hash',
  'salt',
  'lockUntil',
  'loginAttempts',
  'resetPasswordToken',
  'resetPasswordExpiration',
  'resetPasswordRequestedAt',
] as const

/** Answers 403 when somebody sends rights they may not give, to themselves or to others. */
export const refuseEscalation: CollectionBeforeOperationHook = ({ args, operation, overrideAccess, req }) => {
  if (overrideAccess || (operation !== 'create' && operation !== 'update')) return args
  const data = sentData(args)
  const forbidden = serverFields.find((name) => name in data)
  if (forbidden !== undefined) throw new APIError(`"${forbidden}" is written by the server only.`, 403, null, true)
  // The account form of a person who is no administrator sends the roles back as they were.
  if ('roles' in data && !hasRole(req.user, ['admin']) && !isSameSet(data.roles, req.user?.roles)) {
    throw new APIError('Roles are given by administrators.', 403, null, true)
  }
  return args
}

function sentData(args: unknown): Record<string, unknown> {
  const data = typeof args === 'object' && args !== null && 'data' in args ? args.data : null
  return typeof data === 'object' && data !== null ? { ...data } : {}
}

function isSameSet(sent: unknown, held: readonly string[] | null | undefined): boolean {
  const wanted: readonly unknown[] = Array.isArray(sent) ? sent : []
  const own = held ?? []
  return wanted.length === own.length && wanted.every((role) => own.some((one) => one === role))
}

import type { CollectionBeforeOperationHook } from 'payload'
import { APIError } from 'payload'

import { hasRole } from '@/access/roles'
import { readSent } from '@/hooks/sent-data'

/** Fields that only the server writes. Field access drops them silently; a caller who sends them gets an error instead. */
const serverFields = [
  'hash',
  'salt',
  'lockUntil',
  'loginAttempts',
  'resetPasswordToken',
  'resetPasswordExpiration',
  'resetPasswordRequestedAt',
] as const

/** Answers 403 to a caller who sends roles or fields of the server that they may not set. */
export const refuseEscalation: CollectionBeforeOperationHook = ({ args, operation, overrideAccess, req }) => {
  if (overrideAccess || (operation !== 'create' && operation !== 'update')) return args
  const { data } = readSent(args)
  const forbidden = serverFields.find((name) => name in data)
  if (forbidden !== undefined) throw new APIError(`"${forbidden}" is written by the server only.`, 403, null, true)
  // The account form of a person who is no administrator sends the roles back as they were.
  if ('roles' in data && !hasRole(req.user, ['admin']) && !isSameSet(data.roles, req.user?.roles)) {
    throw new APIError('Roles are given by administrators.', 403, null, true)
  }
  return args
}

function isSameSet(sent: unknown, current: readonly string[] | null | undefined): boolean {
  const sentRoles: readonly unknown[] = Array.isArray(sent) ? sent : []
  const currentRoles = current ?? []
  return sentRoles.length === currentRoles.length && sentRoles.every((role) => currentRoles.some((one) => one === role))
}

import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  PayloadRequest,
} from 'payload'

import type { User } from '@/payload-types'
import { logAccount } from '@/server/account-log'

/** In `req.context`: accounts that get a new password with this request. Later hooks see only its hash. */
const NEW_PASSWORDS = 'newPasswords'

export const notePassword: CollectionBeforeChangeHook<User> = ({ data, operation, originalDoc, req }) => {
  const isNew = typeof data.password === 'string' && data.password !== ''
  if (operation === 'update' && originalDoc !== undefined && isNew) getNewPasswords(req).add(originalDoc.id)
  return data
}

function getNewPasswords({ context }: PayloadRequest): Set<number> {
  const stored = context[NEW_PASSWORDS]
  const ids = stored instanceof Set ? (stored as Set<number>) : new Set<number>()
  context[NEW_PASSWORDS] = ids
  return ids
}

/** A line for each thing that changed: what it was, and what it is. */
export const logChange: CollectionAfterChangeHook<User> = async ({ doc, operation, previousDoc, req }) => {
  if (operation === 'create') {
    await logAccount(req, { event: 'Account made', details: `${doc.email}, ${describeRoles(doc)}`, account: doc })
    return
  }
  const before: Partial<User> = previousDoc
  const changes = [
    { event: 'Roles changed', was: describeRoles(before), is: describeRoles(doc) },
    { event: 'E-mail changed', was: before.email, is: doc.email },
    { event: 'Name changed', was: before.name, is: doc.name },
  ].filter(({ was, is }) => was !== is)
  for (const { event, was, is } of changes) await logAccount(req, { event, details: `${was} → ${is}`, account: doc })
  if (getNewPasswords(req).delete(doc.id)) await logAccount(req, { event: 'Password changed', account: doc })
}

export const logDeletion: CollectionAfterDeleteHook<User> = async ({ doc, req }) => {
  await logAccount(req, { event: 'Account deleted', details: `${doc.email}, ${describeRoles(doc)}`, account: doc })
}

const describeRoles = ({ roles }: Partial<User>): string => [...(roles ?? [])].sort().join(', ') || 'no role'

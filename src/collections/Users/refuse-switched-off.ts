import type { CollectionBeforeLoginHook } from 'payload'
import { APIError } from 'payload'

import { hasRole, roles } from '@/access/roles'

/** An account without a role is switched off. Said only to a person who knew the password, so it reveals no accounts. */
export const refuseSwitchedOff: CollectionBeforeLoginHook = ({ user }) => {
  if (hasRole(user, roles)) return
  throw new APIError('This account is switched off: it has no role. Ask an administrator to give it one.', 403)
}

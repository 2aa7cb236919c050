import type { CollectionBeforeLoginHook } from 'payload'
import { APIError } from 'payload'

import { hasRole, roles } from '@/access/roles'
import { SWITCHED_OFF } from '@/server/security/caller'

/** An account without a role is switched off. Said only to a person who knew the password, so it reveals no accounts. */
export const refuseSwitchedOff: CollectionBeforeLoginHook = ({ user }) => {
  if (hasRole(user, roles)) return
  throw new APIError(SWITCHED_OFF, 403, null, true)
}

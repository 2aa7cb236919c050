import type { CollectionBeforeChangeHook } from 'payload'

import type { User } from '@/payload-types'

/** New rights or a new password end the other sessions of the account; the one that made the change stays. */
export const endSessionsOnPrivilegeChange: CollectionBeforeChangeHook<User> = ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update' || originalDoc === undefined) return data
  const hasNewPassword = typeof data.password === 'string' && data.password !== ''
  const hasNewRoles = data.roles !== undefined && toKey(data.roles) !== toKey(originalDoc.roles)
  if (!hasNewPassword && !hasNewRoles) return data
  const isOwn = req.user?.id === originalDoc.id
  const current = isOwn && req.user !== null && '_sid' in req.user ? req.user._sid : undefined
  return { ...data, sessions: (originalDoc.sessions ?? []).filter(({ id }) => id === current) }
}

const toKey = (roles: User['roles']): string => [...(roles ?? [])].sort().join()

import type { Access, FieldAccess } from 'payload'

import { hasRole } from './roles'

/** Refused through every API: rows are written by the server's own code only. */
export const nobody = (): false => false

export const admins = ({ req: { user } }: { req: { user: unknown } }): boolean => hasRole(user, ['admin'])

export const editors = ({ req: { user } }: { req: { user: unknown } }): boolean => hasRole(user, ['admin', 'editor'])

export const moderators = ({ req: { user } }: { req: { user: unknown } }): boolean =>
  hasRole(user, ['admin', 'moderator'])

export const staff = ({ req: { user } }: { req: { user: unknown } }): boolean =>
  hasRole(user, ['admin', 'editor', 'moderator'])

/** Staff see everything; the public sees what has been published. Returned as a query, so lists and counts agree. */
export const publishedOrStaff: Access = ({ req: { user } }) =>
  hasRole(user, ['admin', 'editor', 'moderator']) || { _status: { equals: 'published' } }

/** A picture has no drafts; the public no longer sees one that was put into the trash. */
export const notInTrashOrStaff: Access = ({ req: { user } }) =>
  hasRole(user, ['admin', 'editor', 'moderator']) || { deletedAt: { exists: false } }

export const adminsOrSelf: Access = ({ req: { user } }) => {
  if (hasRole(user, ['admin'])) return true
  return user ? { id: { equals: user.id } } : false
}

export const adminsOnlyField: FieldAccess = ({ req: { user } }) => hasRole(user, ['admin'])

export const nobodyField: FieldAccess = () => false

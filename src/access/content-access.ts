import type { Access, CollectionConfig, GlobalConfig } from 'payload'

import { hasRole } from './roles'
import { editors, publishedOrStaff, staff } from './rules'

/**
 * Editors put content into the trash and take it out again; only administrators delete it for good. Payload passes data with
 * a `deletedAt` when something is put into the trash, and none when it is deleted.
 */
export const editorsTrashAdminsDelete: Access<{ deletedAt?: string | null }> = ({ req: { user }, data }) =>
  hasRole(user, data?.deletedAt ? ['admin', 'editor'] : ['admin'])

/** Editorial content: everybody reads what is published, editors and admins write and publish, moderators only read. */
export const contentAccess = {
  admin: staff,
  create: editors,
  delete: editorsTrashAdminsDelete,
  read: publishedOrStaff,
  readVersions: staff,
  unlock: editors,
  update: editors,
} satisfies NonNullable<CollectionConfig['access']>

/** One-of-a-kind content: the same rights as collections of content. */
export const globalAccess = {
  read: publishedOrStaff,
  readVersions: staff,
  update: editors,
} satisfies NonNullable<GlobalConfig['access']>

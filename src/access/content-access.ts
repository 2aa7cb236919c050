import type { CollectionConfig } from 'payload'

import { editors, publishedOrStaff, staff } from './rules'

/** Editorial content: everybody reads what is published, editors and admins write and publish, moderators only read. */
export const contentAccess = {
  admin: staff,
  create: editors,
  delete: editors,
  read: publishedOrStaff,
  readVersions: staff,
  unlock: editors,
  update: editors,
} satisfies NonNullable<CollectionConfig['access']>

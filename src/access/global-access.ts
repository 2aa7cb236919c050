import type { GlobalConfig } from 'payload'

import { editors, publishedOrStaff, staff } from './rules'

/** One-of-a-kind content: the same rights as collections of content. */
export const globalAccess = {
  read: publishedOrStaff,
  readVersions: staff,
  update: editors,
} satisfies NonNullable<GlobalConfig['access']>

import type { Plugin } from 'payload'
import { hasDraftsEnabled } from 'payload/shared'

import { type CheckedKind, checkedFields, checkedPath, isCheckedKind } from '@/domain/publishing/next-review'

import { changeEach } from './change-each'

/**
 * The columns of the work in each list whose records have a day of checking, behind those of its own: when it was compared with
 * its source and is due again, whether it is public, when it was saved, and what it is founded on.
 */
export const workColumns: Plugin = changeEach({
  which: ({ slug }) => isCheckedKind(slug),
  collection: (collection) => {
    const { admin, slug } = collection
    if (!isCheckedKind(slug)) return collection
    const columns = [
      ...(admin?.defaultColumns ?? []),
      checkedPath(slug, 'checkedOn'),
      checkedPath(slug, 'reviewDueOn'),
      ...(hasDraftsEnabled(collection) ? ['_status'] : []),
      'updatedAt',
      // Last: sources are long.
      sourceColumn(slug),
    ]
    return { ...collection, admin: { ...admin, defaultColumns: columns } }
  },
})

function sourceColumn(kind: CheckedKind): string {
  if (kind === 'guide-articles') return 'sources'
  const { group } = checkedFields[kind]
  return group === null ? 'source.title' : `${group}.source`
}

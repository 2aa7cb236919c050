import type { Plugin } from 'payload'
import { hasDraftsEnabled } from 'payload/shared'

import { type CheckedKind, checkedFields, checkedPath, isCheckedKind } from '@/domain/publishing/next-review'

import { changeEach } from './change-each'

/**
 * The columns of the work in each list whose records have a day of checking, behind those of its own: what it is founded on, when
 * it was compared with that and is due again, whether it is public, and when it was saved.
 */
export const workColumns: Plugin = changeEach({
  which: ({ slug }) => isCheckedKind(slug),
  collection: (collection) => {
    const { admin, slug } = collection
    if (!isCheckedKind(slug)) return collection
    const columns = [
      ...(admin?.defaultColumns ?? []),
      sourceColumn(slug),
      checkedPath(slug, 'checkedOn'),
      checkedPath(slug, 'reviewDueOn'),
      ...(hasDraftsEnabled(collection) ? ['_status'] : []),
      'updatedAt',
    ]
    return { ...collection, admin: { ...admin, defaultColumns: columns } }
  },
})

function sourceColumn(kind: CheckedKind): string {
  if (kind === 'guide-articles') return 'sources'
  const { group } = checkedFields[kind]
  return group === null ? 'source.title' : `${group}.source`
}

import { APIError, type CollectionConfig, type Plugin } from 'payload'
import { hasAutosaveEnabled } from 'payload/shared'

import { changeEach, withHooks } from './change-each'

/**
 * Where the form saves by itself, Payload makes a record as soon as the form for a new one is opened, and it stays when
 * nothing is ever typed. Here the form for a new one asks for a title first, and a record without one is not made. Such a
 * collection has `admin.useAsTitle`.
 */
export const beginWithATitle: Plugin = changeEach({
  which: hasAutosaveEnabled,
  collection: ({ admin, ...collection }) => {
    const { components, useAsTitle = 'title' } = admin ?? {}
    const create = { Component: '@/admin/NewRecord#NewRecord', path: '/create', exact: true } as const
    return withHooks<CollectionConfig>(
      { ...collection, admin: { ...admin, components: { ...components, views: { ...components?.views, create } } } },
      {
        beforeValidate: [
          ({ data, operation }) => {
            const title: unknown = data?.[useAsTitle]
            if (operation === 'create' && (typeof title !== 'string' || title.trim() === '')) {
              throw new APIError('Not made. Give it a title first.', 400, null, true)
            }
            return data
          },
        ],
      },
    )
  },
})

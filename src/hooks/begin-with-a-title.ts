import { APIError, type CollectionConfig, type Config, type Plugin } from 'payload'
import { hasAutosaveEnabled } from 'payload/shared'

/**
 * Where the form saves by itself, Payload makes a record as soon as the form for a new one is opened, and it stays when
 * nothing is ever typed. Here the form for a new one asks for a title first, and a record without one is not made. Such a
 * collection has `admin.useAsTitle`.
 */
export const beginWithATitle: Plugin = (config: Config): Config => ({
  ...config,
  collections: config.collections?.map((collection) =>
    hasAutosaveEnabled(collection) ? askForTitle(collection) : collection,
  ),
})

function askForTitle(collection: CollectionConfig): CollectionConfig {
  const { admin, hooks } = collection
  const titleField = admin?.useAsTitle ?? 'title'
  return {
    ...collection,
    admin: {
      ...admin,
      components: {
        ...admin?.components,
        views: {
          ...admin?.components?.views,
          create: { Component: '@/admin/NewRecord#NewRecord', path: '/create', exact: true },
        },
      },
    },
    hooks: {
      ...hooks,
      beforeValidate: [
        ...(hooks?.beforeValidate ?? []),
        ({ data, operation }) => {
          const title: unknown = data?.[titleField]
          if (operation === 'create' && (typeof title !== 'string' || title.trim() === '')) {
            throw new APIError('Not made. Give it a title first.', 400, null, true)
          }
          return data
        },
      ],
    },
  }
}

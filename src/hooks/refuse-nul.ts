import {
  type CollectionBeforeValidateHook,
  type Config,
  type GlobalBeforeValidateHook,
  type Plugin,
  ValidationError,
} from 'payload'

import { pathOfNul } from '@/lib/text/text'

/**
 * PostgreSQL text cannot hold U+0000 and answers with an internal error. Added to every collection and global as a
 * plugin, so that every kind of save gives a field error instead.
 */
export const refuseNulCharacters: Plugin = (config: Config): Config => ({
  ...config,
  collections: config.collections?.map((collection) => ({
    ...collection,
    hooks: {
      ...collection.hooks,
      beforeValidate: [refuseInCollection(collection.slug), ...(collection.hooks?.beforeValidate ?? [])],
    },
  })),
  globals: config.globals?.map((global) => ({
    ...global,
    hooks: { ...global.hooks, beforeValidate: [refuseInGlobal, ...(global.hooks?.beforeValidate ?? [])] },
  })),
})

const refuseInCollection =
  (slug: string): CollectionBeforeValidateHook =>
  ({ data }) => {
    throwOnNul(data, slug)
    return data
  }

const refuseInGlobal: GlobalBeforeValidateHook = ({ data, global }) => {
  throwOnNul(data, global.slug)
  return data
}

function throwOnNul(data: unknown, slug: string): void {
  const path = pathOfNul(data)
  if (path === null) return
  throw new ValidationError({
    collection: slug,
    errors: [{ path, message: 'Contains a character that cannot be stored (U+0000). Remove it and save again.' }],
  })
}

import {
  type CollectionBeforeChangeHook,
  type CollectionConfig,
  type CollectionSlug,
  type Field,
  type Plugin,
  ValidationError,
} from 'payload'

import { changeEach, withHooks } from './change-each'

/**
 * Refuses a value of a unique field that another record has, and names that record, above all one in the trash, where an
 * editor would not look: the error of the database does not name it. Only for those who may read that record; others get
 * the error of the database, as does the second of two records made at the same moment. Added as a plugin, to every field
 * that is unique.
 */
export const reportUniqueConflict: Plugin = changeEach({
  collection: (collection) => {
    const unique = collection.fields.flatMap(listUniqueFields)
    return unique.length === 0 ? collection : withHooks(collection, { beforeChange: [refuseTaken(collection, unique)] })
  },
})

/** What the message calls the value of a field. */
const valueNames: Readonly<Record<string, string>> = { slug: 'address', from: 'address', osmRef: 'map object' }

function listUniqueFields(field: Field): readonly string[] {
  if (field.type === 'row' || field.type === 'collapsible') return field.fields.flatMap(listUniqueFields)
  return field.type === 'text' && field.unique === true && field.hidden !== true ? [field.name] : []
}

function refuseTaken(collection: CollectionConfig, names: readonly string[]): CollectionBeforeChangeHook {
  const titleField = collection.admin?.useAsTitle ?? 'id'
  return async ({ data, operation, originalDoc, req }) => {
    const document: Readonly<Record<string, unknown>> = { ...originalDoc, ...data }
    // A draft is stored as a version only, where the value need not be unique until it is published.
    if (!req.user || (operation === 'update' && document._status === 'draft')) return data
    // A new record has no id yet.
    const others = operation === 'update' ? [{ id: { not_equals: (originalDoc as { id: number }).id } }] : []
    for (const name of names) {
      const value = document[name]
      if (typeof value !== 'string' || value === '') continue
      const { docs } = await req.payload.find({
        collection: collection.slug as CollectionSlug,
        where: {
          and: [{ [name]: { equals: value } }, ...others],
        },
        depth: 0,
        limit: 1,
        overrideAccess: false,
        pagination: false,
        req,
        trash: true,
        user: req.user,
      })
      const holder = docs[0] as Readonly<Record<string, unknown>> | undefined
      if (holder === undefined) continue
      const title = `“${String(holder[titleField] ?? holder.id)}”`
      const what = valueNames[name] ?? name
      const message = holder.deletedAt
        ? `${title} in the trash has this ${what}. Restore it or delete it for good, or choose another.`
        : `${title} has this ${what} already. Choose another.`
      throw new ValidationError({ collection: collection.slug, errors: [{ path: name, message }], req })
    }
    return data
  }
}

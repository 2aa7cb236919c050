import type { Field } from 'payload'

/** A field that names a record. */
export type Relation = {
  readonly path: string
  /** A field for one collection holds a number; one for several also says which. */
  readonly isPolymorphic: boolean
  readonly to: string
}

/** Every field that names a record, whatever it stands in. */
export function listRelations(fields: readonly Field[], prefix: string): readonly Relation[] {
  return fields.flatMap((field) => {
    const path = 'name' in field && field.name ? `${prefix}${field.name}` : null
    if (field.type === 'relationship' || field.type === 'upload') {
      const isPolymorphic = Array.isArray(field.relationTo)
      const targets = Array.isArray(field.relationTo) ? field.relationTo : [field.relationTo]
      return targets.map((to) => ({ path: path ?? prefix, isPolymorphic, to }))
    }
    if (field.type === 'tabs') {
      return field.tabs.flatMap((tab) =>
        listRelations(tab.fields, 'name' in tab && tab.name ? `${prefix}${tab.name}.` : prefix),
      )
    }
    return 'fields' in field ? listRelations(field.fields, path === null ? prefix : `${path}.`) : []
  })
}

export const hasRichText = (fields: readonly Field[]): boolean =>
  fields.some((field) => {
    if (field.type === 'richText') return true
    if (field.type === 'tabs') return field.tabs.some((tab) => hasRichText(tab.fields))
    return 'fields' in field && hasRichText(field.fields)
  })

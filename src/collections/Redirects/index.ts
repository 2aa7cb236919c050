import { redirectsPlugin } from '@payloadcms/plugin-redirects'
import type { Field } from 'payload'

import { editors, nobodyField, staff } from '@/access/rules'
import { expireContent } from '@/hooks/expire-content'
import { addressedCollections } from '@/domain/addresses/addresses'
import { MAX_FROM_LENGTH } from '@/domain/addresses/redirects'
import type { Redirect } from '@/payload-types'
import { cacheTags } from '@/server/cache/tags'

import { checkRedirect } from './check-redirect'

/**
 * Old addresses and where they lead. Most are created by the server when an address changes, see `redirectOldAddresses`. Readers do
 * not query this collection; the site reads it for an address without a page.
 */
export const redirects = redirectsPlugin({
  collections: [...addressedCollections],
  overrides: {
    labels: { singular: 'Old address', plural: 'Old addresses' },
    access: { admin: staff, create: editors, delete: editors, read: staff, unlock: editors, update: editors },
    admin: {
      useAsTitle: 'from',
      defaultColumns: ['from', 'to.reference', 'to.url', 'isAutomatic', 'updatedAt'],
      group: 'Guide',
      description:
        'Where readers are led who come by an address that has no page any more. A page that is published always comes first.',
    },
    defaultSort: 'from',
    disableDuplicate: true,
    graphQL: { disableMutations: true },
    hooks: { beforeValidate: [checkRedirect], ...expireContent<Redirect>(() => [cacheTags.redirects]) },
    fields: ({ defaultFields }) => [...relabelFields(defaultFields), isAutomatic],
  },
})

const isAutomatic: Field = {
  name: 'isAutomatic',
  label: 'Made by itself',
  type: 'checkbox',
  defaultValue: false,
  access: { create: nobodyField, update: nobodyField },
  admin: {
    description: 'Made when the page moved or went. Whoever changes it makes it their own.',
    position: 'sidebar',
    readOnly: true,
  },
}

/** Gives the plugin's fields labels and descriptions in the words of editors. */
const relabelFields = (fields: readonly Field[]): Field[] => fields.map((field) => relabelField(field))

function relabelField(field: Field): Field {
  if (field.type === 'group') return { ...field, fields: relabelFields(field.fields) }
  if (field.type === 'radio') {
    return {
      ...field,
      label: 'It leads to',
      options: [
        { label: 'A page of the guide, wherever it is', value: 'reference' },
        { label: 'Another address', value: 'custom' },
      ],
    }
  }
  if (field.type === 'relationship') {
    // Of a page that is there. A new article made in passing would be saved before it had a word. (The compiler cannot tell
    // that the options are still those of the same kind of relation.)
    return { ...field, label: 'Page', admin: { ...field.admin, allowCreate: false } } as Field
  }
  if (field.type !== 'text') return field
  return field.name === 'from'
    ? {
        ...field,
        label: 'Old address',
        maxLength: MAX_FROM_LENGTH,
        // Filled in by the link on a record's page that makes a redirect from its address: see `PublicAddress`.
        defaultValue: ({ req }) => (typeof req.query?.from === 'string' ? req.query.from : undefined),
        admin: {
          ...field.admin,
          description: 'From its first slash on: /guide/hajj/old-name. Capitals do not matter.',
        },
      }
    : {
        ...field,
        label: 'Address',
        maxLength: 500,
        admin: { ...field.admin, description: 'A screen of the guide, such as /places, or a public https:// address.' },
      }
}

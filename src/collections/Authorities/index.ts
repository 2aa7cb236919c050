import type { CollectionConfig } from 'payload'

import { contentAccess } from '@/access/content-access'
import { phone } from '@/fields/phone'
import { provenance } from '@/fields/provenance'
import { slug } from '@/fields/slug'
import { webAddress } from '@/fields/web-address'
import { expireContent } from '@/hooks/expire-content'
import { cacheTags } from '@/server/cache/tags'

/** Official bodies on /authorities. */
export const Authorities: CollectionConfig<'authorities'> = {
  slug: 'authorities',
  labels: { singular: 'Authority', plural: 'Authorities' },
  access: contentAccess,
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'phone'],
    listSearchableFields: ['name', 'description'],
    group: 'Guide',
  },
  defaultSort: 'order',
  graphQL: { disableMutations: true },
  trash: true,
  versions: { drafts: true, maxPerDoc: 20 },
  hooks: { ...expireContent(() => [cacheTags.authorities]) },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 160 },
    { name: 'description', type: 'textarea', required: true, maxLength: 1000 },
    webAddress({ name: 'website', label: 'Website', description: 'The official site.', required: true }),
    phone({
      name: 'phone',
      maxLength: 80,
      description:
        'A number, or the key of a fact: {{fact:ambulance}}. Leave empty when no source gives one: a wrong number is worse than none.',
    }),
    {
      name: 'services',
      type: 'array',
      maxRows: 20,
      fields: [{ name: 'text', type: 'text', required: true, maxLength: 200 }],
    },
    slug({ description: 'Short name used in links.' }),
    { name: 'order', type: 'number', required: true, defaultValue: 99, index: true, admin: { position: 'sidebar' } },
    provenance(),
  ],
}

import type { CollectionConfig } from 'payload'

import { contentAccess } from '@/access/content-access'
import { staff } from '@/access/rules'
import { provenance } from '@/fields/provenance'
import { publicAddress } from '@/fields/public-address'
import { slug } from '@/fields/slug'
import { expireContent } from '@/hooks/expire-content'
import { cities } from '@/domain/places/cities'
import { stepKinds } from '@/domain/submissions/recommendation-options'
import type { Path } from '@/payload-types'
import { cacheTags } from '@/server/cache/tags'

const expiry = expireContent<Path>((path) => [cacheTags.paths, cacheTags.path(path.slug)])

/** Walks from one step to the next, as pilgrims recommended them and a moderator approved, or as editors wrote them. */
export const Paths: CollectionConfig<'paths'> = {
  slug: 'paths',
  labels: { singular: 'Path', plural: 'Paths' },
  access: contentAccess,
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'city', 'origin'],
    listSearchableFields: ['title', 'summary'],
    group: 'Guide',
    description: 'Step-by-step walks. Those of visitors come in through the review queue.',
  },
  defaultSort: 'title',
  graphQL: { disableMutations: true },
  trash: true,
  versions: { drafts: true, maxPerDoc: 10 },
  hooks: { ...expiry },
  fields: [
    { name: 'title', type: 'text', required: true, index: true, maxLength: 120 },
    { name: 'city', type: 'select', required: true, index: true, options: [...cities] },
    {
      name: 'summary',
      type: 'textarea',
      maxLength: 500,
      admin: { description: 'Where it leads from and to, in a sentence or two.' },
    },
    {
      name: 'steps',
      type: 'array',
      required: true,
      minRows: 1,
      maxRows: 30,
      labels: { singular: 'Step', plural: 'Steps' },
      fields: [
        { name: 'title', type: 'text', required: true, maxLength: 120 },
        { name: 'description', type: 'textarea', maxLength: 2000 },
        { name: 'category', type: 'select', required: true, defaultValue: 'Location', options: [...stepKinds] },
        { name: 'notes', type: 'textarea', maxLength: 1000 },
        {
          name: 'gate',
          type: 'relationship',
          relationTo: 'mosque-gates',
          admin: { description: 'The gate this step leads to.' },
        },
        {
          name: 'location',
          label: 'Place',
          type: 'relationship',
          relationTo: 'locations',
          admin: { description: 'The place this step leads to.' },
        },
      ],
    },
    slug({ description: 'The end of the address, for example from-gate-79-to-the-clock-tower-12.' }),
    publicAddress(),
    provenance(),
    {
      name: 'origin',
      type: 'select',
      required: true,
      defaultValue: 'editor',
      options: [
        { label: 'Editor', value: 'editor' },
        { label: 'Community', value: 'community' },
      ],
      admin: { description: 'Who brought this path in.', position: 'sidebar', readOnly: true },
    },
    {
      name: 'recommendation',
      type: 'relationship',
      relationTo: 'recommendations',
      access: { read: staff },
      admin: { description: 'The submission it came from.', position: 'sidebar', readOnly: true },
    },
  ],
}

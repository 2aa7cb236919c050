import type { CollectionConfig } from 'payload'

import { contentAccess } from '@/access/content-access'
import { provenance } from '@/fields/provenance'
import { slug } from '@/fields/slug'
import { webAddress } from '@/fields/web-address'
import { expireContent } from '@/hooks/expire-content'
import { cacheTags } from '@/server/cache/tags'

/** Official platforms on /booking-links. The guide only points to them; it books nothing. */
export const BookingPlatforms: CollectionConfig<'booking-platforms'> = {
  slug: 'booking-platforms',
  labels: { singular: 'Booking platform', plural: 'Booking platforms' },
  access: contentAccess,
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'website'],
    listSearchableFields: ['name', 'description', 'note'],
    group: 'Guide',
  },
  defaultSort: 'order',
  graphQL: { disableMutations: true },
  trash: true,
  versions: { drafts: true, maxPerDoc: 20 },
  hooks: { ...expireContent(() => [cacheTags.bookings]) },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 160 },
    { name: 'description', type: 'textarea', required: true, maxLength: 1000 },
    webAddress({ name: 'website', label: 'Website', description: 'The official site.', required: true }),
    {
      name: 'note',
      type: 'textarea',
      maxLength: 1000,
      admin: { description: 'What people should know before they start.' },
    },
    {
      name: 'features',
      label: 'Services',
      type: 'array',
      maxRows: 20,
      fields: [{ name: 'text', type: 'text', required: true, maxLength: 200 }],
    },
    {
      name: 'steps',
      type: 'array',
      maxRows: 20,
      fields: [{ name: 'text', type: 'text', required: true, maxLength: 400 }],
    },
    slug({ description: 'Short name used in links.' }),
    { name: 'order', type: 'number', required: true, defaultValue: 99, index: true, admin: { position: 'sidebar' } },
    provenance(),
  ],
}

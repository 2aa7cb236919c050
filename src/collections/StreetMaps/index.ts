import type { CollectionConfig } from 'payload'

import { editors, nobody } from '@/access/rules'

/**
 * One row for each version of a city's streets. Written by src/server/imports/streets alone, in plain SQL, in the
 * transaction that ends the import; the file itself is in the table `street_files`, under the hash of its bytes.
 */
export const StreetMaps: CollectionConfig<'street-maps'> = {
  slug: 'street-maps',
  labels: { singular: 'Street map', plural: 'Street maps' },
  access: { admin: editors, create: nobody, delete: nobody, read: editors, unlock: nobody, update: nobody },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'isCurrent', 'mapDate', 'ways', 'buildings', 'bytes', 'createdAt'],
    group: 'Guide',
    description: 'The streets that the map draws, a version for each import. Nobody can change an entry.',
  },
  defaultSort: '-createdAt',
  graphQL: false,
  lockDocuments: false,
  fields: [
    { name: 'title', type: 'text', required: true },
    {
      name: 'city',
      type: 'select',
      required: true,
      index: true,
      options: [
        { label: 'Makkah', value: 'makkah' },
        { label: 'Madinah', value: 'madinah' },
      ],
    },
    { name: 'version', type: 'number', required: true, admin: { description: 'Counted for each city from 1.' } },
    { name: 'isCurrent', type: 'checkbox', required: true, defaultValue: false },
    { name: 'hash', type: 'text', required: true, index: true, admin: { description: 'Names the file of its bytes.' } },
    { name: 'bytes', type: 'number', required: true, admin: { description: 'As visitors load it, in Brotli.' } },
    { name: 'ways', type: 'number', required: true },
    { name: 'buildings', type: 'number', required: true },
    { name: 'mapDate', type: 'date', admin: { description: 'How old the copy of the map was.' } },
    { name: 'replaces', type: 'number', admin: { description: 'The version an undo goes back to.' } },
    {
      name: 'run',
      type: 'relationship',
      relationTo: 'import-runs',
      admin: { description: 'The import that made it; none for what shipped with the guide.' },
    },
  ],
}

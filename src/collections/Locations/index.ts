import type { CollectionBeforeChangeHook, CollectionConfig } from 'payload'

import { contentAccess } from '@/access/content-access'
import { positionOnMap } from '@/fields/position'
import { provenance } from '@/fields/provenance'
import { publicAddress } from '@/fields/public-address'
import { tableFields } from '@/fields/table-fields'
import { expireContent } from '@/hooks/expire-content'
import { recordDeletion } from '@/hooks/record-deletion'
import { placeCities } from '@/domain/places/cities'
import { placeCategories } from '@/domain/places/place-categories'
import { placeFields, placeHelp } from '@/domain/places/place-fields'
import type { Location } from '@/payload-types'
import { cacheTags } from '@/server/cache/tags'

import { protectMosques } from './protect-mosques'

const expiry = expireContent<Location>((place) => [cacheTags.locations, cacheTags.location(place.id)])

/**
 * Marks a name that a person has corrected as no longer computed. The seed, which runs without a user, sets the mark
 * itself.
 */
const clearNameBasis: CollectionBeforeChangeHook<Location> = ({ data, originalDoc, req }) => {
  const isRenamed = data.name !== undefined && data.name !== originalDoc?.name
  const isStillComputed = data.nameBasis !== null && (data.nameBasis ?? null) === (originalDoc?.nameBasis ?? null)
  return req.user && originalDoc !== undefined && isRenamed && isStillComputed ? { ...data, nameBasis: null } : data
}

/** Places of the three cities. Ids 255 and 239 are Masjid al-Haram and Masjid an-Nabawi (spec §3, §9). */
export const Locations: CollectionConfig<'locations'> = {
  slug: 'locations',
  labels: { singular: 'Place', plural: 'Places' },
  access: contentAccess,
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'address', 'category', 'city'],
    listSearchableFields: ['name', 'arabicName', 'address'],
    group: 'Guide',
    description: 'Holy sites, restaurants, hotels and everything else people look for on the map.',
  },
  defaultSort: 'name',
  graphQL: { disableMutations: true },
  // It serves queries by city alone, too. Each further index costs an import as much as a column.
  indexes: [{ fields: ['city', 'category'] }],
  trash: true,
  versions: { drafts: true, maxPerDoc: 10 },
  hooks: {
    beforeOperation: [protectMosques.beforeOperation],
    beforeChange: [protectMosques.beforeChange, clearNameBasis, ...expiry.beforeChange],
    afterChange: [protectMosques.afterChange, ...expiry.afterChange],
    afterDelete: [recordDeletion, ...expiry.afterDelete],
    beforeDelete: [protectMosques.beforeDelete, ...expiry.beforeDelete],
  },
  fields: [
    ...tableFields(placeFields, {
      help: placeHelp,
      own: {
        category: {
          name: 'category',
          type: 'select',
          required: true,
          index: true,
          options: placeCategories.map(({ value, label }) => ({ value, label })),
          admin: { description: placeHelp.category, width: '50%' },
        },
        city: {
          name: 'city',
          type: 'select',
          required: true,
          options: [...placeCities],
          admin: { width: '50%' },
        },
        position: positionOnMap(),
      },
    }),
    provenance(),
    publicAddress(),
    {
      name: 'confidence',
      type: 'select',
      options: [
        { label: 'High: two sources agree', value: 'high' },
        { label: 'Medium: one good source', value: 'medium' },
        { label: 'Low: one weak or old source', value: 'low' },
      ],
      admin: { description: 'How sure we are of name and position.', position: 'sidebar' },
    },
    {
      name: 'origin',
      type: 'select',
      required: true,
      defaultValue: 'editor',
      options: [
        { label: 'Editor', value: 'editor' },
        { label: 'OpenStreetMap', value: 'osm' },
        { label: 'Community', value: 'community' },
      ],
      admin: { description: 'Who brought this place in.', position: 'sidebar', readOnly: true },
    },
    {
      name: 'osmRef',
      label: 'OpenStreetMap object',
      type: 'text',
      unique: true,
      index: true,
      maxLength: 40,
      admin: {
        description: 'Type and id, for example node/123456. Imports find the place by it.',
        position: 'sidebar',
      },
      validate: (value: string | null | undefined) =>
        !value ||
        /^(node|way|relation)\/\d{1,15}$/.test(value) ||
        'Must look like node/123456, way/123456 or relation/123456.',
    },
    {
      name: 'nameBasis',
      label: 'Name in Latin letters',
      type: 'select',
      options: [{ label: 'Computed from the Arabic name', value: 'transliterated' }],
      admin: {
        description: 'Empty: a person or the source wrote the name. Readers are told where it is computed.',
        position: 'sidebar',
      },
    },
    {
      name: 'media',
      label: 'Picture',
      type: 'upload',
      relationTo: 'media',
      admin: { position: 'sidebar' },
    },
  ],
}

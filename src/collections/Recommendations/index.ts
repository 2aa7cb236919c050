import type { CollectionConfig } from 'payload'

import { moderators, nobody, nobodyField } from '@/access/rules'
import { position } from '@/fields/position'
import { recommendationCities, placeKinds, stepKinds } from '@/lib/recommendation-options'

/**
 * What visitors send in (spec §3). Rows are made by the public endpoint only and nothing here is ever public: an approval
 * makes a place or a path of its own.
 */
export const Recommendations: CollectionConfig<'recommendations'> = {
  slug: 'recommendations',
  labels: { singular: 'Recommendation', plural: 'Recommendations' },
  access: {
    admin: moderators,
    create: nobody,
    delete: nobody,
    read: moderators,
    unlock: moderators,
    update: moderators,
  },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'kind', 'city', 'status', 'submittedAt'],
    group: 'Community',
    description: 'Nothing here is public before a moderator approves it.',
  },
  defaultSort: 'submittedAt',
  graphQL: { disableMutations: true, disableQueries: true },
  trash: true,
  fields: [
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'pending-review',
      index: true,
      options: [
        { label: 'Pending review', value: 'pending-review' },
        { label: 'Claimed', value: 'claimed' },
        { label: 'Approved', value: 'approved' },
        { label: 'Rejected', value: 'rejected' },
        { label: 'Spam', value: 'spam' },
        { label: 'Duplicate', value: 'duplicate' },
      ],
      access: { create: nobodyField, update: nobodyField },
      admin: { position: 'sidebar', readOnly: true },
    },
    {
      name: 'kind',
      type: 'select',
      required: true,
      index: true,
      options: [
        { label: 'Place', value: 'place' },
        { label: 'Path', value: 'path' },
      ],
      access: { update: nobodyField },
      admin: { position: 'sidebar', readOnly: true },
    },
    {
      name: 'title',
      type: 'text',
      required: true,
      maxLength: 120,
      admin: { description: 'Name of the place, or title of the path.' },
    },
    {
      name: 'city',
      type: 'select',
      required: true,
      defaultValue: 'Makkah',
      index: true,
      options: [...recommendationCities],
    },
    { name: 'description', type: 'textarea', maxLength: 2000 },
    {
      name: 'place',
      type: 'group',
      admin: { condition: (data) => data?.kind === 'place' },
      fields: [
        { name: 'category', type: 'select', options: [...placeKinds] },
        {
          type: 'row',
          fields: [
            { name: 'wheelchair', type: 'checkbox' },
            { name: 'womenArea', label: 'Area for women', type: 'checkbox' },
            { name: 'prayerArea', label: 'Prayer area', type: 'checkbox' },
          ],
        },
        { name: 'openHours', label: 'Opening hours', type: 'text', maxLength: 200 },
        { name: 'price', type: 'text', maxLength: 100 },
        { name: 'phone', type: 'text', maxLength: 60 },
        { name: 'website', type: 'text', maxLength: 500 },
        position(),
      ],
    },
    {
      name: 'steps',
      type: 'array',
      maxRows: 30,
      admin: { condition: (data) => data?.kind === 'path' },
      fields: [
        { name: 'title', type: 'text', required: true, maxLength: 120 },
        { name: 'description', type: 'textarea', maxLength: 2000 },
        { name: 'category', type: 'select', defaultValue: 'Location', options: [...stepKinds] },
        { name: 'notes', type: 'textarea', maxLength: 1000 },
      ],
    },
    {
      name: 'submittedAt',
      label: 'Submitted at',
      type: 'date',
      required: true,
      index: true,
      access: { update: nobodyField },
      admin: { date: { pickerAppearance: 'dayAndTime' }, position: 'sidebar', readOnly: true },
    },
  ],
}

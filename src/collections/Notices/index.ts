import type { CollectionConfig, Condition, TypeWithID, Where } from 'payload'

import { contentAccess } from '@/access/content-access'
import { MOSQUE_IDS, mosques } from '@/domain/gates/mosques'
import { MAX_NOTICE_DAYS } from '@/domain/notices/announced-notices'
import { noticeAudiences } from '@/domain/notices/notice'
import { OUTSIDE_CITIES, placeCities } from '@/domain/places/cities'
import { webAddress } from '@/fields/web-address'
import { expireContent } from '@/hooks/expire-content'
import type { Notice } from '@/payload-types'
import { cacheTags } from '@/server/cache/tags'

import { MAX_THINGS, validateEnd, validateGates, validatePlaces } from './check-notice'

type Row = Partial<Pick<Notice, 'concerns' | 'mosque' | 'city'>>

const whenAbout =
  (...kinds: readonly Notice['concerns'][]): Condition<TypeWithID, Row> =>
  (_, { concerns = 'all' }) =>
    kinds.includes(concerns)

/** What the form holds so far. */
const readRow = (data: unknown): Row => (typeof data === 'object' && data !== null ? { ...data } : {})

const dayAndTime = {
  pickerAppearance: 'dayAndTime',
  displayFormat: 'd MMM yyyy, HH:mm',
  timeFormat: 'HH:mm',
  timeIntervals: 5,
} as const

const published: Where = { _status: { equals: 'published' } }

/**
 * What is so for a while: a closed gate, a changed way, a danger. It ends by itself: see src/domain/notices. With drafts, so
 * that half a sentence does not go out, and without autosave, so that it is written and published in one go.
 */
export const Notices: CollectionConfig<'notices'> = {
  slug: 'notices',
  labels: { singular: 'Notice', plural: 'Notices' },
  access: contentAccess,
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'severity', 'concerns', 'startsAt', 'endsAt', 'source.name', '_status', 'updatedAt'],
    listSearchableFields: ['title', 'text', 'source.name'],
    group: 'Guide',
    description:
      'What is so for a while. Readers see it within a minute of Publish, wherever it concerns them, until its end. Say only what a source says.',
  },
  defaultSort: '-startsAt',
  graphQL: { disableMutations: true },
  trash: true,
  versions: { drafts: true, maxPerDoc: 30 },
  hooks: { ...expireContent(() => [cacheTags.notices]) },
  fields: [
    {
      name: 'title',
      type: 'text',
      required: true,
      maxLength: 80,
      admin: { description: 'What is so, in one line: “Gate 79 is closed until Fajr”.' },
    },
    {
      name: 'severity',
      type: 'radio',
      required: true,
      defaultValue: 'information',
      options: [
        { label: 'Information: good to know', value: 'information' },
        { label: 'Change: the way or the time is another', value: 'change' },
        { label: 'Danger: people can come to harm', value: 'danger' },
      ],
    },
    {
      name: 'concerns',
      label: 'What it is about',
      type: 'radio',
      required: true,
      defaultValue: 'all',
      options: [
        { label: 'Everybody', value: 'all' },
        { label: 'A city', value: 'city' },
        { label: 'A mosque', value: 'mosque' },
        { label: 'Gates', value: 'gate' },
        { label: 'Places, also roads, stations and camps', value: 'place' },
      ],
    },
    {
      name: 'city',
      type: 'select',
      required: true,
      options: [...placeCities],
      // No screen is of what lies outside of the cities; a place there can be named.
      filterOptions: ({ options, siblingData }) =>
        readRow(siblingData).concerns === 'place'
          ? options
          : options.filter((option) => (typeof option === 'string' ? option : option.value) !== OUTSIDE_CITIES),
      admin: { condition: whenAbout('city', 'place') },
    },
    {
      name: 'mosque',
      type: 'select',
      required: true,
      options: Object.values(mosques).map(({ key, name }) => ({ label: name, value: key })),
      admin: { condition: whenAbout('mosque', 'gate') },
    },
    {
      name: 'gates',
      type: 'relationship',
      relationTo: 'mosque-gates',
      hasMany: true,
      required: true,
      maxRows: MAX_THINGS,
      filterOptions: ({ siblingData }) => {
        const { mosque } = readRow(siblingData)
        return mosque ? { and: [published, { location: { equals: MOSQUE_IDS[mosque] } }] } : published
      },
      validate: validateGates,
      admin: {
        allowCreate: false,
        // A list: it has the numbers beside the names.
        appearance: 'drawer',
        condition: whenAbout('gate'),
        description: `Of the mosque above, at most ${MAX_THINGS}.`,
      },
    },
    {
      name: 'places',
      type: 'relationship',
      relationTo: 'locations',
      hasMany: true,
      required: true,
      maxRows: MAX_THINGS,
      filterOptions: ({ siblingData }) => {
        const { city } = readRow(siblingData)
        return city ? { and: [published, { city: { equals: city } }] } : published
      },
      validate: validatePlaces,
      admin: {
        allowCreate: false,
        condition: whenAbout('place'),
        description: `Listed under the city above, at most ${MAX_THINGS}. Mina, Muzdalifah and Arafat are of Makkah.`,
      },
    },
    {
      name: 'isClosed',
      label: 'Closed meanwhile',
      type: 'checkbox',
      defaultValue: false,
      admin: { condition: whenAbout('gate', 'place'), description: 'Nobody can go through it, or in.' },
    },
    {
      name: 'startsAt',
      label: 'From',
      type: 'date',
      required: true,
      defaultValue: () => new Date().toISOString(),
      timezone: true,
      admin: { date: dayAndTime },
    },
    {
      name: 'endsAt',
      label: 'Until',
      type: 'date',
      required: true,
      timezone: true,
      validate: validateEnd,
      admin: {
        date: dayAndTime,
        description: `It is gone by itself then, everywhere. At most ${MAX_NOTICE_DAYS} days after its start.`,
      },
    },
    {
      name: 'source',
      type: 'group',
      fields: [
        {
          name: 'name',
          type: 'text',
          required: true,
          maxLength: 120,
          admin: { description: 'Who says so, for example “General Authority for the Two Holy Mosques, on X”.' },
        },
        webAddress({
          name: 'url',
          label: 'Address',
          description: 'Where it can be read, if it can. https:// only.',
          isSecure: true,
        }),
      ],
    },
    {
      name: 'text',
      label: 'More',
      type: 'textarea',
      maxLength: 600,
      admin: { description: 'What to do instead, in two or three short sentences. May stay empty.' },
    },
    {
      name: 'audience',
      label: 'Who it is for',
      type: 'select',
      required: true,
      defaultValue: 'everyone',
      options: Object.entries(noticeAudiences).map(([value, label]) => ({ value, label })),
    },
  ],
}

import type { CollectionConfig, Condition, TypeWithID } from 'payload'

import { contentAccess } from '@/access/content-access'
import { notInTrashOrStaff } from '@/access/rules'
import { placeCategories } from '@/domain/places/place-categories'
import { wordLanguages } from '@/domain/search-words/word-languages'
import { expireContent } from '@/hooks/expire-content'
import { cacheTags } from '@/server/cache/tags'

import { validateAddress, validateTerms } from './check-words'

type Row = { readonly leadsTo?: 'kind' | 'page' }

const whenKind: Condition<TypeWithID, Row> = (_, { leadsTo }) => leadsTo !== 'page'
const whenPage: Condition<TypeWithID, Row> = (_, { leadsTo }) => leadsTo === 'page'

/**
 * Words that editors add to those the search knows (`src/domain/search-words`). Without drafts: half a word of one is no
 * harm, and nobody reviews it.
 */
export const SearchWords: CollectionConfig<'search-words'> = {
  slug: 'search-words',
  labels: { singular: 'Search words', plural: 'Search words' },
  access: { ...contentAccess, read: notInTrashOrStaff },
  admin: {
    useAsTitle: 'terms',
    defaultColumns: ['terms', 'language', 'category', 'title', 'updatedAt'],
    listSearchableFields: ['terms', 'title'],
    group: 'Guide',
    description:
      'Words people search with, and what they find by them. Hundreds are built in; add those that are missing.',
  },
  defaultSort: 'terms',
  // A copy would have the same words.
  disableDuplicate: true,
  graphQL: { disableMutations: true },
  trash: true,
  versions: { drafts: false, maxPerDoc: 30 },
  hooks: { ...expireContent(() => [cacheTags.searchWords]) },
  fields: [
    {
      name: 'terms',
      label: 'Words',
      type: 'textarea',
      required: true,
      maxLength: 4000,
      validate: validateTerms,
      admin: { description: 'As people type them, a comma between one and the next. Their plurals need not be there.' },
    },
    {
      name: 'language',
      type: 'select',
      required: true,
      defaultValue: 'en',
      options: Object.entries(wordLanguages).map(([value, label]) => ({ value, label })),
      admin: {
        description: 'For the endings a word can have. English also for words of other languages in Latin letters.',
      },
    },
    {
      name: 'leadsTo',
      label: 'They lead to',
      type: 'radio',
      required: true,
      defaultValue: 'kind',
      options: [
        { label: 'A kind of place', value: 'kind' },
        { label: 'A page of the guide', value: 'page' },
      ],
    },
    {
      name: 'category',
      label: 'Kind of place',
      type: 'select',
      required: true,
      options: placeCategories.map(({ value, label }) => ({ value, label })),
      admin: { condition: whenKind },
    },
    {
      name: 'title',
      label: 'What the page is about',
      type: 'text',
      required: true,
      maxLength: 80,
      admin: { condition: whenPage, description: 'Shown to the person who searches, for example “Somebody is lost”.' },
    },
    {
      name: 'address',
      type: 'text',
      required: true,
      maxLength: 300,
      validate: validateAddress,
      admin: {
        condition: whenPage,
        description: 'Copied from the page, from its first / on, for example /guide/more/madinah#rawdah.',
      },
    },
  ],
}

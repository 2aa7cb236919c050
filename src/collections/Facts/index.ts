import type { CollectionConfig, TextFieldSingleValidation } from 'payload'

import { contentAccess } from '@/access/content-access'
import { notInTrashOrStaff } from '@/access/rules'
import { checkedOn, reviewDueOn, stillCorrect } from '@/fields/provenance'
import { webAddress } from '@/fields/web-address'
import { expireContent } from '@/hooks/expire-content'
import { FACT_KEY } from '@/lib/rich-text/facts'
import type { Fact } from '@/payload-types'
import { cacheTags } from '@/server/cache/tags'

/** A key cannot change, because plain texts name the fact by it. */
const validateKey: TextFieldSingleValidation = (value, { operation, previousValue }) => {
  if (typeof value !== 'string' || !FACT_KEY.test(value)) {
    return 'Lower-case letters, digits and single hyphens only, beginning with a letter.'
  }
  const isChanged = operation === 'update' && typeof previousValue === 'string' && previousValue !== value
  return !isChanged || `Cannot be changed: texts name the fact as “${previousValue}”.`
}

/**
 * What several texts say: a phone number, a fee, a limit. It is stored here once, and texts name it. Without drafts: a text
 * must never name a fact that readers may not see.
 */
export const Facts: CollectionConfig<'facts'> = {
  slug: 'facts',
  labels: { singular: 'Fact', plural: 'Facts' },
  access: { ...contentAccess, read: notInTrashOrStaff },
  admin: {
    useAsTitle: 'label',
    defaultColumns: ['label', 'value', 'unit', 'key'],
    listSearchableFields: ['label', 'value', 'unit', 'key', 'source.title'],
    group: 'Guide',
    description: 'What several texts say, once. Change a value here, and every text that names it shows the new one.',
  },
  defaultSort: 'label',
  // A copy would need a key of its own.
  disableDuplicate: true,
  graphQL: { disableMutations: true },
  trash: true,
  versions: { drafts: false, maxPerDoc: 30 },
  hooks: { ...expireContent<Fact>(({ id, key }) => [cacheTags.fact(id), cacheTags.fact(key)]) },
  fields: [
    {
      name: 'label',
      type: 'text',
      required: true,
      maxLength: 120,
      admin: { description: 'What it is, for editors, for example “Ambulance”.' },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'value',
          type: 'text',
          required: true,
          maxLength: 80,
          admin: { width: '60%', description: 'As readers see it, for example “997” or “SAR 60,000”.' },
        },
        {
          name: 'unit',
          type: 'text',
          maxLength: 40,
          admin: { width: '40%', description: 'Shown behind the value, for example “days”.' },
        },
      ],
    },
    {
      name: 'source',
      type: 'group',
      label: 'Source',
      fields: [
        {
          name: 'title',
          type: 'text',
          required: true,
          maxLength: 300,
          admin: { description: 'The page that says it and its date, or a book with its number.' },
        },
        webAddress({ name: 'url', label: 'Address', description: 'Of the page itself. A book has none.' }),
      ],
    },
    {
      name: 'usedIn',
      type: 'ui',
      admin: { disableListColumn: true, components: { Field: '@/admin/UsedIn#UsedIn' } },
    },
    {
      name: 'key',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      maxLength: 60,
      validate: validateKey,
      admin: {
        position: 'sidebar',
        description:
          'Names it for ever: a cell of a table or a plain text shows its value where {{fact:key}} stands. It cannot be changed later.',
      },
    },
    { ...checkedOn(), required: true },
    { ...reviewDueOn(), required: true },
    stillCorrect(),
  ],
}

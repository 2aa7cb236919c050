import type { CollectionConfig } from 'payload'

import { contentAccess } from '@/access/content-access'
import { proseEditor } from '@/blocks/prose-editor'
import { provenance } from '@/fields/provenance'
import { slug } from '@/fields/slug'
import { expireContent } from '@/hooks/expire-content'
import { cacheTags } from '@/server/cache/tags'

/** Groups of questions on /faq. */
export const FaqGroups: CollectionConfig<'faq-groups'> = {
  slug: 'faq-groups',
  labels: { singular: 'FAQ group', plural: 'FAQ groups' },
  access: contentAccess,
  admin: {
    useAsTitle: 'title',
    listSearchableFields: ['title'],
    defaultColumns: ['title', 'order'],
    group: 'Guide',
  },
  defaultSort: 'order',
  graphQL: { disableMutations: true },
  trash: true,
  versions: { drafts: true, maxPerDoc: 20 },
  hooks: { ...expireContent(() => [cacheTags.faq]) },
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: 80 },
    {
      name: 'questions',
      type: 'array',
      required: true,
      minRows: 1,
      maxRows: 30,
      admin: { components: { RowLabel: '@/admin/RowLabel#QuestionLabel' } },
      fields: [
        { name: 'question', type: 'text', required: true, maxLength: 200 },
        { name: 'answer', type: 'richText', required: true, editor: proseEditor },
      ],
    },
    slug({ description: 'Anchor of the group on the page. Links from outside use it: do not change it lightly.' }),
    { name: 'order', type: 'number', required: true, defaultValue: 99, index: true, admin: { position: 'sidebar' } },
    provenance(),
  ],
}

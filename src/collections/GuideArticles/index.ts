import type { CollectionConfig } from 'payload'

import { contentAccess } from '@/access/content-access'
import { guideEditor } from '@/blocks/guide-editor'
import { MAX_SOURCES } from '@/domain/guide/article-sources'
import { ANSWERS } from '@/domain/guide/guide-sections'
import { checkedOn, reviewDueOn, stillCorrect } from '@/fields/provenance'
import { publicAddress } from '@/fields/public-address'
import { slug } from '@/fields/slug'
import { expireContent } from '@/hooks/expire-content'
import type { GuideArticle } from '@/payload-types'
import { cacheTags } from '@/server/cache/tags'

const AUTOSAVE_MS = 800

/** The step-by-step articles of the guide; section and slug together are the address of the page (spec §2). */
export const GuideArticles: CollectionConfig<'guide-articles'> = {
  slug: 'guide-articles',
  labels: { singular: 'Guide article', plural: 'Guide articles' },
  access: contentAccess,
  admin: {
    useAsTitle: 'title',
    listSearchableFields: ['title', 'summary'],
    defaultColumns: ['title', 'section', 'order'],
    group: 'Guide',
    description:
      'Where the schools differ, name the views and give no ruling. What changes often carries a review date.',
  },
  defaultSort: ['section', 'order'],
  graphQL: { disableMutations: true },
  indexes: [{ fields: ['section', 'order'] }],
  trash: true,
  versions: { drafts: { autosave: { interval: AUTOSAVE_MS } }, maxPerDoc: 30 },
  hooks: { ...expireContent<GuideArticle>((article) => [cacheTags.articles, cacheTags.article(article.slug)]) },
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: 120 },
    {
      name: 'summary',
      type: 'textarea',
      required: true,
      maxLength: 300,
      admin: { description: 'One or two plain sentences: shown in the index and by search engines.' },
    },
    { name: 'body', type: 'richText', required: true, editor: guideEditor },
    {
      name: 'sources',
      type: 'array',
      maxRows: MAX_SOURCES,
      admin: {
        description:
          'Each opens to its title and address. An answer lists them at its end; the end of any other article leads to their page.',
        // A hundred of them open would be most of the form.
        initCollapsed: true,
        components: { RowLabel: '@/admin/RowLabel#SourceLabel' },
      },
      fields: [
        { name: 'title', type: 'text', required: true, maxLength: 300 },
        { name: 'url', label: 'Address', type: 'text', maxLength: 500 },
      ],
    },
    {
      name: 'section',
      type: 'select',
      required: true,
      index: true,
      options: [
        { label: 'Umrah', value: 'umrah' },
        { label: 'Hajj', value: 'hajj' },
        { label: 'More guides', value: 'more' },
        { label: 'Answers: one screen, shown inside other articles, too', value: ANSWERS },
      ],
      admin: { position: 'sidebar' },
    },
    slug({
      description:
        'Last part of the address, for example "umrah-steps". When it changes, the old address leads to the new one.',
    }),
    publicAddress(),
    {
      name: 'order',
      type: 'number',
      required: true,
      defaultValue: 99,
      index: true,
      admin: { description: 'Position inside its section.', position: 'sidebar' },
    },
    checkedOn(),
    reviewDueOn(),
    stillCorrect(),
  ],
}

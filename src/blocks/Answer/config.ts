import type { Block } from 'payload'

import { ANSWERS } from '@/domain/guide/guide-sections'
import { ANSWER_BLOCK } from '@/lib/rich-text/answers'

/** An answer with an address of its own, shown as a passage here: one text, see src/content/articles.ts. */
export const AnswerBlock: Block = {
  slug: ANSWER_BLOCK,
  interfaceName: 'AnswerBlock',
  labels: { singular: 'Answer', plural: 'Answers' },
  fields: [
    {
      name: 'article',
      label: 'Answer',
      type: 'relationship',
      relationTo: 'guide-articles',
      // Its text is read when the page is made, so that it is always the one of today.
      maxDepth: 0,
      filterOptions: { section: { equals: ANSWERS } },
      admin: {
        allowCreate: false,
        description:
          'Its text is shown here, without its title and sources. Edited once, it changes wherever it is shown.',
      },
    },
  ],
}

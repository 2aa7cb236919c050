import { BlocksFeature, lexicalEditor } from '@payloadcms/richtext-lexical'
import type { Block } from 'payload'

import { CalloutBlock } from '../Callout/config'
import { SacredTextBlock } from '../SacredText/config'
import { proseFeatures } from '../prose-editor'

/** Inside a step: prose, what is said there, and where the schools differ. */
const stepFeatures = () => [...proseFeatures(), BlocksFeature({ blocks: [CalloutBlock, SacredTextBlock] })]

const stepEditor = lexicalEditor({ features: stepFeatures() })

export const StepsBlock: Block = {
  slug: 'steps',
  interfaceName: 'StepsBlock',
  labels: { singular: 'Numbered steps', plural: 'Numbered steps' },
  fields: [
    { name: 'title', type: 'text', maxLength: 160 },
    {
      name: 'steps',
      type: 'array',
      required: true,
      minRows: 1,
      maxRows: 40,
      admin: { components: { RowLabel: '@/admin/RowLabel#StepLabel' } },
      fields: [
        { name: 'title', type: 'text', required: true, maxLength: 160 },
        { name: 'body', type: 'richText', editor: stepEditor },
      ],
    },
  ],
}

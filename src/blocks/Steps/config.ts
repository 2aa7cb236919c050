import type { Block } from 'payload'

import { stepEditor } from '../step-editor'

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

import { lexicalEditor } from '@payloadcms/richtext-lexical'

import { hajjDayKeys, hajjDays } from '@/domain/guide/hajj-days'

import { namedBlock } from '../named-block'
import { AnswerBlock } from '../Answer/config'
import { CalloutBlock } from '../Callout/config'
import { DrawingBlock } from '../Drawing/config'
import { SacredTextBlock } from '../SacredText/config'
import { proseFeatures } from '../prose-editor'

/** Inside a step: prose, what is said there, where the schools differ, a drawing of the way, and answers. */
const stepEditor = lexicalEditor({
  features: proseFeatures([CalloutBlock, SacredTextBlock, DrawingBlock, AnswerBlock]),
})

export const StepsBlock = namedBlock('title', {
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
        {
          name: 'days',
          label: 'Days of Hajj',
          type: 'select',
          hasMany: true,
          options: hajjDayKeys.map((value) => ({ value, label: sentence(hajjDays[value].name) })),
          admin: {
            description: 'The step also stands on the page of each of these days, under the address of the article.',
          },
        },
      ],
    },
  ],
})

function sentence(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}

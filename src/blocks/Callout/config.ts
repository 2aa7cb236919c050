import { namedBlock } from '../named-block'
import { proseEditor } from '../prose-editor'

export const CalloutBlock = namedBlock('title', {
  slug: 'callout',
  interfaceName: 'CalloutBlock',
  labels: { singular: 'Callout', plural: 'Callouts' },
  fields: [
    {
      name: 'tone',
      type: 'select',
      required: true,
      defaultValue: 'note',
      options: [
        { label: 'Note', value: 'note' },
        { label: 'Safety', value: 'safety' },
        { label: 'The schools differ: name the views, give no ruling', value: 'schools-differ' },
        { label: 'Changes often: check before you rely on it', value: 'changes-often' },
      ],
    },
    { name: 'title', type: 'text', required: true, maxLength: 160 },
    { name: 'body', type: 'richText', required: true, editor: proseEditor },
  ],
})

import { namedBlock } from '../named-block'

export const ChecklistBlock = namedBlock('title', {
  slug: 'checklist',
  interfaceName: 'ChecklistBlock',
  labels: { singular: 'Checklist', plural: 'Checklists' },
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: 160 },
    {
      name: 'items',
      type: 'array',
      required: true,
      minRows: 1,
      maxRows: 60,
      fields: [
        { name: 'label', type: 'text', required: true, maxLength: 200 },
        { name: 'detail', type: 'textarea', maxLength: 600 },
      ],
    },
  ],
})

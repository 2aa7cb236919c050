import type { Block } from 'payload'

import { drawings, drawingKeys } from './drawings'

export const DrawingBlock: Block = {
  slug: 'drawing',
  interfaceName: 'DrawingBlock',
  labels: { singular: 'Drawing', plural: 'Drawings' },
  fields: [
    {
      name: 'drawing',
      type: 'select',
      required: true,
      options: drawingKeys.map((value) => ({ value, label: drawings[value].title })),
      admin: { description: 'Drawn by the guide. What it shows also stands below it in words.' },
    },
    { name: 'caption', type: 'text', required: true, maxLength: 200 },
  ],
}

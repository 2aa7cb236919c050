import { drawings, drawingKeys } from './drawings'
import { namedBlock } from '../named-block'

export const DrawingBlock = namedBlock('caption', {
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
})

import { namedBlock } from '../named-block'

export const DataTableBlock = namedBlock('caption', {
  slug: 'dataTable',
  interfaceName: 'DataTableBlock',
  labels: { singular: 'Table', plural: 'Tables' },
  fields: [
    {
      name: 'kind',
      type: 'select',
      required: true,
      defaultValue: 'plain',
      options: [
        { label: 'Plain', value: 'plain' },
        { label: 'Comparison: the compared things are the columns', value: 'comparison' },
        { label: 'Month by month', value: 'crowd' },
      ],
    },
    {
      name: 'caption',
      type: 'text',
      required: true,
      maxLength: 200,
      admin: { description: 'Says what the table shows; read aloud before it.' },
    },
    {
      name: 'columns',
      type: 'array',
      required: true,
      minRows: 2,
      maxRows: 10,
      fields: [{ name: 'label', type: 'text', maxLength: 120 }],
    },
    {
      name: 'rows',
      type: 'array',
      required: true,
      minRows: 1,
      maxRows: 60,
      fields: [
        {
          name: 'cells',
          type: 'array',
          required: true,
          maxRows: 10,
          admin: { description: 'As many as there are columns; the first is the heading of the row.' },
          fields: [{ name: 'text', type: 'textarea', maxLength: 600 }],
        },
      ],
    },
    { name: 'note', type: 'textarea', maxLength: 1000 },
  ],
})

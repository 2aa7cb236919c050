import { namedBlock } from '../named-block'

const LIMITS = { rows: { min: 1, max: 60 }, columns: { min: 2, max: 10 } }

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
      minRows: LIMITS.columns.min,
      maxRows: LIMITS.columns.max,
      admin: { components: { Field: '@/admin/TableField#WithTheRows' } },
      fields: [{ name: 'label', type: 'text', maxLength: 120 }],
    },
    {
      name: 'rows',
      label: 'Columns and rows',
      type: 'array',
      required: true,
      minRows: LIMITS.rows.min,
      maxRows: LIMITS.rows.max,
      admin: {
        description: 'The first cell of a row is its heading. Cells of a spreadsheet can be pasted.',
        components: { Field: { path: '@/admin/TableField#TableField', clientProps: { limits: LIMITS } } },
      },
      fields: [
        {
          name: 'cells',
          type: 'array',
          required: true,
          maxRows: LIMITS.columns.max,
          fields: [{ name: 'text', type: 'textarea', maxLength: 600 }],
        },
      ],
    },
    { name: 'note', type: 'textarea', maxLength: 1000 },
  ],
})

import { namedBlock } from '../named-block'

export const SacredTextBlock = namedBlock('label', {
  slug: 'sacredText',
  interfaceName: 'SacredTextBlock',
  labels: { singular: 'Sacred text', plural: 'Sacred texts' },
  fields: [
    { name: 'label', type: 'text', required: true, maxLength: 160, admin: { description: 'When it is said.' } },
    {
      name: 'arabic',
      type: 'textarea',
      required: true,
      maxLength: 2000,
      admin: {
        description: 'Letter for letter as in the reference. Never typed from memory.',
        rtl: true,
        components: { Field: '@/admin/ArabicField#ArabicTextarea' },
      },
    },
    { name: 'transliteration', type: 'textarea', required: true, maxLength: 2000 },
    { name: 'meaning', type: 'textarea', required: true, maxLength: 2000 },
    { name: 'reference', type: 'text', required: true, maxLength: 300 },
  ],
})

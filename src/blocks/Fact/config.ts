import type { Block } from 'payload'

import { FACT_BLOCK } from '@/lib/rich-text/facts'

/** A fact of the register inside a sentence. What the page shows is its value: src/content/shown-facts.ts. */
export const FactBlock: Block = {
  slug: FACT_BLOCK,
  interfaceName: 'FactBlock',
  labels: { singular: 'Fact', plural: 'Facts' },
  admin: { components: { Label: '@/admin/FactLabel#FactLabel' } },
  fields: [
    {
      name: 'fact',
      type: 'relationship',
      relationTo: 'facts',
      required: true,
      // Its value is read when the page is made, so that it is always the one of today.
      maxDepth: 0,
      filterOptions: { deletedAt: { exists: false } },
      admin: { description: 'The text shows its value. When that changes, every text that names the fact changes.' },
    },
    { name: 'isBold', label: 'Bold', type: 'checkbox', defaultValue: false },
  ],
}

import type { Block } from 'payload'

/** A block that the editor shows closed, by its kind and what one of its fields says. */
export const namedBlock = (nameField: string, block: Block & { labels: { singular: string } }): Block => ({
  ...block,
  admin: {
    ...block.admin,
    components: {
      ...block.admin?.components,
      Block: { path: '@/admin/FoldedBlock#FoldedBlock', clientProps: { kind: block.labels.singular, nameField } },
    },
  },
})

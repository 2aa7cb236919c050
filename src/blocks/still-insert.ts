import { createServerFeature } from '@payloadcms/richtext-lexical'

/** What is inserted into a text stays where the writer looks: src/admin/StillInsert.tsx. */
export const stillInsert = createServerFeature({
  key: 'stillInsert',
  feature: { ClientFeature: '@/admin/StillInsert#StillInsert' },
})

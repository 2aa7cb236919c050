import type { Field } from 'payload'

import { nobody } from '@/access/rules'

/**
 * The plugin's column for uploads by the browser, which the guide has none of. It is there with and without a bucket, so that a
 * setting is no migration.
 */
export const objectKey = {
  name: '_objectKey',
  type: 'text',
  access: { create: nobody, update: nobody },
  admin: { hidden: true, readOnly: true },
} satisfies Field

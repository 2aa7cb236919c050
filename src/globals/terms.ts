import type { GlobalConfig } from 'payload'

import { globalAccess } from '@/access/global-access'
import { proseEditor } from '@/blocks/prose-editor'
import { expireGlobal } from '@/hooks/expire-content'
import { cacheTags } from '@/server/cache/tags'

export const Terms: GlobalConfig = {
  slug: 'terms',
  label: 'Terms & Privacy',
  access: globalAccess,
  admin: { group: 'Pages' },
  graphQL: { disableMutations: true },
  versions: { drafts: true, max: 20 },
  hooks: { afterChange: [expireGlobal([cacheTags.terms])] },
  fields: [
    {
      name: 'lastUpdated',
      type: 'text',
      required: true,
      maxLength: 40,
      admin: { description: 'As readers see it, for example "January 2025".' },
    },
    {
      name: 'sections',
      type: 'array',
      required: true,
      minRows: 1,
      maxRows: 30,
      fields: [
        { name: 'heading', type: 'text', required: true, maxLength: 120 },
        { name: 'body', type: 'richText', required: true, editor: proseEditor },
      ],
    },
  ],
}

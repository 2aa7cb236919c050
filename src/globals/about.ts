import type { GlobalConfig } from 'payload'

import { globalAccess } from '@/access/content-access'
import { proseEditor } from '@/blocks/prose-editor'
import { expireGlobal } from '@/hooks/expire-content'
import { cacheTags } from '@/server/cache/tags'

export const About: GlobalConfig = {
  slug: 'about',
  label: 'About',
  access: globalAccess,
  admin: { group: 'Pages' },
  graphQL: { disableMutations: true },
  versions: { drafts: true, max: 20 },
  hooks: expireGlobal([cacheTags.about]),
  fields: [
    { name: 'intro', type: 'richText', required: true, editor: proseEditor },
    {
      name: 'sections',
      type: 'array',
      maxRows: 20,
      fields: [
        { name: 'heading', type: 'text', required: true, maxLength: 120 },
        { name: 'body', type: 'richText', required: true, editor: proseEditor },
      ],
    },
  ],
}

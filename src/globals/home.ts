import type { GlobalConfig } from 'payload'

import { globalAccess } from '@/access/content-access'
import { expireGlobal } from '@/hooks/expire-content'
import { cacheTags } from '@/server/cache/tags'

export const Home: GlobalConfig = {
  slug: 'home',
  label: 'Home page',
  access: globalAccess,
  admin: { group: 'Pages' },
  graphQL: { disableMutations: true },
  versions: { drafts: true, max: 20 },
  hooks: expireGlobal([cacheTags.home]),
  fields: [
    { name: 'heading', type: 'text', required: true, maxLength: 120 },
    { name: 'welcome', type: 'textarea', required: true, maxLength: 600 },
    {
      name: 'tiles',
      type: 'array',
      required: true,
      minRows: 1,
      maxRows: 12,
      fields: [
        { name: 'title', type: 'text', required: true, maxLength: 60 },
        {
          name: 'href',
          label: 'Leads to',
          type: 'text',
          required: true,
          maxLength: 200,
          // For the check of links: see `listLinkFields`.
          custom: { isGuidePath: true },
          admin: { description: 'A path inside the guide, for example /places?category=Restaurant.' },
          validate: (value: string | null | undefined) =>
            (typeof value === 'string' && /^\/(?!\/)/.test(value)) || 'Must be a path that starts with one slash.',
        },
        { name: 'description', type: 'text', maxLength: 160 },
      ],
    },
    {
      name: 'independence',
      type: 'textarea',
      required: true,
      maxLength: 600,
      admin: { description: 'That the guide is free, independent and not affiliated with any government.' },
    },
  ],
}

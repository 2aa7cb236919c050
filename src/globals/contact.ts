import type { GlobalConfig } from 'payload'

import { globalAccess } from '@/access/content-access'
import { proseEditor } from '@/blocks/prose-editor'
import { expireGlobal } from '@/hooks/expire-content'
import { cacheTags } from '@/server/cache/tags'

export const Contact: GlobalConfig = {
  slug: 'contact',
  label: 'Contact & Support',
  access: globalAccess,
  admin: { group: 'Pages' },
  graphQL: { disableMutations: true },
  versions: { drafts: true, max: 20 },
  hooks: expireGlobal([cacheTags.contact]),
  fields: [
    { name: 'intro', type: 'textarea', required: true, maxLength: 1000 },
    { name: 'supportEmail', label: 'Support e-mail', type: 'email', required: true },
    {
      name: 'replyTime',
      type: 'text',
      required: true,
      maxLength: 120,
      admin: { description: 'How soon people hear back, for example "24-48 hours on business days".' },
    },
    {
      name: 'faqs',
      label: 'Questions',
      type: 'array',
      maxRows: 12,
      admin: { components: { RowLabel: '@/admin/RowLabel#QuestionLabel' } },
      fields: [
        { name: 'question', type: 'text', required: true, maxLength: 200 },
        { name: 'answer', type: 'richText', required: true, editor: proseEditor },
      ],
    },
    { name: 'disclaimer', type: 'textarea', required: true, maxLength: 1000 },
  ],
}

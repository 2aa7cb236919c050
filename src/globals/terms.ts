import type { Field, GlobalConfig } from 'payload'

import { globalAccess } from '@/access/content-access'
import { adminsOnlyField } from '@/access/rules'
import { proseEditor } from '@/blocks/prose-editor'
import { RETENTION_MONTHS, retentionDefaults } from '@/contracts/retention'
import { expireGlobal } from '@/hooks/expire-content'
import { cacheTags } from '@/server/cache/tags'

const months = (name: keyof typeof retentionDefaults, label: string): Field => ({
  name,
  label,
  type: 'number',
  required: true,
  defaultValue: retentionDefaults[name],
  ...RETENTION_MONTHS,
  admin: { step: 1, width: '50%' },
})

export const Terms: GlobalConfig = {
  slug: 'terms',
  label: 'Terms & Privacy',
  access: globalAccess,
  admin: { group: 'Pages' },
  graphQL: { disableMutations: true },
  versions: { drafts: true, max: 20 },
  hooks: expireGlobal([cacheTags.terms]),
  fields: [
    {
      name: 'lastUpdated',
      type: 'text',
      required: true,
      maxLength: 40,
      admin: { description: 'As readers see it, for example "January 2025".' },
    },
    {
      name: 'retention',
      label: 'How long things are kept',
      type: 'group',
      access: { update: adminsOnlyField },
      admin: {
        description:
          'The page says these numbers, and what is older is erased every day. Only administrators change them.',
      },
      fields: [
        {
          type: 'row',
          fields: [
            months('submissionMonths', 'What visitors sent, after it was decided (months)'),
            months('pageViewMonths', 'Counts of opened screens (months)'),
          ],
        },
      ],
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

import type { GlobalConfig } from 'payload'

import { globalAccess } from '@/access/content-access'
import { MAX_NUMBERS } from '@/contracts/still-correct'
import { phone } from '@/fields/phone'
import { checkedOn, reviewDueOn, stillCorrectNumbers } from '@/fields/provenance'
import { webAddress } from '@/fields/web-address'
import { expireGlobal } from '@/hooks/expire-content'
import { cacheTags } from '@/server/cache/tags'

export const EmergencyNumbers: GlobalConfig = {
  slug: 'emergency-numbers',
  label: 'Emergency numbers',
  access: globalAccess,
  admin: { group: 'Pages', description: 'Shown first on Helpful Contacts, one tap from the home page.' },
  graphQL: { disableMutations: true },
  versions: { drafts: true, max: 20 },
  hooks: expireGlobal([cacheTags.emergency]),
  fields: [
    { name: 'intro', type: 'textarea', maxLength: 600 },
    {
      // Not "numbers": the CMS stores lists of plain numbers in a table of that name.
      name: 'phoneNumbers',
      type: 'array',
      required: true,
      minRows: 1,
      maxRows: MAX_NUMBERS,
      fields: [
        {
          type: 'row',
          fields: [
            phone({
              name: 'number',
              required: true,
              maxLength: 80,
              width: '35%',
              description: 'Name the fact by its key: {{fact:ambulance}} shows 997.',
            }),
            { name: 'name', type: 'text', required: true, maxLength: 80, admin: { width: '65%' } },
          ],
        },
        { name: 'description', type: 'text', required: true, maxLength: 300 },
        { name: 'source', type: 'textarea', maxLength: 2000 },
        checkedOn(),
        reviewDueOn(),
        stillCorrectNumbers(),
      ],
    },
    stillCorrectNumbers(),
    {
      name: 'portals',
      type: 'array',
      maxRows: 20,
      fields: [
        { name: 'title', type: 'text', required: true, maxLength: 120 },
        webAddress({ name: 'url', label: 'Address', description: 'The official site.', required: true }),
        { name: 'description', type: 'text', maxLength: 300 },
      ],
    },
  ],
}

import type { GlobalConfig } from 'payload'

import { editors } from '@/access/rules'

/** Days every month has. */
const LAST_COMMON_DAY = 28

/** When the guide imports by itself. Which servers it may ask is a setting of the installation, not of editors. */
export const ImportSettings: GlobalConfig = {
  slug: 'import-settings',
  label: 'Import schedule',
  access: { read: editors, update: editors },
  admin: {
    group: 'Guide',
    description: 'A monthly import of places from OpenStreetMap, without anybody pressing a button.',
  },
  graphQL: false,
  fields: [
    {
      name: 'monthly',
      label: 'Import places every month',
      type: 'checkbox',
      required: true,
      defaultValue: false,
    },
    {
      type: 'row',
      fields: [
        {
          name: 'day',
          label: 'Day of the month',
          type: 'number',
          required: true,
          defaultValue: 1,
          min: 1,
          max: LAST_COMMON_DAY,
          admin: { step: 1, width: '50%' },
        },
        {
          name: 'hour',
          label: 'Hour in Saudi Arabia',
          type: 'number',
          required: true,
          defaultValue: 3,
          min: 0,
          max: 23,
          admin: { step: 1, width: '50%', description: 'From 0 to 23. At night few people read.' },
        },
      ],
    },
  ],
}

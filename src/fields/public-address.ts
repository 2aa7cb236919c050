import type { UIField } from 'payload'

/** Says where readers find a record, what links to it, and what becomes of those links: see src/admin/PublicAddress.tsx. */
export const publicAddress = (): UIField => ({
  name: 'publicAddress',
  type: 'ui',
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: { Field: '@/admin/PublicAddress#PublicAddress' },
  },
})

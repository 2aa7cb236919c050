import type { JSONField } from 'payload'

/**
 * What `hours` says, as ranges of a week (see src/domain/places/weekly-hours.ts); `null` when it is not known. No user
 * writes it.
 */
export const weeklyHours = (): JSONField => ({
  name: 'weeklyHours',
  type: 'json',
  access: { create: () => false, update: () => false },
  admin: { hidden: true },
  hooks: {
    beforeChange: [
      async ({ siblingData }) => {
        // The parser is a megabyte of code, and every page loads this file.
        const { compileHours } = await import('@/server/hours/compile-hours')
        return compileHours(siblingData.hours)
      },
    ],
  },
})

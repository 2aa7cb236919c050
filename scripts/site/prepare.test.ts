import { expect, it } from 'vitest'

import { describeReport } from './prepare'

it('should tell on one line what was done, and nothing of what was not', () => {
  expect(
    describeReport({
      migrated: ['1_initial'],
      seeded: {
        locations: { created: 2, unchanged: 9 },
        home: { updated: 1 },
        terms: { kept: 1 },
        faq: { unchanged: 3 },
      },
    }),
  ).toBe('1 migrations applied; made 2 locations; updated 1 home; left as edited 1 terms')
})

it('should say so when another start did the work in the meantime', () => {
  expect(describeReport({ migrated: [], seeded: { locations: { unchanged: 9 } } })).toBe('up to date')
})

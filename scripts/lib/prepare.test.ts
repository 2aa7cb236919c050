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

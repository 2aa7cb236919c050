import { describe, expect, it } from 'vitest'

import { reviewStates } from '@/contracts/moderation'

import { riskReasonLabels, shownText } from './labels'

const counts = { ...Object.fromEntries(reviewStates.map((state) => [state, 0])) } as Parameters<
  typeof shownText
>[0]['counts']

describe('shownText', () => {
  it.each([
    ['nothing anywhere', 0, 0, {}, 'Nothing here, and nothing waits for review.'],
    [
      'what other lists hold',
      0,
      0,
      { 'pending-review': 2, claimed: 1 },
      /^Nothing here\. In other lists 3 submissions wait/,
    ],
    ['one in another list', 0, 0, { claimed: 1 }, /1 submission waits for review/],
    ['a page of many', 300, 40, {}, '40 of 300 shown'],
    ['all', 40, 40, {}, '40 in this list'],
  ] as const)('should tell of %s', (_what, total, shown, some, text) => {
    const answer = { total, items: Array.from({ length: shown }), counts: { ...counts, ...some } }
    expect(shownText(answer)).toMatch(text)
  })
})

describe('riskReasonLabels', () => {
  it('should say of repetition what is looked for: signs and words, in one text', () => {
    expect(riskReasonLabels['repeated-text']).toMatch(/sign .* twelve times .* word six times/)
  })
})

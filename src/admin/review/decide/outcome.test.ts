import { describe, expect, it } from 'vitest'

import type { ReviewResult } from '@/contracts/review-results'

import { outcomeText, refusalText, undoItems } from './outcome'

const done = (id: number): ReviewResult => ({ ok: true, id, version: 2, status: 'approved', published: null })

const stale = (id: number): Extract<ReviewResult, { ok: false }> => ({
  ok: false,
  id,
  code: 'stale',
  message: 'Somebody was faster.',
  current: { version: 3, status: 'rejected', by: 'Amina', at: '2026-11-21T10:00:00.000Z', until: null },
})

const outcome = (results: readonly ReviewResult[], action: 'approve' | 'claim' = 'approve') => ({
  action,
  results,
  titles: new Map([[1, 'Al Baik']]),
  at: 1_000_000,
})

describe('outcomeText', () => {
  it.each([
    [[done(1)], 'Approved: “Al Baik”.'],
    [[done(1), done(2)], 'Approved: 2 submissions.'],
    [[done(1), done(2), stale(3)], 'Approved: 2 submissions. 1 was left as it is.'],
    [[stale(3), stale(4)], 'Nothing was done: 2 were left as they are.'],
  ])('should say what happened', (results, text) => {
    expect(outcomeText(outcome(results))).toBe(text)
  })

  it('should name who was faster', () => {
    expect(outcomeText(outcome([stale(1)]))).toMatch(/^“Al Baik” was left as it is\. Decided by Amina .*: rejected\./)
  })
})

describe('refusalText', () => {
  it('should say "a moment ago" for what just happened', () => {
    expect(refusalText(stale(1), new Date('2026-11-21T10:01:30.000Z'))).toBe(
      'Decided by Amina a moment ago: rejected. You see it as it is now.',
    )
  })

  it('should say who holds it', () => {
    const refused: Extract<ReviewResult, { ok: false }> = {
      ok: false,
      id: 1,
      code: 'claimed',
      message: '',
      current: { version: 2, status: 'claimed', by: 'Amina', at: null, until: null },
    }
    expect(refusalText(refused)).toBe('Amina is on it.')
  })

  it('should fall back to the words of the server', () => {
    expect(refusalText({ ok: false, id: 1, code: 'failed', message: 'The database is down.' })).toBe(
      'The database is down.',
    )
  })
})

describe('undoItems', () => {
  it('should take back only what was done, at the version it left', () => {
    expect(undoItems(outcome([done(1), stale(2)]), 1_000_001)).toEqual([{ id: 1, version: 2 }])
  })

  it.each([
    ['nothing was done yet', null, 0],
    ['it is too late', outcome([done(1)]), 1_000_000 + 10 * 60_000 + 1],
    ['it was only a claim', outcome([done(1)], 'claim'), 1_000_001],
  ])('should have nothing when %s', (_why, last, now) => {
    expect(undoItems(last, now)).toEqual([])
  })
})

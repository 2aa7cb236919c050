import { describe, expect, it } from 'vitest'

import { listConfirmations, listMerges, planApprove, planMerge, planRefuse, planReopen, listPublications } from './plan'
import { candidate, submission } from '../../../../tests/helpers/review-items'

const asSent = { category: null, isWithoutPosition: false } as const

describe('planApprove', () => {
  it('should take what lacks nothing, at the version that was seen', () => {
    expect(planApprove([submission({ id: 4, version: 7 })], asSent)).toEqual({
      items: [{ id: 4, version: 7 }],
      left: [],
    })
  })

  it.each([
    ['decided ones', { status: 'approved' }, /decided/],
    ['what somebody else holds', { claim: { by: 'Amina', until: '', isMine: false } }, /Amina is on it/],
    ['reports', { kind: 'report' }, /one by one/],
    ['risky ones', { risk: { score: 80, level: 'high', reasons: [] } }, /High risk/],
    ['likely duplicates', { duplicates: [candidate({ id: 9 })] }, /duplicate/],
    ['what lacks a category', { missing: { category: 'Choose a category.' } }, /Choose a category/],
    ['what lacks a position', { missing: { position: 'Set the pin.' } }, /Set the pin/],
    ['what lacks something else', { missing: { title: 'Enter a name.' } }, /Enter a name/],
  ] as const)('should leave %s', (_what, change, why) => {
    const { items, left } = planApprove([submission(change)], asSent)

    expect(items).toEqual([])
    expect(left[0]?.why).toMatch(why)
  })

  it('should take one that the moderator holds', () => {
    const mine = submission({ status: 'claimed', claim: { by: 'me', until: '', isMine: true } })
    expect(planApprove([mine], asSent).items).toHaveLength(1)
  })

  it('should add the chosen category and the word about the position only where they are missing', () => {
    const items = [
      submission({ id: 1 }),
      submission({ id: 2, missing: { category: 'x' } }),
      submission({ id: 3, missing: { position: 'x' } }),
      submission({ id: 4, missing: { category: 'x', position: 'x' } }),
    ]

    expect(planApprove(items, { category: 'services', isWithoutPosition: true }).items).toEqual([
      { id: 1, version: 1 },
      { id: 2, version: 1, edits: { category: 'services' } },
      { id: 3, version: 1, edits: { hasNoPosition: true } },
      { id: 4, version: 1, edits: { category: 'services', hasNoPosition: true } },
    ])
  })
})

describe('planMerge', () => {
  it('should merge each into its best likely match', () => {
    const item = submission({ duplicates: [candidate({ id: 8, isLikely: false }), candidate({ id: 9 })] })
    expect(planMerge([item]).items).toEqual([{ id: 1, version: 1, into: { kind: 'place', id: 9 } }])
  })

  it('should leave what has no likely match', () => {
    const { items, left } = planMerge([submission({ duplicates: [candidate({ isLikely: false })] })])

    expect(items).toEqual([])
    expect(left[0]?.why).toBe('Has no likely match.')
  })

  it('should not merge into what was thrown away', () => {
    const item = submission({ duplicates: [candidate({ kind: 'submission', id: 5, status: 'spam' })] })
    expect(planMerge([item]).items).toEqual([])
  })

  it('should keep the oldest of submissions that match one another', () => {
    const match = (id: number) => candidate({ kind: 'submission', id, status: 'pending-review' })
    const items = [
      submission({ id: 3, submittedAt: '2026-11-03', duplicates: [match(2), match(1)] }),
      submission({ id: 1, submittedAt: '2026-11-01', duplicates: [match(2), match(3)] }),
      submission({ id: 2, submittedAt: '2026-11-02', duplicates: [match(1), match(3)] }),
    ]

    const { items: merges, left } = planMerge(items)

    // The third's best match, the second, goes into the first itself: so does the third.
    expect(merges).toEqual([
      { id: 2, version: 1, into: { kind: 'submission', id: 1 } },
      { id: 3, version: 1, into: { kind: 'submission', id: 1 } },
    ])
    expect(left.map(({ item, why }) => [item.id, why])).toEqual([[1, 'Stays: the others are merged into it.']])
  })

  it('should follow a match that goes into a place itself', () => {
    const older = submission({ id: 1, submittedAt: '2026-11-01', duplicates: [candidate({ id: 300 })] })
    const newer = submission({
      id: 2,
      submittedAt: '2026-11-02',
      duplicates: [candidate({ kind: 'submission', id: 1, status: 'pending-review' })],
    })

    expect(planMerge([older, newer]).items.map(({ into }) => into)).toEqual([
      { kind: 'place', id: 300 },
      { kind: 'place', id: 300 },
    ])
  })
})

describe('planRefuse', () => {
  it('should take everything that waits, of every kind and risk', () => {
    const items = [submission({ id: 1, kind: 'report' }), submission({ id: 2, status: 'rejected' })]

    const plan = planRefuse(items)

    expect(plan.items).toEqual([{ id: 1, version: 1 }])
    expect(plan.left.map(({ item }) => item.id)).toEqual([2])
  })
})

describe('planReopen', () => {
  it('should take only what is decided', () => {
    const erased = submission({ id: 3, status: 'rejected', erasedAt: '2026-11-20T10:00:00.000Z' })
    const items = [submission({ id: 1 }), submission({ id: 2, status: 'spam' }), erased]
    expect(planReopen(items).items).toEqual([{ id: 2, version: 1 }])
  })
})

describe('the preview of a bulk approval', () => {
  it('should name what becomes public, as it is stored, with the category and city readers will see', () => {
    const unpinned = { place: { ...submissionPlace, category: null }, missing: { category: 'x', position: 'x' } }
    const items = [
      submission({ id: 1, title: 'Al Baik' }),
      submission({ id: 2, title: 'Laundry', city: 'Madinah', ...unpinned }),
      submission({ id: 3, title: 'To the river', kind: 'path', place: null }),
      submission({ id: 4, title: 'Gate 79', kind: 'confirmation', place: null }),
      submission({ id: 5, title: 'Left alone', status: 'spam' }),
    ]
    const plan = planApprove(items, { category: 'services', isWithoutPosition: true }).items

    expect(listPublications(items, plan)).toEqual([
      { id: 1, title: 'Al Baik', what: 'Restaurant, Makkah' },
      { id: 2, title: 'Laundry', what: 'Services, Madinah, without a position' },
      { id: 3, title: 'To the river', what: 'Path, Makkah' },
    ])
    expect(listConfirmations(items, plan)).toEqual([{ id: 4, title: 'Gate 79' }])
  })

  it('should name for a merge which entry goes into which place, through another entry too', () => {
    const older = submission({ id: 1, submittedAt: '2026-11-01', title: 'Baik', duplicates: [candidate({ id: 300 })] })
    const newer = submission({
      id: 2,
      title: 'Baik again',
      submittedAt: '2026-11-02',
      duplicates: [candidate({ kind: 'submission', id: 1, status: 'pending-review' })],
    })
    const into = { name: 'Al Baik', what: 'place No. 300, Restaurant, Makkah' }

    expect(listMerges([older, newer], planMerge([older, newer]).items)).toEqual([
      { id: 1, title: 'Baik', into },
      { id: 2, title: 'Baik again', into },
    ])
  })
})

const { place: sentPlace } = submission()
if (sentPlace === null) throw new Error('The sample is no place')
const submissionPlace = sentPlace

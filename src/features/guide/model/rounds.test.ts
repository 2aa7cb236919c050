import { describe, expect, it } from 'vitest'

import { canUndo, getCount, parseCounts, oneMore, ROUNDS, startedAgain, undone, withCount } from './rounds'

const none = { done: 0, cleared: 0 }

describe('a count of rounds', () => {
  it('should go up to seven and no further', () => {
    const counted = Array.from({ length: 9 }).reduce<typeof none>(oneMore, none)

    expect(counted.done).toBe(ROUNDS)
  })

  it('should take back a round, and a start from nothing', () => {
    expect(undone(oneMore(oneMore(none)))).toEqual({ done: 1, cleared: 0 })
    expect(undone(startedAgain({ done: 5, cleared: 0 }))).toEqual({ done: 5, cleared: 0 })
  })

  it('should have nothing to take back before it begins', () => {
    expect(canUndo(none)).toBe(false)
    expect(undone(none)).toEqual(none)
    expect(canUndo(startedAgain({ done: 1, cleared: 0 }))).toBe(true)
  })
})

describe('the counts of a device', () => {
  it.each([
    [{ kind: 'missing' }],
    [{ kind: 'value', value: { version: 1 } }],
    [{ kind: 'value', value: { counts: 'x' } }],
    [{ kind: 'value', value: { counts: null } }],
    [{ kind: 'value', value: { counts: { a: { done: 8, cleared: 0 }, b: { done: 1.5, cleared: 0 }, c: 3, d: null } } }],
    [{ kind: 'value', value: { counts: { a: { done: '1', cleared: 0 } } } }],
  ])('should be none in %j', (stored) => {
    expect(parseCounts(stored)).toEqual({})
  })

  it('should be told apart by what is counted', () => {
    const counts = withCount(withCount({}, 'a', { done: 3, cleared: 0 }), 'b', { done: 1, cleared: 0 })

    expect(parseCounts({ kind: 'value', value: { counts } })).toEqual(counts)
    expect(getCount(counts, 'a').done).toBe(3)
    expect(getCount(counts, 'toString')).toEqual(none)
  })

  it('should drop the oldest above the limit', () => {
    const many = Array.from({ length: 60 }).reduce<ReturnType<typeof parseCounts>>(
      (counts, _, index) => withCount(counts, `t${index}`, { done: 1, cleared: 0 }),
      {},
    )

    expect(Object.keys(many)).toHaveLength(50)
    expect(many).not.toHaveProperty('t0')
    expect(many).toHaveProperty('t59')
  })
})

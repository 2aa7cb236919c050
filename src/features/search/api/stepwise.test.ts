import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { createStepwise } from './stepwise'

const NO_LINES = { text: '', ends: [] } as const

const rows = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index)

const setUp = () => {
  const sizes: number[] = []
  const onReady = vi.fn()
  const partsOf = createStepwise((items: readonly number[]) => {
    sizes.push(items.length)
    return { entries: [], vocabulary: [], spellings: NO_LINES, joined: NO_LINES }
  }, onReady)
  return { sizes, onReady, partsOf }
}

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

describe('createStepwise', () => {
  it('should prepare a long list in steps and say when it is done', async () => {
    const { sizes, onReady, partsOf } = setUp()
    const list = rows(2500)

    const before = partsOf(list)
    await vi.runAllTimersAsync()

    expect(before).toBeNull()
    expect(sizes).toEqual([1000, 1000, 500])
    expect(onReady).toHaveBeenCalledOnce()
    expect(partsOf(list)).toHaveLength(3)
  })

  it('should give the same parts for the same list without preparing it again', async () => {
    const { sizes, partsOf } = setUp()
    const list = rows(10)
    partsOf(list)
    await vi.runAllTimersAsync()

    const first = partsOf(list)
    const second = partsOf(list)
    await vi.runAllTimersAsync()

    expect(second).toBe(first)
    expect(sizes).toEqual([10])
  })

  it('should be ready with an empty list', async () => {
    const { partsOf } = setUp()
    const none = rows(0)
    partsOf(none)
    await vi.runAllTimersAsync()

    expect(partsOf(none)).toEqual([])
  })

  it('should keep the old parts until a newer list is finished, and drop one that was overtaken', async () => {
    const { onReady, partsOf } = setUp()
    const old = rows(10)
    partsOf(old)
    await vi.runAllTimersAsync()
    const oldParts = partsOf(old)
    partsOf(rows(3000))

    const newest = rows(1200)
    const meanwhile = partsOf(newest)
    await vi.runAllTimersAsync()

    expect(meanwhile).toBe(oldParts)
    expect(partsOf(newest)).toHaveLength(2)
    expect(onReady).toHaveBeenCalledTimes(2)
  })

  it('should have nothing before any list has come', () => {
    const { partsOf } = setUp()

    expect(partsOf(undefined)).toBeNull()
  })
})

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { BusyError, createSlots } from './slots'

const settle = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)))

/** Two at a time; three may wait, two of a network. */
function openSlots() {
  const slots = createSlots({
    maxParallel: 2,
    getMaxParallel: () => 2,
    maxWaiting: 3,
    maxWaitingOfNetwork: 2,
    waitMs: () => 5_000,
  })
  const entered: string[] = []
  const leaves: (() => void)[] = []
  const refused: (readonly [network: string, error: unknown])[] = []
  const ask = (network: string) =>
    void slots.enter(network).then(
      (leave) => {
        entered.push(network)
        leaves.push(leave)
      },
      (error: unknown) => refused.push([network, error]),
    )
  return { slots, entered, leaves, refused, ask }
}

const busy = expect.any(BusyError) as unknown

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

describe('createSlots', () => {
  it('should let one network have all of them, and the next in the order of asking', async () => {
    const { ask, entered, leaves } = openSlots()
    for (const network of ['a', 'a', 'b', 'a']) ask(network)
    await settle()
    expect(entered).toEqual(['a', 'a'])
    leaves[0]?.()
    await settle()
    expect(entered).toEqual(['a', 'a', 'b'])
  })

  it('should refuse at once whose network has enough waiting, and everybody when all places to wait are taken', async () => {
    const { ask, refused, slots } = openSlots()
    for (const network of ['a', 'a', 'a', 'a', 'a', 'b', 'c']) ask(network)
    await settle()
    expect(refused).toEqual([
      ['a', busy],
      ['c', busy],
    ])
    expect(slots.waiting).toBe(3)
  })

  it('should refuse who has waited for as long as one may, and not a moment sooner', async () => {
    const { ask, refused, slots } = openSlots()
    for (const network of ['a', 'a', 'b']) ask(network)
    await vi.advanceTimersByTimeAsync(4_999)
    expect(refused).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(refused).toEqual([['b', busy]])
    expect(slots.waiting).toBe(0)
  })

  it('should not refuse who got a turn in time, however long it lasts', async () => {
    const { ask, entered, leaves, refused } = openSlots()
    for (const network of ['a', 'a', 'b']) ask(network)
    await vi.advanceTimersByTimeAsync(4_000)
    leaves[0]?.()
    await settle()
    await vi.advanceTimersByTimeAsync(60_000)
    expect({ entered, refused }).toEqual({ entered: ['a', 'a', 'b'], refused: [] })
  })

  it('should end the wait of all when told so, with what was told, and take others afterwards', async () => {
    const { ask, entered, leaves, refused, slots } = openSlots()
    for (const network of ['a', 'a', 'b', 'c']) ask(network)
    const reason = new Error('It hangs')
    slots.refuseWaiting(reason)
    await settle()
    expect(refused).toEqual([
      ['b', reason],
      ['c', reason],
    ])
    for (const leave of leaves) leave()
    ask('d')
    await settle()
    expect(entered).toEqual(['a', 'a', 'd'])
    await vi.advanceTimersByTimeAsync(60_000)
    expect(refused).toHaveLength(2)
  })
})

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
    void slots
      .run(network, () => {
        entered.push(network)
        return new Promise<void>((resolve) => leaves.push(resolve))
      })
      .catch((error: unknown) => refused.push([network, error]))
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

  it.each([
    ['rejects', () => Promise.reject(new Error('It fails'))],
    [
      'throws before it returns a promise',
      () => {
        throw new Error('It fails')
      },
    ],
  ])('should give a slot back when its work %s, and pass on why', async (_, work) => {
    const { ask, entered, slots } = openSlots()
    for (let count = 0; count < 3; count += 1) await expect(slots.run('a', work)).rejects.toThrow('It fails')
    expect(slots.running).toBe(0)
    for (const network of ['a', 'b']) ask(network)
    await settle()
    expect(entered).toEqual(['a', 'b'])
  })

  it('should start all that may, when several came to wait while one was to begin', async () => {
    const slots = createSlots({
      maxParallel: 3,
      getMaxParallel: () => 1,
      maxWaiting: 9,
      maxWaitingOfNetwork: 9,
      waitMs: () => 5_000,
    })
    const entered: string[] = []
    const leaves: (() => void)[] = []
    const ask = (network: string) =>
      void slots.run(network, () => {
        entered.push(network)
        return new Promise<void>((resolve) => leaves.push(resolve))
      })
    ask('a')
    ask('a')
    await settle()
    leaves[0]?.()
    // The slot is given back; the second of the network begins in the next turn of the event loop.
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve()
    ask('b')
    await settle()
    expect(entered).toEqual(['a', 'a', 'b'])
  })
})

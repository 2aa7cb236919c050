import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { BusyError } from '@/server/slots'

import { createRenderingSlots } from './rendering-slots'

const FLOOD = '203.0.113.0/24'
const READER = '198.51.100.0/24'

/** Who has entered, in their order, and what lets each go. */
function openSlots() {
  const slots = createRenderingSlots()
  const entered: (string | null)[] = []
  const leaves: (() => void)[] = []
  const refused: unknown[] = []
  return {
    slots,
    entered,
    leaves,
    refused,
    ask: (network: string | null) =>
      void slots
        .run(network, () => {
          entered.push(network)
          return new Promise<void>((resolve) => leaves.push(resolve))
        })
        .catch((error: unknown) => refused.push(error)),
  }
}

const settle = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)))

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

describe('rendering slots', () => {
  it('should leave room for others beside a network that asks for hundreds of pages', async () => {
    const { ask, entered } = openSlots()
    for (let count = 0; count < 30; count += 1) ask(FLOOD)
    ask(READER)
    ask(READER)
    await settle()
    expect(entered).toEqual([FLOOD, READER])
  })

  it('should be four at a time, however many networks ask', async () => {
    const { ask, entered } = openSlots()
    for (let count = 0; count < 20; count += 1) ask(`203.0.${count}.0/24`)
    await settle()
    expect(entered).toHaveLength(4)
  })

  it('should be given on in the order of asking, past those whose network has its share', async () => {
    const { ask, entered, leaves } = openSlots()
    for (const network of [FLOOD, FLOOD, 'a', 'b', FLOOD, 'c', 'd']) ask(network)
    await settle()
    expect(entered).toEqual([FLOOD, 'a', 'b', 'c'])
    leaves[1]?.()
    await settle()
    expect(entered.at(-1)).toBe('d')
    leaves[0]?.()
    await settle()
    expect(entered.at(-1)).toBe(FLOOD)
  })

  it('should not be taken by who comes later while somebody waits for it', async () => {
    const { ask, entered, leaves } = openSlots()
    for (const network of ['a', 'b', 'c', 'd', 'e']) ask(network)
    await settle()
    leaves[0]?.()
    ask('late')
    await settle()
    expect(entered).toEqual(['a', 'b', 'c', 'd', 'e'])
  })

  it('should be refused to a network with forty waiting, and to everybody with two hundred', async () => {
    const { ask, refused, slots } = openSlots()
    for (let count = 0; count < 42; count += 1) ask(FLOOD)
    await settle()
    expect(refused).toEqual([expect.any(BusyError)])
    for (let count = 0; count < 163; count += 1) ask(`10.${count}.0.0/24`)
    await settle()
    expect(slots.waiting).toBe(200)
    ask('one more')
    await settle()
    expect(refused).toHaveLength(2)
  })

  it('should be waited for no longer than three seconds', async () => {
    const { ask, refused, slots } = openSlots()
    for (let count = 0; count < 2; count += 1) ask(FLOOD)
    await vi.advanceTimersByTimeAsync(2_900)
    expect(refused).toEqual([])
    await vi.advanceTimersByTimeAsync(200)
    expect(refused).toEqual([expect.any(BusyError)])
    expect(slots.waiting).toBe(0)
  })

  it('should never be refused to staff and to work of our own, two at a time', async () => {
    const { ask, refused, entered, leaves } = openSlots()
    for (let count = 0; count < 60; count += 1) ask(null)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(refused).toEqual([])
    expect(entered).toHaveLength(2)
    leaves[0]?.()
    await settle()
    expect(entered).toHaveLength(3)
  })

  it('should be given to work of our own before the strangers who wait', async () => {
    const { ask, entered, leaves } = openSlots()
    for (const network of ['a', 'b', 'c', 'd', 'e', 'f', null]) ask(network)
    await settle()
    for (const leave of leaves.splice(0, 2)) {
      leave()
      await settle()
    }
    expect(entered).toEqual(['a', 'b', 'c', 'd', null, 'e'])
  })
})

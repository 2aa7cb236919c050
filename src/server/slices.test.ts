import { setTimeout as wait } from 'node:timers/promises'

import { describe, expect, it } from 'vitest'

import { atOnce, inSlices, type Sliced } from './slices'

/** Work that keeps the processor for about `milliseconds`, in steps of one. */
function* busyFor(milliseconds: number): Sliced<string> {
  const end = performance.now() + milliseconds
  while (performance.now() < end) {
    const step = performance.now() + 1
    while (performance.now() < step);
    yield
  }
  return 'done'
}

describe('sliced work', () => {
  it('should give its result whichever way it is done', async () => {
    expect(atOnce(busyFor(3))).toBe('done')
    expect(await inSlices(busyFor(3))).toBe('done')
  })

  it('should let a request that waits be served long before it ends', async () => {
    const order: string[] = []

    const request = wait(1).then(() => order.push('request'))
    const work = inSlices(busyFor(200)).then(() => order.push('work'))
    await Promise.all([request, work])

    expect(order).toEqual(['request', 'work'])
  })

  it('should pass on what goes wrong in it', async () => {
    function* broken(): Sliced<void> {
      yield
      throw new Error('broken')
    }

    await expect(inSlices(broken())).rejects.toThrow('broken')
  })
})

import { describe, expect, it } from 'vitest'

import { runSync, runCooperatively, type Cooperative } from './cooperative'

/** Work that keeps the processor for about `milliseconds`, in steps of one. */
function* busyFor(milliseconds: number): Cooperative<string> {
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
    expect(runSync(busyFor(3))).toBe('done')
    expect(await runCooperatively(busyFor(3))).toBe('done')
  })

  it('should let a request that waits be served long before it ends', async () => {
    const order: string[] = []

    const request = new Promise((resolve) => setTimeout(resolve)).then(() => order.push('request'))
    const work = runCooperatively(busyFor(200)).then(() => order.push('work'))
    await Promise.all([request, work])

    expect(order).toEqual(['request', 'work'])
  })

  it('should pass on what goes wrong in it', async () => {
    function* broken(): Cooperative<void> {
      yield
      throw new Error('broken')
    }

    await expect(runCooperatively(broken())).rejects.toThrow('broken')
  })
})

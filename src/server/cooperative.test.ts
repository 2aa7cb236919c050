import { describe, expect, it } from 'vitest'

import { runSync, runCooperatively, type Cooperative } from './cooperative'

/** Work in steps of at least a millisecond. It counts steps, for a clock goes on while this process is suspended. */
function* busyFor(steps: number): Cooperative<string> {
  for (let step = 0; step < steps; step += 1) {
    const end = performance.now() + 1
    while (performance.now() < end);
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

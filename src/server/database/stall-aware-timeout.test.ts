import { setImmediate as turn } from 'node:timers/promises'

import { describe, expect, it } from 'vitest'

import { stallAwareTimeout } from './stall-aware-timeout'

/** Holds up everything in this process, as loading a large module does. */
function pause(ms: number) {
  const endsAt = performance.now() + ms
  while (performance.now() < endsAt);
}

/** An answer that takes several readings, as signing in to a database does. */
async function afterReadings(count: number): Promise<string> {
  for (let reading = 0; reading < count; reading += 1) await turn()
  return 'answered'
}

describe('stallAwareTimeout', () => {
  it('should not count a pause of its own', async () => {
    const answer = stallAwareTimeout(afterReadings(5), 100)
    pause(300)

    expect(await answer).toBe('answered')
  })

  it('should give up what stays silent', async () => {
    await expect(stallAwareTimeout(new Promise(() => {}), 50)).rejects.toThrow('within 50 ms')
  })

  it('should pass a failure on', async () => {
    await expect(stallAwareTimeout(Promise.reject(new Error('refused')), 1_000)).rejects.toThrow('refused')
  })
})

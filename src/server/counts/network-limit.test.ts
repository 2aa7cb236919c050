import { describe, expect, it } from 'vitest'

import { createNetworkLimit } from './network-limit'

const NETWORK = '192.0.2.0/24'

describe('createNetworkLimit', () => {
  it.each([1, 600])('should stop one network after %d and no other, and forget it after a minute', (perMinute) => {
    const isAllowed = createNetworkLimit(perMinute)
    const answers = Array.from({ length: perMinute + 1 }, () => isAllowed(NETWORK, 0))

    expect(answers.filter((answer) => !answer)).toHaveLength(1)
    expect(answers.at(-1)).toBe(false)
    expect(isAllowed('198.51.100.0/24', 59_999)).toBe(true)
    expect(isAllowed(NETWORK, 59_999)).toBe(false)
    expect(isAllowed(NETWORK, 60_000)).toBe(true)
  })
})

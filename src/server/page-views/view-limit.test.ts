import { describe, expect, it } from 'vitest'

import { createViewLimit, VIEWS_PER_MINUTE } from './view-limit'

const NETWORK = '192.0.2.0/24'

describe('createViewLimit', () => {
  it('should stop one network and no other, and forget it after a minute', () => {
    const isAllowed = createViewLimit()
    const answers = Array.from({ length: VIEWS_PER_MINUTE + 1 }, () => isAllowed(NETWORK, 0))

    expect(answers.filter((answer) => !answer)).toHaveLength(1)
    expect(answers.at(-1)).toBe(false)
    expect(isAllowed('198.51.100.0/24', 59_999)).toBe(true)
    expect(isAllowed(NETWORK, 59_999)).toBe(false)
    expect(isAllowed(NETWORK, 60_000)).toBe(true)
  })
})

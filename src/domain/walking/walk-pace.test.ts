import { describe, expect, it } from 'vitest'

import { CROWD_PACE, formatMinutes, estimateMinutes, WALKING_PACE } from './walk-pace'

describe('the time of a walk', () => {
  it.each([
    [10, 'about nothing', '1 minute'],
    [1_000, 'a kilometre', '15 minutes'],
    [4_000, 'an hour', '1 hour'],
    [4_100, 'a little more', '1 hour 1 minute'],
  ])('should say %i metres, %s, in words', (metres, _, words) => {
    expect(formatMinutes(estimateMinutes(metres, WALKING_PACE))).toBe(words)
  })

  it('should be twice as long in a crowd', () => {
    expect(estimateMinutes(1_000, CROWD_PACE)).toBe(30)
  })
})

import { describe, expect, it } from 'vitest'

import { type Countdown, pause, resting, resume } from './use-countdown'

describe('countdown', () => {
  it.each<[string, Countdown, Countdown]>([
    ['runs', resume(resting(5_000), 100), { remaining: 5_000, since: 100 }],
    ['is resumed twice', resume(resume(resting(5_000), 100), 900), { remaining: 5_000, since: 100 }],
    ['rests', pause(resume(resting(5_000), 100), 1_100), { remaining: 4_000, since: null }],
    ['is paused twice', pause(pause(resume(resting(5_000), 0), 1_000), 3_000), { remaining: 4_000, since: null }],
    [
      'goes on after a rest',
      resume(pause(resume(resting(5_000), 0), 1_000), 9_000),
      { remaining: 4_000, since: 9_000 },
    ],
    ['is over', pause(resume(resting(5_000), 0), 7_000), { remaining: 0, since: null }],
    ['meets a clock put back', pause(resume(resting(5_000), 100), 50), { remaining: 5_000, since: null }],
  ])('should be right when it %s', (_name, actual, expected) => {
    expect(actual).toEqual(expected)
  })
})

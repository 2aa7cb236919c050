import { describe, expect, it } from 'vitest'

import { answerTime, guideTime, learnTime, NOTHING_LEARNED } from './guide-clock'
import { HOUR_MS, NOON } from './notice-fixture'

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS

describe('answerTime', () => {
  it('should be the latest moment the answer can have come: the second is cut, and the way took a while', () => {
    expect(answerTime({ date: 'Fri, 27 Nov 2026 09:00:00 GMT', age: null }, 400)).toBe(NOON + SECOND_MS + 400)
  })

  it('should add what the answer has lain in a cache', () => {
    expect(answerTime({ date: 'Fri, 27 Nov 2026 09:00:00 GMT', age: '30' }, 0)).toBe(NOON + 31 * SECOND_MS)
  })

  it.each([null, '', 'yesterday'])('should be unknown for the date %j', (date) => {
    expect(answerTime({ date, age: null }, 0)).toBeNull()
  })
})

describe('learnTime', () => {
  it('should learn by how much the device is wrong', () => {
    const news = learnTime(NOTHING_LEARNED, NOON, { device: NOON - HOUR_MS, monotonic: 5 })

    expect(news?.learned).toEqual({ correction: HOUR_MS, notBefore: NOON })
    expect(news?.anchor).toEqual({ time: NOON, device: NOON - HOUR_MS, monotonic: 5 })
  })

  it('should not go back behind what was learned before', () => {
    const news = learnTime({ correction: 0, notBefore: NOON + HOUR_MS }, NOON, { device: NOON, monotonic: 5 })

    expect(news?.anchor.time).toBe(NOON + HOUR_MS)
  })

  it.each([-25 * HOUR_MS, 25 * HOUR_MS])('should not believe a time %i ms from that of the device', (wrong) => {
    expect(learnTime(NOTHING_LEARNED, NOON + wrong, { device: NOON, monotonic: 5 })).toBeNull()
  })
})

describe('guideTime', () => {
  const learned = { correction: HOUR_MS / 2, notBefore: NOON }
  const anchor = { time: NOON, device: NOON - HOUR_MS / 2, monotonic: 1000 }

  it('should be sure as long as both clocks go on alike', () => {
    const time = NOON + MINUTE_MS
    expect(
      guideTime(learned, anchor, { device: anchor.device + MINUTE_MS, monotonic: anchor.monotonic + MINUTE_MS }),
    ).toEqual({ time, latest: time })
  })

  it('should count an hour of doubt when the clock was set on an open page, and not go back', () => {
    const set = { device: anchor.device - HOUR_MS, monotonic: anchor.monotonic + MINUTE_MS }

    expect(guideTime(learned, anchor, set)).toEqual({ time: NOON + MINUTE_MS, latest: NOON + MINUTE_MS })
    const ahead = { device: anchor.device + 3 * HOUR_MS, monotonic: anchor.monotonic + MINUTE_MS }
    expect(guideTime(learned, anchor, ahead).latest).toBe(ahead.device + HOUR_MS)
  })

  it('should count an hour of doubt without an answer on this page', () => {
    const device = NOON + HOUR_MS
    expect(guideTime(learned, null, { device, monotonic: 0 })).toEqual({
      time: device + learned.correction,
      latest: device + HOUR_MS,
    })
  })

  it('should never be earlier than what was learned', () => {
    expect(guideTime(learned, null, { device: NOON - 5 * HOUR_MS, monotonic: 0 }).time).toBe(NOON)
  })
})

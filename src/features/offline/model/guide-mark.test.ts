import { beforeEach, describe, expect, it } from 'vitest'

import { isTimeToTell, markGuide, unmarkGuide, wasGuideSaved } from './guide-mark'
import { makeStorage } from '../../../../tests/helpers/memory-storage'

const HOUR = 60 * 60 * 1000
const NOW = Date.parse('2026-11-25T10:00:00Z')

const memory = makeStorage()
const storage = () => memory

beforeEach(() => {
  memory.texts.clear()
})

describe('the mark of a saved guide', () => {
  it('should be there from the saving until it is taken away', () => {
    expect(wasGuideSaved(storage)).toBe(false)
    markGuide(storage)
    expect(wasGuideSaved(storage)).toBe(true)
    unmarkGuide(storage)
    expect(wasGuideSaved(storage)).toBe(false)
  })

  it('should have a loss told once a day', () => {
    markGuide(storage)
    expect(isTimeToTell(storage, NOW)).toBe(true)
    expect(isTimeToTell(storage, NOW + HOUR)).toBe(false)
    expect(isTimeToTell(storage, NOW + 25 * HOUR)).toBe(true)
  })

  it('should have it told when the clock was put back', () => {
    markGuide(storage)
    isTimeToTell(storage, NOW)
    expect(isTimeToTell(storage, NOW - 48 * HOUR)).toBe(true)
  })

  it('should tell nobody who has saved nothing', () => {
    expect(isTimeToTell(storage, NOW)).toBe(false)
    expect(memory.texts.size).toBe(0)
  })
})

import { beforeEach, describe, expect, it } from 'vitest'

import { shouldReportLoss, markGuide, unmarkGuide, wasGuideSaved } from './guide-mark'
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
    expect(shouldReportLoss(storage, NOW)).toBe(true)
    expect(shouldReportLoss(storage, NOW + HOUR)).toBe(false)
    expect(shouldReportLoss(storage, NOW + 25 * HOUR)).toBe(true)
  })

  it('should have it told when the clock was put back', () => {
    markGuide(storage)
    shouldReportLoss(storage, NOW)
    expect(shouldReportLoss(storage, NOW - 48 * HOUR)).toBe(true)
  })

  it('should tell nobody who has saved nothing', () => {
    expect(shouldReportLoss(storage, NOW)).toBe(false)
    expect(memory.texts.size).toBe(0)
  })
})

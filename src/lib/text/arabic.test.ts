import { describe, expect, it } from 'vitest'

import { hasArabic, isMostlyArabic } from './arabic'

describe('hasArabic and isMostlyArabic', () => {
  it.each([
    ['مسجد الجن', true, true],
    ['باب الملك فھد - 79', true, true],
    ['صيدلية Nahdi', true, true],
    ['Masjid مسجد', true, false],
    ['Masjid al-Jinn', false, false],
    ['203', false, false],
    ['', false, false],
    ['مكتبة', true, true],
  ])('should judge %s', (text, has, mostly) => {
    expect(hasArabic(text)).toBe(has)
    expect(isMostlyArabic(text)).toBe(mostly)
  })
})

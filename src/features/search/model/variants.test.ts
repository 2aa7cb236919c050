import { describe, expect, it } from 'vitest'

import { foldedWords } from '@/lib/text/text-folding'

import { findVariants, isKindWord } from './variants'

describe('findVariants', () => {
  it.each([
    ['medina', 'madinah'],
    ['madina', 'madinah'],
    ['mecca', 'makkah'],
    ['nabvi', 'nabawi'],
    ['kaba', 'kaaba'],
    ['mosque', 'masjid'],
    ['umra', 'umrah'],
    ['door', 'gate'],
  ])('should take %s for %s, both ways', (written, stored) => {
    expect(findVariants(written)).toContain(stored)
    expect(findVariants(stored)).toContain(written)
  })

  it.each(['الكعبة', 'مكة', 'المدينة', 'النبوي', 'أحد', 'قباء'])(
    'should know %s in any form of its letters',
    (written) => {
      const [word = ''] = foldedWords(written)

      expect(findVariants(word).length).toBeGreaterThan(1)
    },
  )

  it('should leave a word it does not know alone', () => {
    expect(findVariants('bicycle')).toEqual(['bicycle'])
  })
})

describe('isKindWord', () => {
  it.each(['mosque', 'masjid', 'gate', 'hotel', 'mount'])('should call %s a kind', (word) => {
    expect(isKindWord(word)).toBe(true)
  })

  it.each(['quba', 'haram', 'fahd'])('should call %s a name', (word) => {
    expect(isKindWord(word)).toBe(false)
  })
})

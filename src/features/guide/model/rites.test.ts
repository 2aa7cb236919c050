import { describe, expect, it } from 'vitest'

import { findCountedRite, ritesNamed, ritesOfStep } from './rites'

describe('findCountedRite', () => {
  it.each([
    ["Tawaf: seven rounds of the Ka'bah", 'tawaf'],
    ['10th, fourth act: Tawaf al-Ifadah', 'tawaf'],
    ["Sa'i: seven lengths between Safa and Marwah", 'sai'],
    ['Then: Sa’i between Safa and Marwah', 'sai'],
    ['Halq or Taqsir: cut the hair and leave Ihram', null],
    ['It was said', null],
  ])('should count in "%s": %s', (title, counted) => {
    expect(findCountedRite(title)).toBe(counted)
  })
})

describe('ritesOfStep', () => {
  it('should not take the step at which Ihram is left for the one at which it is entered', () => {
    expect(ritesOfStep('Ihram: enter the state of pilgrimage')).toEqual(['ihram'])
    expect(ritesOfStep('8th: enter Ihram and go to Mina')).toEqual(['ihram', 'mina'])
    expect(ritesOfStep('Cut the hair and leave Ihram')).toEqual(['hair'])
  })
})

describe('ritesNamed', () => {
  it.each([
    ['You doubt the count while you walk', ['tawaf', 'sai']],
    ['You left out a pillar (rukn)', []],
    ['Taking the pillars in another order', ['stoning']],
  ])('should find in "%s" %j', (text, rites) => {
    expect(ritesNamed(text)).toEqual(rites)
  })
})

import { describe, expect, it } from 'vitest'

import { checkFourthSchool } from './schools'
import { article } from './tried-article-fixture'

describe('the fourth school', () => {
  it.each([
    "A sacrifice. Hanafi: none. Shafi'i and Hanbali: one.",
    'Abu Hanifah and Malik: yes. Ahmad: no.\n\nPray in your own words.',
  ])('should refuse a line that tells of three: %s', (words) => {
    expect(checkFourthSchool([article(words)]).faults).toHaveLength(1)
  })

  it.each([
    "Hanafi: none. Maliki, Shafi'i and Hanbali: one.",
    "Shafi'i and Hanbali: one. Hanafi and all others: none.",
    "- **Maliki:** a sheep.\n- **Hanafi, Shafi'i, Hanbali:** nothing.",
    "Hanafi: yes. Shafi'i: no.",
  ])('should accept "%s"', (words) => {
    expect(checkFourthSchool([article(words)]).faults).toEqual([])
  })
})

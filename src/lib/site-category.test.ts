import { describe, expect, it } from 'vitest'

import { siteCategoryOf } from './site-category'

describe('siteCategoryOf', () => {
  it('should lead each category of a recommendation to its chip, and leave Other to the moderator', () => {
    expect(siteCategoryOf).toEqual({
      Restaurant: 'restaurant',
      Cafe: 'cafe',
      Attraction: 'tourist attraction',
      Shopping: 'shopping',
      'Prayer room': 'prayer room',
      Other: null,
    })
  })
})

import { describe, expect, it } from 'vitest'

import { followMerges, toggleFavourite } from './favourites'
import { MAX_FAVOURITES, parseStored } from './stored-values'

describe('toggleFavourite', () => {
  it.each<[string, readonly number[], number, readonly number[]]>([
    ['the first', [], 255, [255]],
    ['another, before the others', [255], 239, [239, 255]],
    ['one that is there, which goes', [239, 255, 7], 255, [239, 7]],
    ['the last one, which goes', [255], 255, []],
  ])('should take %s', (_, before, id, after) => {
    expect(toggleFavourite(before, id)).toEqual(after)
  })

  it('should let the oldest go above the limit, and keep what storage can read back', () => {
    const full = Array.from({ length: MAX_FAVOURITES }, (_, index) => index + 1)

    const favourites = toggleFavourite(full, 9999)

    expect(favourites).toHaveLength(MAX_FAVOURITES)
    expect([favourites[0], favourites.at(-1)]).toEqual([9999, MAX_FAVOURITES - 1])
    expect(parseStored('favourites', JSON.stringify(favourites))).toEqual(favourites)
  })
})

describe('followMerges', () => {
  const mergedInto = new Map([
    [7, 255],
    [8, 255],
  ])

  it.each<[string, readonly number[], readonly number[]]>([
    ['the heart of a merged place', [7, 239], [255, 239]],
    ['two places merged into one, with one heart', [239, 7, 8], [239, 255]],
    ['a place whose other part has a heart already', [7, 239, 255], [255, 239]],
  ])('should follow %s', (_, before, after) => {
    expect(followMerges(before, mergedInto)).toEqual(after)
  })

  it('should leave the list it was given alone when nothing was merged', () => {
    const favourites = [239, 255]

    expect(followMerges(favourites, mergedInto)).toBe(favourites)
  })
})

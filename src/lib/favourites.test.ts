import { describe, expect, it } from 'vitest'

import { toggleFavourite } from './favourites'
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

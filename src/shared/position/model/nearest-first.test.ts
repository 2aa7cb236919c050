import { describe, expect, it } from 'vitest'

import { shouldSortAgain, nearestFirst } from './nearest-first'

const kaaba = { latitude: 21.4225, longitude: 39.8262 }

const place = (
  name: string,
  latitude: number | null,
  longitude: number | null = latitude === null ? null : 39.8262,
) => ({
  name,
  latitude,
  longitude,
})

const names = (places: readonly { readonly name: string }[]) => places.map(({ name }) => name)

describe('nearestFirst', () => {
  const places = [place('far', 24.4672), place('nowhere', null), place('here', 21.4225), place('near', 21.43)]

  it('should sort by distance and put places without a position last', () => {
    expect(names(nearestFirst(places, kaaba))).toEqual(['here', 'near', 'far', 'nowhere'])
  })

  it('should keep the order of the list while there is no position', () => {
    expect(nearestFirst(places, null)).toBe(places)
  })

  it('should keep the order of equals', () => {
    const twins = [place('b', 21.43), place('x', null), place('a', 21.43), place('y', null)]
    expect(names(nearestFirst(twins, kaaba))).toEqual(['b', 'a', 'x', 'y'])
  })

  it('should take half a position for none', () => {
    expect(names(nearestFirst([place('half', 21.4225, null), place('far', 24.4672)], kaaba))).toEqual(['far', 'half'])
  })
})

describe('shouldSortAgain', () => {
  /** About 111 km for a degree of latitude. */
  const metresNorth = (metres: number) => ({ ...kaaba, latitude: kaaba.latitude + metres / 111_195 })

  it.each([
    ['nothing known', null, null, false],
    ['a first position', null, kaaba, true],
    ['a position lost', kaaba, null, true],
    ['the same place', kaaba, kaaba, false],
    ['199 m', kaaba, metresNorth(199), false],
    ['201 m', kaaba, metresNorth(201), true],
  ])('should judge %s', (_, before, now, expected) => {
    expect(shouldSortAgain(before, now)).toBe(expected)
  })
})

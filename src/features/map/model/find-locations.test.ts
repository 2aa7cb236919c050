import { describe, expect, it } from 'vitest'

import { readNoKinds } from '@/domain/places/place-search'
import type { MapFilter } from '@/domain/addresses/views'

import { findLocations } from './find-locations'
import { barePlace } from './named-place-fixture'
import type { NamedPlace } from '@/queries/named-places'

const place = (name: string, category: NamedPlace['category']): NamedPlace => ({
  ...barePlace,
  id: name.length,
  name,
  category,
})

const places = [
  place('Al-Baik', 'restaurant'),
  place('Al-Masjid Al-Haram Road 153', 'transportation'),
  place('Coffee Corner', 'cafe'),
  place('Masjid al-Haram', 'holy site'),
  place('Masjid Quba', 'holy site'),
]

const names = (filter: MapFilter, search = '') =>
  findLocations(places, { filter, search }, readNoKinds).map(({ name }) => name)

describe('findLocations', () => {
  it.each<[MapFilter, readonly string[]]>([
    ['all', places.map(({ name }) => name)],
    ['holy-sites', ['Masjid al-Haram', 'Masjid Quba']],
    ['food', ['Al-Baik']],
    ['grand-mosque', ['Masjid al-Haram', 'Al-Masjid Al-Haram Road 153']],
  ])('should show for %s: %j', (filter, expected) => {
    expect(names(filter)).toEqual(expected)
  })

  it('should search within the chip', () => {
    expect(names('holy-sites', 'quba coffee')).toEqual(['Masjid Quba'])
  })

  it('should show the hearts of this device, and search within them', () => {
    const favourites = places.filter(({ category }) => category !== 'holy site').map(({ id }) => id)
    const searchFavourites = (search: string) =>
      findLocations(places, { filter: 'favourites', search }, readNoKinds, favourites).map(({ name }) => name)

    expect(searchFavourites('')).toEqual(['Al-Baik', 'Al-Masjid Al-Haram Road 153', 'Coffee Corner'])
    expect(searchFavourites('coffee')).toEqual(['Coffee Corner'])
    expect(names('favourites')).toEqual([])
  })

  it.each(['the of', 'al', '-', 'a'])('should narrow nothing by %j, which has no word that counts (§5)', (search) => {
    expect(names('all', search)).toEqual(places.map(({ name }) => name))
  })

  it('should put the place asked for first', () => {
    expect(names('all', 'Masjid Quba')[0]).toBe('Masjid Quba')
  })
})

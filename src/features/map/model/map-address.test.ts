import { describe, expect, it } from 'vitest'

import { mapHref } from '@/domain/places/place-links'

import type { LocationsFilter } from './find-locations'
import { parseChoice, isSameChoice, parseChosenPlace } from './map-address'

describe('parseChoice', () => {
  it.each<[string, LocationsFilter]>([
    ['', { filter: 'all', search: '' }],
    ['?search=Masjid+Quba', { filter: 'all', search: 'Masjid Quba' }],
    ['?filter=food', { filter: 'food', search: '' }],
    ['?filter=Grand-Mosque', { filter: 'grand-mosque', search: '' }],
    ['?filter=favourites', { filter: 'favourites', search: '' }],
    ['?filter=hotels', { filter: 'all', search: '' }],
    ['?search=%20quba%20&filter=holy-sites&page=2', { filter: 'holy-sites', search: 'quba' }],
  ])('should read %j', (query, expected) => {
    expect(parseChoice(query)).toEqual(expected)
  })

  it.each<LocationsFilter>([
    { filter: 'all', search: '' },
    { filter: 'food', search: '50% & more' },
    { filter: 'favourites', search: 'مسجد' },
  ])('should read back what was written for %j', (choice) => {
    expect(parseChoice(new URL(mapHref(choice), 'http://localhost').search)).toEqual(choice)
  })
})

describe('parseChosenPlace', () => {
  it.each([
    ['?search=Quba&place=7', 7],
    ['?search=Quba', null],
    ['?place=0', null],
    ['?place=7x', null],
    ['?place=12345678901', null],
  ])('should read the place of %j as %j', (query, id) => {
    expect(parseChosenPlace(query)).toBe(id)
  })

  it('should read back what was written', () => {
    expect(parseChosenPlace(new URL(mapHref({ search: 'Quba', place: 7 }), 'http://localhost').search)).toBe(7)
  })
})

describe('isSameChoice', () => {
  it('should not mind spaces around the text', () => {
    expect(isSameChoice({ filter: 'all', search: 'quba ' }, { filter: 'all', search: 'quba' })).toBe(true)
    expect(isSameChoice({ filter: 'all', search: 'quba' }, { filter: 'food', search: 'quba' })).toBe(false)
  })
})

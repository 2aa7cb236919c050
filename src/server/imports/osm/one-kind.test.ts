import { describe, expect, it } from 'vitest'

import { findCategory } from './category-table'
import { withOneKind } from './one-kind'

describe('withOneKind', () => {
  it.each([
    ['restaurant', { amenity: 'restaurant;cafe' }],
    ['cafe', { amenity: 'cafe; restaurant' }],
    ['healthcare', { amenity: 'clinic;pharmacy' }],
    ['pharmacy', { amenity: 'pharmacy;clinic' }],
    ['shopping', { shop: 'convenience;laundry' }],
    ['services', { shop: 'laundry;convenience' }],
    ['cafe', { amenity: 'school;fuel;cafe' }],
    ['shopping', { shop: 'car_repair;convenience' }],
    ['hotel', { tourism: 'camp_site;hotel' }],
    ['hotel', { building: 'yes;hotel' }],
    ['prayer place', { amenity: 'school;place_of_worship', religion: 'muslim' }],
    ['cafe', { amenity: ';cafe' }],
    [null, { amenity: 'school;fuel' }],
    [null, { amenity: ';;' }],
    [null, { amenity: 'cafe;restaurant', access: 'private' }],
  ])('should make %s of %o', (expected, tags) => {
    expect(findCategory(withOneKind(tags))).toBe(expected)
  })

  it('should leave every other tag as it is', () => {
    const tags = { amenity: 'cafe', name: 'A; B', cuisine: 'arab;indian' }

    expect(withOneKind(tags)).toBe(tags)
    expect(withOneKind({ ...tags, amenity: 'cafe;bar' })).toEqual(tags)
  })

  it('should look at each value once, however many tags have lists', () => {
    const list = Array.from({ length: 250 }, () => 'x').join(';')

    expect(withOneKind({ amenity: list, shop: list, tourism: list, building: list, historic: list })).toMatchObject({
      amenity: 'x',
    })
  })
})

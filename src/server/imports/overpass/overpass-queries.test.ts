import { describe, expect, it } from 'vitest'

import { overpassQueries } from './overpass-queries'

/** Whether one of the filters `["amenity"~"…"]` of all queries would find the value. */
const finds = (key: string, value: string): boolean =>
  overpassQueries.some(({ text }) =>
    [...text.matchAll(new RegExp(`\\["${key}"~"([^"]*)"\\]`, 'g'))].some(([, pattern = '']) =>
      new RegExp(pattern).test(value),
    ),
  )

describe('overpassQueries', () => {
  it.each([
    ['amenity', 'restaurant', true],
    ['amenity', 'restaurant;cafe', true],
    ['amenity', 'bar; cafe', true],
    ['amenity', 'school;clinic;pharmacy', true],
    ['tourism', 'camp_site;hotel', true],
    ['amenity', 'school', false],
    ['amenity', 'cafeteria', false],
    ['amenity', 'internet_cafe', false],
  ])('should ask for %s=%s: %s', (key, value, expected) => {
    expect(finds(key, value)).toBe(expected)
  })
})

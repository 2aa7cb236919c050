import { describe, expect, it } from 'vitest'

import { overpassQueries } from './overpass-queries'

/** Whether one of the filters `["amenity"~"…"]` of all queries would find the value. */
const finds = (key: string, value: string): boolean =>
  overpassQueries.some(({ text }) =>
    [...text.matchAll(new RegExp(`\\["${key}"~"([^"]*)"(,i)?\\]`, 'g'))].some(([, pattern = '', anyCase]) =>
      new RegExp(pattern, anyCase === undefined ? '' : 'i').test(value),
    ),
  )

describe('overpassQueries', () => {
  it.each([
    ['amenity', 'restaurant', true],
    ['amenity', 'restaurant;cafe', true],
    ['amenity', 'police', true],
    ['amenity', 'fire_station', true],
    ['name', 'مخيمات الحجاج الصينيين', true],
    ['name', 'مخيمات حجاج الهند', true],
    ['name', 'وزارة الحج والعمرة بمشعر عرفة', true],
    ['amenity', 'bar; cafe', true],
    ['amenity', 'school;clinic;pharmacy', true],
    ['tourism', 'camp_site;hotel', true],
    ['name', 'مركز رعاية التائهين', true],
    ['name', 'Guiding the lost', true],
    ['name:en', 'The Center for lost Children', true],
    ['name:en', 'Wheelchairs Office', true],
    ['name', 'Masjid Quba', false],
    ['amenity', 'school', false],
    ['amenity', 'cafeteria', false],
    ['amenity', 'internet_cafe', false],
  ])('should ask for %s=%s: %s', (key, value, expected) => {
    expect(finds(key, value)).toBe(expected)
  })
})

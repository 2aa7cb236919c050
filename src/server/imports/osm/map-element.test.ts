import { describe, expect, it } from 'vitest'

import { mapElement } from './map-element'
import type { OverpassElement } from './overpass-types'

const inMakkah = { lat: 21.42, lon: 39.82 }

const node = (tags: Record<string, string>, position = inMakkah): OverpassElement => ({
  type: 'node',
  id: 7,
  ...position,
  tags,
})

const placeOf = (tags: Record<string, string>) => {
  const mapped = mapElement(node(tags))
  return mapped.ok ? mapped.place : mapped.reason
}

describe('mapElement', () => {
  it('should carry over everything the map says', () => {
    const mapped = mapElement(
      node({
        amenity: 'restaurant',
        name: 'مطعم زمزم',
        'name:en': 'Zamzam  Restaurant',
        'addr:street': 'Ajyad Street',
        'addr:housenumber': '12',
        'addr:city': 'مكة',
        'addr:postcode': '24231',
        'description:en': 'Open kitchen',
        opening_hours: 'Sa-Th 08:00-24:00; Fr 13:00-24:00',
        phone: '+966 12 000 0000;+966 12 000 0001',
        website: 'zamzam.example.sa',
        wheelchair: 'limited',
        cuisine: 'turkish;coffee_shop',
        check_date: '2025-02-15',
      }),
    )

    expect(mapped).toEqual({
      ok: true,
      place: {
        osmRef: 'node/7',
        name: 'Zamzam Restaurant',
        arabicName: 'مطعم زمزم',
        category: 'restaurant',
        city: 'Makkah',
        address: '12 Ajyad Street, Makkah 24231',
        description: 'Open kitchen',
        hours: 'Sa-Th 08:00-24:00; Fr 13:00-24:00',
        phone: '+966 12 000 0000, +966 12 000 0001',
        website: 'https://zamzam.example.sa/',
        wheelchair: 'limited',
        cuisine: 'turkish, coffee shop',
        latitude: 21.42,
        longitude: 39.82,
        checkDate: '2025-02-15',
      },
    })
  })

  it('should say nothing the map does not say', () => {
    expect(placeOf({ amenity: 'cafe', name: 'Cafe' })).toEqual({
      osmRef: 'node/7',
      name: 'Cafe',
      arabicName: null,
      category: 'cafe',
      city: 'Makkah',
      address: null,
      description: null,
      hours: null,
      phone: null,
      website: null,
      wheelchair: 'unknown',
      cuisine: null,
      latitude: 21.42,
      longitude: 39.82,
      checkDate: null,
    })
  })

  it.each([
    ['no-category', node({ name: 'A school', amenity: 'school' })],
    ['no-tags', node({})],
    ['no-name', node({ amenity: 'cafe' })],
    ['no-name', node({ amenity: 'cafe', name: '\u200B\u202E ' })],
    ['no-name', node({ amenity: 'cafe', name: '203' })],
    ['no-position', { type: 'way', id: 7, tags: { amenity: 'cafe', name: 'Cafe' } } as const],
    ['outside-cities', node({ amenity: 'cafe', name: 'Cafe' }, { lat: 24.7, lon: 46.7 })],
    ['outside-cities', node({ amenity: 'cafe', name: 'Cafe' }, { lat: 0, lon: 0 })],
  ] as const)('should answer %s', (reason, element) => {
    expect(mapElement(element)).toEqual({ ok: false, reason })
  })

  it.each([
    ['Makkah', { lat: 21.4225, lon: 39.8262 }],
    ['Madinah', { lat: 24.4686, lon: 39.6112 }],
    ['Jeddah', { lat: 21.5433, lon: 39.1728 }],
    ['Jeddah', { lat: 20.875, lon: 38.91 }],
    ['Jeddah', { lat: 22.34, lon: 39.475 }],
  ])('should list under %s', (city, position) => {
    expect(mapElement(node({ amenity: 'cafe', name: 'Cafe' }, position))).toMatchObject({ place: { city } })
  })

  it('should stand an area at its centre, else in the middle of its bounds', () => {
    const way = { type: 'way', id: 7, tags: { amenity: 'cafe', name: 'Cafe' } } as const
    const bounds = { minlat: 21.42, minlon: 39.82, maxlat: 21.4200005, maxlon: 39.83 }

    expect(mapElement({ ...way, center: { lat: 21.41, lon: 39.81 }, bounds })).toMatchObject({
      place: { osmRef: 'way/7', latitude: 21.41, longitude: 39.81 },
    })
    expect(mapElement({ ...way, bounds })).toMatchObject({ place: { latitude: 21.4200003, longitude: 39.825 } })
  })

  it.each([
    [{ 'name:en': 'English', int_name: 'International', name: 'Latin' }, 'English', null],
    [{ int_name: 'International', name: 'مقهى' }, 'International', 'مقهى'],
    [{ name: 'Latin' }, 'Latin', null],
    [{ name: 'مقهى' }, 'مقهى', 'مقهى'],
    [{ name: 'Cafe', 'name:ar': 'مقهى' }, 'Cafe', 'مقهى'],
    [{ 'name:en': 'مقهى', name: 'مقهى' }, 'مقهى', 'مقهى'],
    [{ 'name:ar': 'Cafe', name: 'Cafe' }, 'Cafe', null],
    [{ name: 'Cafe مقهى' }, 'Cafe مقهى', null],
    [{ name: 'Nut مقلى تسالي القاهرة' }, 'Nut مقلى تسالي القاهرة', null],
    [{ name: '麦加咖啡' }, '麦加咖啡', null],
  ])('should name %o', (names, name, arabicName) => {
    expect(placeOf({ amenity: 'cafe', ...names })).toMatchObject({ name, arabicName })
  })

  it.each([
    [{ male: 'yes' }, 'For men.'],
    [{ female: 'yes' }, 'For women.'],
    [{ unisex: 'yes' }, 'For men and women.'],
    [{ male: 'yes', female: 'yes' }, 'For men and women.'],
    [{}, null],
  ])('should say for whom numbered toilets are: %o', (tags, description) => {
    expect(placeOf({ amenity: 'toilets', name: '211', ...tags })).toMatchObject({ name: 'Toilets 211', description })
  })

  it.each([
    [{ 'addr:street': 'Ajyad', 'addr:housenumber': 'Makkah 24244' }, 'Ajyad, Makkah'],
    [{ 'addr:street': 'Ajyad', 'addr:postcode': '0000' }, 'Ajyad, Makkah'],
    [
      { 'addr:street': 'Ajyad', 'addr:suburb': 'Al Misfalah', 'addr:housenumber': '5A' },
      '5A Ajyad, Al Misfalah, Makkah',
    ],
    [{ 'addr:full': 'Ajyad, opposite the tunnel' }, 'Ajyad, opposite the tunnel'],
    [{ 'addr:city': 'Mecca', 'addr:postcode': '24231' }, null],
    [{ 'addr:housenumber': '5' }, null],
  ])('should write the address of %o', (tags, address) => {
    expect(placeOf({ amenity: 'cafe', name: 'Cafe', ...tags })).toMatchObject({ address })
  })

  it.each([
    ['designated', 'yes'],
    ['yes', 'yes'],
    ['limited', 'limited'],
    ['no', 'no'],
    ['bad', 'unknown'],
  ])('should read wheelchair=%s as %s', (value, wheelchair) => {
    expect(placeOf({ amenity: 'cafe', name: 'Cafe', wheelchair: value })).toMatchObject({ wheelchair })
  })

  it.each([
    ['javascript:alert(1)', null],
    ['binba', null],
    ['javascript:alert(1);https://cafe.sa', 'https://cafe.sa/'],
    ['http://127.0.0.1/', null],
  ])('should take from website=%s the link %s', (value, website) => {
    expect(placeOf({ amenity: 'cafe', name: 'Cafe', website: value })).toMatchObject({ website })
  })

  it.each([
    ['2025-02-15', '2025-02-15'],
    ['2025-02-31', null],
    ['2025', null],
    ['last week', null],
    ['2025-13-01', null],
  ])('should read check_date=%s as %s', (value, checkDate) => {
    expect(placeOf({ amenity: 'cafe', name: 'Cafe', check_date: value })).toMatchObject({ checkDate })
  })

  it('should keep control characters and overrides out of every text', () => {
    const hostile = 'A\u0000\u202Eb\u0007'
    const tags = ['name', 'name:ar', 'addr:street', 'description', 'opening_hours', 'phone', 'cuisine']

    const place = placeOf({ amenity: 'cafe', ...Object.fromEntries(tags.map((key) => [key, hostile])) })

    expect(JSON.stringify(place)).not.toMatch(/[\u0000-\u001F\u202E]|\\u/)
  })
})

import { describe, expect, it } from 'vitest'

import { mapElement } from './map-element'
import { bareCafe } from './mapped-place-fixture'
import type { OverpassElement } from './overpass-types'

const inMakkah = { lat: 21.42, lon: 39.82 }

const node = (tags: Record<string, string>, position = inMakkah): OverpassElement => ({
  type: 'node',
  id: 7,
  ...position,
  tags,
})

const mapTags = (tags: Record<string, string>) => {
  const mapped = mapElement(node(tags))
  return mapped.ok ? mapped.place : mapped.reason
}

describe('mapElement', () => {
  it('should leave an extension at its number', () => {
    const mapped = mapElement(node({ amenity: 'cafe', name: 'Zamzam', phone: '+966120000000;ext=12; +966120000001' }))

    expect(mapped).toMatchObject({ place: { phone: '+966120000000;ext=12, +966120000001' } })
  })

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
        nameBasis: null,
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
      rules: [],
      dropped: [],
    })
  })

  it('should say nothing the map does not say', () => {
    expect(mapTags({ amenity: 'cafe', name: 'Cafe' })).toEqual(bareCafe)
  })

  it.each([
    ['no-category', node({ name: 'A school', amenity: 'school' })],
    ['no-tags', node({})],
    ['not-its-category', node({ amenity: 'hospital', name: 'البعثة الطبية العراقية' })],
    ['no-name', node({ amenity: 'cafe' })],
    ['no-name', node({ amenity: 'cafe', name: '\u200B\u202E ' })],
    ['no-name', node({ amenity: 'cafe', name: '203' })],
    ['no-position', { type: 'way', id: 7, tags: { amenity: 'cafe', name: 'Cafe' } } as const],
    ['outside-cities', node({ amenity: 'cafe', name: 'Cafe' }, { lat: 24.7, lon: 46.7 })],
    ['outside-cities', node({ amenity: 'cafe', name: 'Cafe' }, { lat: 0, lon: 0 })],
    ['outside-cities', node({ amenity: 'cafe', name: 'Cafe' }, { lat: 21.342, lon: 40.021 })],
    ['swapped-position', node({ amenity: 'cafe', name: 'Cafe' }, { lat: 39.826, lon: 21.42 })],
  ] as const)('should answer %s', (reason, element) => {
    expect(mapElement(element)).toEqual({ ok: false, reason, isClosed: false })
  })

  it.each([
    ['closed-disused', { amenity: 'restaurant', disused: 'yes' }],
    ['closed-status', { amenity: 'restaurant', status: 'inactive' }],
    ['closed-former', { 'disused:amenity': 'restaurant' }],
    ['closed-former', { 'was:amenity': 'doctors', healthcare: 'doctor' }],
    ['no-category', { amenity: 'school', disused: 'yes' }],
  ])('should leave out as %s what is closed for good: %o', (reason, tags) => {
    expect(mapElement(node({ name: 'Zamzam', ...tags }))).toEqual({ ok: false, reason, isClosed: true })
  })

  it('should keep what is open again as something else', () => {
    expect(mapTags({ amenity: 'restaurant', name: 'Reopened', 'disused:shop': 'bakery' })).toMatchObject({
      category: 'restaurant',
    })
  })

  it('should be what the first value of a list that it knows says', () => {
    expect(mapTags({ amenity: 'clinic;pharmacy', name: 'Both' })).toMatchObject({ category: 'healthcare' })
    expect(mapTags({ amenity: 'fountain;toilets', name: 'Both', female: 'yes' })).toMatchObject({
      category: 'toilets',
      description: 'For women.',
    })
  })

  it.each([
    [{ amenity: 'hospital', emergency: 'yes' }, 'With an emergency department, by the map.'],
    [{ amenity: 'clinic', emergency: 'yes' }, 'With an emergency department, by the map.'],
    [{ amenity: 'hospital', emergency: 'yes', description: 'Of the army' }, 'Of the army'],
    [{ amenity: 'hospital', emergency: 'no' }, null],
    [{ amenity: 'hospital' }, null],
    [{ amenity: 'pharmacy', emergency: 'yes' }, null],
  ])('should say that a hospital has an emergency department: %o', (tags, description) => {
    expect(mapTags({ name: 'Hera', ...tags })).toMatchObject({ description })
  })

  it.each([
    [{ website: 'javascript:alert(1)' }, ['web address not usable']],
    [{ 'contact:website': 'https://user:secret@example.com' }, ['web address not usable']],
    [{ website: 'https://example.com' }, []],
    [{ website: ' ' }, []],
    [{ check_date: 'spring 2024' }, ['day of a check not readable']],
    [{ wheelchair: 'perhaps', check_date: '2024' }, ['day of a check not readable', 'wheelchair access not readable']],
    [{ wheelchair: 'unknown' }, []],
  ])('should say what of %o it could not use', (tags, dropped) => {
    expect(mapElement(node({ amenity: 'cafe', name: 'Cafe', ...tags }))).toMatchObject({ ok: true, dropped })
  })

  it.each([
    ['Makkah', { lat: 21.4225, lon: 39.8262 }],
    // Arafat, farther from the centre than 15 km.
    ['Makkah', { lat: 21.3546, lon: 39.984 }],
    ['Makkah', { lat: 21.342, lon: 40.02 }],
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
    [{ name: 'مسجد زينب' }, 'Masjid Zaynab', 'مسجد زينب'],
    [{ name: 'Cafe', 'name:ar': 'مقهى' }, 'Cafe', 'مقهى'],
    [{ 'name:en': 'مسجد زينب', name: 'مسجد زينب' }, 'Masjid Zaynab', 'مسجد زينب'],
    [{ 'name:ar': 'Cafe', name: 'Cafe' }, 'Cafe', null],
    [{ name: 'Cafe Zamzam مقهى زمزم' }, 'Cafe Zamzam', 'مقهى زمزم'],
    [{ name: 'Nut مقلى تسالي القاهرة' }, 'Nut', 'مقلى تسالي القاهرة'],
    [{ name: 'Masjid مسجد زينب' }, 'Masjid Zaynab', 'مسجد زينب'],
    [{ name: '麦加咖啡' }, '麦加咖啡', null],
  ])('should name %o', (names, name, arabicName) => {
    expect(mapTags({ amenity: 'cafe', ...names })).toMatchObject({ name, arabicName })
  })

  it.each([
    [{ name: '211', male: 'yes' }, 'Toilets 211 (men)', 'For men.'],
    [{ name: '211', female: 'yes' }, 'Toilets 211 (women)', 'For women.'],
    [{ name: '211', unisex: 'yes' }, 'Toilets 211 (men and women)', 'For men and women.'],
    [{ name: '211', male: 'yes', female: 'yes' }, 'Toilets 211 (men and women)', 'For men and women.'],
    [{ name: '211' }, 'Toilets 211', null],
    [{ name: 'دورات مياه النساء - 7', 'name:en': "Women's WC - 7" }, 'Toilets 7 (women)', 'For women.'],
    [{ 'name:tr': 'Erkekler Tuvaleti', male: 'yes', ref: 'T9' }, 'Toilets 9 (men)', 'For men.'],
    [{ building: 'yes', entrance: 'yes', name: '206' }, 'Toilets 206', null],
    [{}, 'Toilets', null],
  ])('should name toilets by number and users: %o', (tags, name, description) => {
    expect(mapTags({ amenity: 'toilets', ...tags })).toMatchObject({ category: 'toilets', name, description })
  })

  it('should say at which mosque toilets are, and on which side', () => {
    const west = mapElement(node({ amenity: 'toilets', male: 'yes' }, { lat: 24.4686, lon: 39.6081 }))

    expect(west).toMatchObject({ place: { address: 'Masjid an-Nabawi, west side' } })
    expect(mapElement(node({ amenity: 'toilets' }, { lat: 21.45, lon: 39.8 }))).toMatchObject({
      place: { address: null },
    })
  })

  it.each([
    [{ 'name:en': 'King Abdulaziz Hospital 99' }, 'Bus stop 99: King Abdulaziz Hospital'],
    [{ 'name:en': 'Mahbas Jin 168', name: 'محبس الجن 169' }, 'Bus stop 169: Mahbas Jin'],
    [{ name: 'Terminal 4, Ajyad' }, 'Bus stop: Terminal 4, Ajyad'],
    [{ name: 'الشبيكة439' }, 'Bus stop 439: Ash-Shubaika'],
  ])('should call a bus stop one: %o', (tags, name) => {
    expect(mapTags({ highway: 'bus_stop', ...tags })).toMatchObject({ category: 'stop', name })
  })

  it('should know better than the map where the guide’s list does', () => {
    const museum: OverpassElement = {
      type: 'way',
      id: 433011691,
      center: { lat: 21.44, lon: 39.8 },
      tags: { tourism: 'museum', 'name:en': 'Mecca Museum', name: 'متحف مكة' },
    }

    expect(mapElement(museum)).toMatchObject({ place: { name: 'Makkah Museum' }, rules: ['corrected'] })
  })

  it('should say which rules have put a place right', () => {
    expect(mapElement(node({ tourism: 'hotel', name: 'lina hotal 1' }))).toMatchObject({
      place: { name: 'Lina Hotel 1' },
      rules: ['spelling', 'capitals'],
    })
    expect(mapElement(node({ amenity: 'hospital', name: 'مستوصف العبير' }))).toMatchObject({
      place: { category: 'healthcare', nameBasis: 'transliterated' },
      rules: ['transliterated', 'trusted-category'],
    })
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
    expect(mapTags({ amenity: 'cafe', name: 'Cafe', ...tags })).toMatchObject({ address })
  })

  it.each([
    ['designated', 'yes'],
    ['yes', 'yes'],
    ['limited', 'limited'],
    ['no', 'no'],
    ['bad', 'unknown'],
  ])('should read wheelchair=%s as %s', (value, wheelchair) => {
    expect(mapTags({ amenity: 'cafe', name: 'Cafe', wheelchair: value })).toMatchObject({ wheelchair })
  })

  it.each([
    ['javascript:alert(1)', null],
    ['binba', null],
    ['javascript:alert(1);https://cafe.sa', 'https://cafe.sa/'],
    ['http://127.0.0.1/', null],
  ])('should take from website=%s the link %s', (value, website) => {
    expect(mapTags({ amenity: 'cafe', name: 'Cafe', website: value })).toMatchObject({ website })
  })

  it.each([
    ['2025-02-15', '2025-02-15'],
    ['2025-02-31', null],
    ['2025', null],
    ['last week', null],
    ['2025-13-01', null],
  ])('should read check_date=%s as %s', (value, checkDate) => {
    expect(mapTags({ amenity: 'cafe', name: 'Cafe', check_date: value })).toMatchObject({ checkDate })
  })

  it('should keep control characters and overrides out of every text', () => {
    const hostile = 'A\u0000\u202Eb\u0007'
    const tags = ['name', 'name:ar', 'addr:street', 'description', 'opening_hours', 'phone', 'cuisine']

    const place = mapTags({ amenity: 'cafe', ...Object.fromEntries(tags.map((key) => [key, hostile])) })

    expect(JSON.stringify(place)).not.toMatch(/[\u0000-\u001F\u202E]|\\u/)
  })
})

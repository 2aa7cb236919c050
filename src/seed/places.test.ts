import { describe, expect, it } from 'vitest'

import { OUTSIDE_CITIES, placeCities } from '@/domain/places/cities'
import { CITY_RADIUS_KM, cityCentres } from '@/domain/places/city-centres'
import { distanceMetres } from '@/lib/geo/geo'
import { placeCategoryValues } from '@/domain/places/place-categories'
import { cleanText } from '@/lib/text/text'

import { readPlaceSeeds } from './places'

const { places, skipped, rules } = readPlaceSeeds()

const curated = places.filter(({ origin }) => origin === 'editor')
const fromMap = places.filter(({ origin }) => origin === 'osm')

const countBy = <T extends string>(values: readonly T[]) =>
  values.reduce<Partial<Record<T, number>>>((counts, value) => ({ ...counts, [value]: (counts[value] ?? 0) + 1 }), {})

describe('the places that ship with the guide', () => {
  it('should add the curated places and leave out what they cover', () => {
    expect(curated).toHaveLength(102)
    expect(fromMap).toHaveLength(2088)
    expect(skipped).toEqual({
      'no-category': 915,
      'no-name': 280,
      // The two files of Madinah overlap.
      duplicate: 169,
      curated: 12,
      denied: 6,
      twin: 6,
      'same-place': 5,
    })
  })

  it('should count what the rules of the import have put right', () => {
    expect(rules).toEqual({
      transliterated: 255,
      stop: 132,
      capitals: 105,
      toilets: 87,
      near: 57,
      spelling: 24,
      'trusted-category': 13,
      corrected: 8,
      'two-scripts': 6,
    })
  })

  it('should reach the thousand named, placed and sorted places', () => {
    const complete = places.filter(({ latitude, longitude }) => latitude !== null && longitude !== null)

    expect(complete.length).toBe(2177)
    expect(places.length).toBe(2190)
  })

  it('should count the categories and cities', () => {
    expect(countBy(places.map(({ category }) => category))).toEqual({
      hotel: 998,
      'prayer place': 286,
      shopping: 227,
      restaurant: 172,
      stop: 133,
      toilets: 87,
      services: 85,
      'holy site': 55,
      pharmacy: 54,
      cafe: 36,
      transportation: 19,
      'tourist attraction': 17,
      hospital: 11,
      healthcare: 10,
    })
    expect(countBy(places.map(({ city }) => city))).toEqual({
      Makkah: 1476,
      Madinah: 665,
      Jeddah: 45,
      'Outside the cities': 4,
    })
  })

  it('should list hospitals, airports and stations of Madinah, and only hospitals under that name', () => {
    const listNames = (category: string, city: string) =>
      places.filter((place) => place.category === category && place.city === city).map(({ name }) => name)

    expect(listNames('hospital', 'Makkah')).toEqual(['Al Haram Emergency Hospital', 'Ajyad Emergency Hospital'])
    expect(listNames('hospital', 'Madinah')).toEqual([
      'King Fahd Hospital, Madinah',
      'Ohud Hospital',
      'Al Haram Hospital',
      'Madinah National Hospital',
      'Assalam Hospital',
    ])
    expect(listNames('transportation', 'Madinah')).toEqual(
      expect.arrayContaining([
        'Haramain Station - Madinah',
        'Prince Mohammad bin Abdulaziz International Airport',
        'Madinah Bus',
      ]),
    )
  })

  it('should hold no place where pilgrims would enter Ihram inside the Haram', () => {
    const called = places.filter(({ name, arabicName }) => /tan'?im/i.test(name) || arabicName?.includes('التنعيم'))

    expect(called.map(({ key, category }) => `${key} ${category}`)).toEqual([
      'curated/masjid-aisha-tanim holy site',
      'node/5639565221 stop',
    ])
  })

  it('should give every place a key of its own', () => {
    expect(new Set(places.map(({ key }) => key)).size).toBe(places.length)
  })

  it('should give no map object twice', () => {
    const refs = places.flatMap(({ osmRef }) => osmRef ?? [])

    expect(new Set(refs).size).toBe(refs.length)
  })

  it('should carry the two ids of the specification and no other', () => {
    const withId = places.flatMap(({ id, name, city }) => (id === null ? [] : [{ id, name, city }]))

    expect(withId).toEqual([
      { id: 255, name: 'Masjid al-Haram', city: 'Makkah' },
      { id: 239, name: 'Masjid an-Nabawi', city: 'Madinah' },
    ])
  })

  it('should hold only clean text within the lengths the CMS takes', () => {
    const limits = {
      name: 200,
      arabicName: 200,
      address: 300,
      description: 2000,
      hours: 500,
      phone: 60,
      website: 500,
      cuisine: 120,
    }
    const faults = places.flatMap((place) =>
      Object.entries(limits).flatMap(([field, limit]) => {
        const text = place[field as keyof typeof limits]
        return text === null || (text === cleanText(text) && text.length <= limit) ? [] : [`${place.key} ${field}`]
      }),
    )

    expect(faults).toEqual([])
    expect(places.filter(({ source }) => source.length === 0 || source.length > 4000)).toEqual([])
  })

  it('should keep to the known categories and cities', () => {
    expect(places.filter(({ category }) => !placeCategoryValues.includes(category))).toEqual([])
    expect(places.filter(({ city }) => !placeCities.includes(city))).toEqual([])
  })

  it('should keep holy sites a curated set', () => {
    expect(fromMap.filter(({ category }) => category === 'holy site')).toEqual([])
    expect(curated.filter(({ category }) => category === 'holy site')).toHaveLength(55)
  })

  it('should list map places only within their city', () => {
    const strays = fromMap.filter(({ city, latitude, longitude }) => {
      if (city === 'Jeddah' || city === OUTSIDE_CITIES || latitude === null || longitude === null) return true
      return distanceMetres(cityCentres[city], { latitude, longitude }) > CITY_RADIUS_KM * 1000
    })

    expect(strays).toEqual([])
  })

  it('should give half positions to nobody', () => {
    expect(places.filter(({ latitude, longitude }) => (latitude === null) !== (longitude === null))).toEqual([])
  })

  it('should describe curated places in whole sentences that say nothing about their making', () => {
    const faults = curated.filter(
      ({ description }) =>
        description === null ||
        !/^[A-Z].*\.$/.test(description) ||
        /specification|extract|compil|index/i.test(description),
    )

    expect(faults).toEqual([])
  })

  it('should date every place and ask for a review', () => {
    expect(countBy(places.map(({ checkedOn, reviewDueOn }) => `${checkedOn} ${reviewDueOn}`))).toEqual({
      '2026-11-20 2027-02-20': curated.length,
      '2026-02-01 2027-05-20': fromMap.length,
    })
  })

  it('should credit OpenStreetMap on every place of the map', () => {
    expect(fromMap.filter(({ source, key }) => !source.includes('ODbL') || !source.endsWith(key))).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'

import { cities } from '@/lib/cities'
import { CITY_RADIUS_KM, cityCentres, distanceMetres } from '@/lib/geo'
import { placeCategoryValues } from '@/lib/place-categories'
import { cleanText } from '@/lib/text'
import { parseOverpass } from '@/server/imports/osm/parse-overpass'
import { selectPlaces } from '@/server/imports/osm/select-places'

import { seedPlaces } from './places'
import { readDataText } from '@/data/read-data'

const { places, skipped } = seedPlaces()

const curated = places.filter(({ origin }) => origin === 'editor')
const fromMap = places.filter(({ origin }) => origin === 'osm')

const countBy = <T extends string>(values: readonly T[]) =>
  values.reduce<Partial<Record<T, number>>>((counts, value) => ({ ...counts, [value]: (counts[value] ?? 0) + 1 }), {})

describe('the places that ship with the guide', () => {
  it('should count what each map file gives', () => {
    const counts = ['makkah-pois.overpass.json', 'nabawi-area.overpass.json'].map((file) => {
      const answer = parseOverpass(readDataText(file))
      if (!answer.ok) return answer
      const selected = selectPlaces(answer.elements)
      return {
        elements: answer.elements.length,
        rejected: answer.rejected,
        places: selected.places.length,
        skipped: selected.skipped,
      }
    })

    expect(counts).toEqual([
      { elements: 2029, rejected: {}, places: 1423, skipped: { 'no-category': 376, 'no-name': 224, twin: 6 } },
      { elements: 463, rejected: {}, places: 22, skipped: { 'no-category': 441 } },
    ])
  })

  it('should add the curated places and leave out what they cover', () => {
    expect(curated).toHaveLength(103)
    expect(fromMap).toHaveLength(1441)
    expect(skipped).toEqual({ 'no-category': 817, 'no-name': 224, curated: 4, twin: 6 })
  })

  it('should reach the thousand named, placed and sorted places', () => {
    const complete = places.filter(({ latitude, longitude }) => latitude !== null && longitude !== null)

    expect(complete.length).toBe(1531)
    expect(places.length).toBe(1544)
  })

  it('should count the categories and cities', () => {
    expect(countBy(places.map(({ category }) => category))).toEqual({
      'holy site': 56,
      restaurant: 117,
      shopping: 128,
      'tourist attraction': 11,
      cafe: 25,
      hotel: 728,
      hospital: 12,
      pharmacy: 36,
      healthcare: 7,
      transportation: 137,
      'prayer place': 200,
      services: 87,
    })
    expect(countBy(places.map(({ city }) => city))).toEqual({ Makkah: 1452, Madinah: 42, Jeddah: 50 })
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
    expect(places.filter(({ city }) => !cities.includes(city))).toEqual([])
  })

  it('should keep holy sites a curated set', () => {
    expect(fromMap.filter(({ category }) => category === 'holy site')).toEqual([])
    expect(curated.filter(({ category }) => category === 'holy site')).toHaveLength(56)
  })

  it('should list map places only within their city', () => {
    const strays = fromMap.filter(({ city, latitude, longitude }) => {
      if (city === 'Jeddah' || latitude === null || longitude === null) return true
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

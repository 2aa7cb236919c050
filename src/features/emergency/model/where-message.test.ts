import { describe, expect, it } from 'vitest'

import type { PlaceCategory } from '@/domain/places/place-categories'

import { arabicWhereMessage, nearest, roughWhereMessage, whereMessage } from './where-message'

const coordinates = { latitude: 21.4225, longitude: 39.8262 }

/** About 111 m for 0.001° of latitude. */
const place = (name: string, category: PlaceCategory, north: number | null) => ({
  name,
  category,
  latitude: north === null ? null : coordinates.latitude + north,
  longitude: north === null ? null : coordinates.longitude,
})

const here = { coordinates, city: 'Makkah', accuracyMetres: null }

describe('whereMessage', () => {
  it('should name the city, the nearest landmark and the coordinates', () => {
    const places = [place('Hilton', 'hotel', -0.001), place('Far Hotel', 'hotel', 0.005)]
    expect(whereMessage({ ...here, accuracyMetres: 23 }, places)).toBe(
      'I am in Makkah, about 110 m north of Hilton. My position is 21.42250, 39.82620, exact to about 20 m.',
    )
  })

  it('should say "at" where one stands in front of it', () => {
    expect(whereMessage(here, [place('Hilton', 'hotel', 0.0002)])).toBe(
      'I am in Makkah, at Hilton. My position is 21.42250, 39.82620.',
    )
  })

  it.each([
    ['nothing is known around', []],
    ['only a food stall is near', [place('Kebab', 'restaurant', 0.0001)]],
    ['the landmark is two kilometres away', [place('Hilton', 'hotel', 0.02)]],
    ['the landmark has no position', [place('Hilton', 'hotel', null)]],
  ])('should leave the landmark out when %s', (_, places) => {
    expect(whereMessage(here, places)).toBe('I am in Makkah. My position is 21.42250, 39.82620.')
  })

  it('should say no more than it knows outside the cities, and never claim less than ten metres', () => {
    expect(whereMessage({ coordinates, city: null, accuracyMetres: 1 }, [])).toBe(
      'My position is 21.42250, 39.82620, exact to about 10 m.',
    )
  })
})

describe('arabicWhereMessage', () => {
  const names: Readonly<Record<string, string>> = { Hilton: 'فندق هيلتون', Clinic: 'عيادة' }
  const say = (city: 'Makkah' | null, places: readonly ReturnType<typeof place>[]) =>
    arabicWhereMessage({ coordinates, city }, places, ({ name }) => names[name] ?? null)
  const position = 'إحداثيات موقعي: \u206621.42250,\u00A039.82620\u2069'

  it('should name the city, the nearest landmark with an Arabic name and the coordinates', () => {
    const places = [place('No Arabic Name', 'hotel', 0.0005), place('Hilton', 'hotel', -0.001)]
    expect(say('Makkah', places)).toBe(`أنا في مكة المكرمة، بالقرب من فندق هيلتون (حوالي 110\u00A0م). ${position}`)
  })

  it('should leave the distance out where one stands in front of it', () => {
    expect(say('Makkah', [place('Hilton', 'hotel', 0.0002)])).toBe(
      `أنا في مكة المكرمة، بالقرب من فندق هيلتون. ${position}`,
    )
  })

  it('should say no more than it knows', () => {
    expect(say('Makkah', [place('Clinic', 'healthcare', 0.0001), place('Hilton', 'hotel', 0.02)])).toBe(
      `أنا في مكة المكرمة. ${position}`,
    )
    expect(say(null, [])).toBe(position)
  })
})

describe('roughWhereMessage', () => {
  /** About 111 km for a degree of latitude. */
  const kilometresNorth = (kilometres: number) => ({ ...coordinates, latitude: 21.4225 + kilometres / 111.195 })

  it.each([
    [501, 0, 'I am in Makkah. My phone knows my position only to about 500 m, around 21.42, 39.83.'],
    [5_000, 0, 'I am in Makkah. My phone knows my position only to about 5.0 km, around 21.42, 39.83.'],
    [5_000, 9, 'I am in Makkah. My phone knows my position only to about 5.0 km, around 21.50, 39.83.'],
    [5_000, 11, 'I am somewhere around Makkah. My phone knows my position only to about 5.0 km, around 21.52, 39.83.'],
    [60_000, 0, 'I am somewhere around Makkah. My phone knows my position only to about 60.0 km, around 21.4, 39.8.'],
    [5_000, 40, 'My phone knows my position only to about 5.0 km, around 21.78, 39.83.'],
  ])('should tell of %s m, %s km from the middle of Makkah, only what is sure', (accuracyMetres, north, words) => {
    expect(roughWhereMessage(kilometresNorth(north), accuracyMetres)).toBe(words)
  })
})

describe('nearest', () => {
  it('should pass over what has no position', () => {
    const hospital = nearest(coordinates, [
      place('a', 'hospital', null),
      place('b', 'hospital', 0.02),
      place('c', 'hospital', 0.01),
    ])
    expect(hospital?.place.name).toBe('c')
    expect(hospital?.metres).toBeCloseTo(1112, -1)
    expect(nearest(coordinates, [])).toBeNull()
  })
})

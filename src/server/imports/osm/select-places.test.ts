import { describe, expect, it } from 'vitest'

import type { OverpassElement } from './overpass-types'
import { selectPlaces } from './select-places'

const METRES_NORTH = 1 / 111_195

const hotel = (id: number, name: string, metresNorth = 0, tags: Record<string, string> = {}): OverpassElement => ({
  type: 'node',
  id,
  lat: 21.42 + metresNorth * METRES_NORTH,
  lon: 39.82,
  tags: { tourism: 'hotel', name, ...tags },
})

const toWay = ({ id, tags, ...element }: OverpassElement): OverpassElement => ({
  type: 'way',
  id,
  tags,
  ...('lat' in element ? { center: { lat: element.lat, lon: element.lon } } : {}),
})

const selectRefs = (elements: readonly OverpassElement[]) => selectPlaces(elements).places.map(({ osmRef }) => osmRef)

describe('selectPlaces', () => {
  it('should count every element once, as a place or under one reason', () => {
    const { places, skipped } = selectPlaces([
      hotel(1, 'Safa'),
      hotel(1, 'Safa again'),
      hotel(2, 'Safa', 30),
      hotel(3, ''),
      { ...hotel(4, 'Marwah'), type: 'way' } as OverpassElement,
      hotel(5, 'Far', 3_000_000),
    ])

    expect(places.map(({ osmRef }) => osmRef)).toEqual(['node/1'])
    expect(skipped).toEqual({ duplicate: 1, twin: 1, 'no-name': 1, 'no-position': 1, 'outside-cities': 1 })
  })

  it.each([
    ['59 m apart', hotel(2, 'Safa Hotel', 59), ['node/1']],
    ['61 m apart', hotel(2, 'Safa Hotel', 61), ['node/1', 'node/2']],
    ['another case and accent', hotel(2, 'SÁFA  hotel', 10), ['node/1']],
    ['a building 149 m from the point', toWay(hotel(2, 'Safa Hotel', 149)), ['node/1']],
    ['a building 151 m from the point', toWay(hotel(2, 'Safa Hotel', 151)), ['node/1', 'way/2']],
    ['another name', hotel(2, 'Safa Hotel 2', 10), ['node/1', 'node/2']],
    ['another category', hotel(2, 'Safa Hotel', 10, { tourism: '', amenity: 'cafe' }), ['node/1', 'node/2']],
  ])('should judge twins: %s', (_name, second, expected) => {
    expect(selectRefs([hotel(1, 'Safa Hotel'), second])).toEqual(expected)
  })

  it('should know twins by the Arabic name, however its letters are spelt', () => {
    const first = hotel(1, 'فندق الأصيل', 0, { 'name:en': 'Al Aseel' })
    const second = hotel(2, 'فندق الاصيل', 10, { 'name:en': 'Alaseel Hotel' })

    expect(selectRefs([first, second])).toEqual(['node/1'])
  })

  it('should keep the twin the map knows more about', () => {
    const detailed = hotel(2, 'Safa', 10, { phone: '+966 12 000 0000' })

    expect(selectRefs([hotel(1, 'Safa'), detailed])).toEqual(['node/2'])
    expect(selectRefs([detailed, hotel(1, 'Safa')])).toEqual(['node/2'])
  })

  it('should compare with the twin that was kept, not with the one it replaced', () => {
    const keptTwin = hotel(2, 'Safa', 50, { phone: '+966 12 000 0000' })

    expect(selectRefs([hotel(1, 'Safa'), keptTwin, hotel(3, 'Safa', -20)])).toEqual(['node/2', 'node/3'])
  })

  it('should take nothing the guide has ruled out, and ask for its record to be looked at', () => {
    const falseTanim = {
      ...toWay(hotel(457755154, 'Masjid')),
      tags: { amenity: 'place_of_worship', religion: 'muslim' },
    }
    const secondDrawing = { ...hotel(4315440391, 'All Nuzha'), tags: { shop: 'travel_agency', name: 'All Nuzha' } }

    const { places, refs, skipped } = selectPlaces([falseTanim, secondDrawing])

    expect(places).toEqual([])
    expect(skipped).toEqual({ denied: 1, 'same-place': 1 })
    expect([...refs]).toEqual([])
  })

  it('should know a curated place by the name the map has, without the season in the name of the guide', () => {
    const hospital: OverpassElement = {
      type: 'node',
      id: 1,
      lat: 21.40518,
      lon: 39.88846,
      tags: { amenity: 'hospital', name: 'Mina Al-Jisr Hospital' },
    }
    const curated = {
      name: 'Mina Al-Jisr Hospital (Hajj only)',
      arabicName: null,
      position: { latitude: 21.40518, longitude: 39.88846 },
      osmRefs: [],
    }

    expect(selectPlaces([hospital], [curated]).skipped).toEqual({ curated: 1 })
  })

  it('should name what is closed for good, and not among what is there', () => {
    const { places, refs, closed, skipped } = selectPlaces([
      hotel(1, 'Safa', 0, { disused: 'yes' }),
      hotel(2, 'Marwah', 500),
      { ...hotel(3, 'School'), tags: { amenity: 'school', disused: 'yes' } },
    ])

    expect(places.map(({ osmRef }) => osmRef)).toEqual(['node/2'])
    expect([...refs]).toEqual(['node/2'])
    expect([...closed]).toEqual(['node/1', 'node/3'])
    expect(skipped).toEqual({ 'closed-disused': 1, 'no-category': 1 })
  })

  it('should not let a bare copy hide the full one, and keep what is known beside the place', () => {
    const full = { ...hotel(1, 'Safa', 0, { website: 'none' }), version: 4 }
    const { places, notes, skipped } = selectPlaces([{ ...full, tags: {} }, full])

    expect(places).toHaveLength(1)
    expect(skipped).toEqual({ 'no-tags': 1 })
    expect(notes.get('node/1')).toEqual({
      rules: [],
      dropped: ['web address not usable'],
      edition: { version: 4, at: null },
    })
  })

  it('should say what a place is near whose name is that of many', () => {
    const broast = (id: number, tags: Record<string, string> = {}, metresNorth = 0): OverpassElement => ({
      ...hotel(id, 'Broast', metresNorth),
      tags: { amenity: 'restaurant', name: 'Broast', ...tags },
    })
    const { places, rules } = selectPlaces([
      hotel(1, 'Safa Hotel', 290),
      hotel(2, 'Marwah Hotel', 120),
      hotel(3, 'Hotel', 20),
      broast(4),
      broast(5, { 'addr:street': 'Ajyad' }, 5000),
      broast(6, {}, -400),
    ])

    expect(places.map(({ osmRef, address }) => [osmRef, address])).toEqual([
      ['node/1', null],
      ['node/2', null],
      ['node/3', 'Near Marwah Hotel'],
      ['node/4', 'Near Marwah Hotel'],
      ['node/5', 'Ajyad, Makkah'],
      ['node/6', null],
    ])
    expect(rules).toEqual({ near: 2 })
  })

  describe('beside a curated place', () => {
    const mosque = (id: number, name: string, metresNorth = 0): OverpassElement => ({
      ...hotel(id, name, metresNorth),
      tags: { amenity: 'place_of_worship', religion: 'muslim', name },
    })
    const curated = [
      {
        osmRefs: ['node/9'],
        name: 'Masjid al-Jinn',
        arabicName: 'مسجد الجن',
        position: { latitude: 21.42, longitude: 39.82 },
      },
      { osmRefs: [], name: 'Masjid al-Khayf', arabicName: null, position: null },
    ]

    it.each([
      ['the same object under another name', mosque(9, 'Another mosque', 5000)],
      ['the same name nearby', mosque(1, 'Masjid Al Jinn', 200)],
      ['the same Arabic name nearby', mosque(1, 'مسجد الجن', 200)],
    ])('should leave out %s', (_name, element) => {
      expect(selectPlaces([element], curated)).toMatchObject({ places: [], skipped: { curated: 1 } })
    })

    it.each([
      ['the same name far away', mosque(1, 'Masjid Al Jinn', 400)],
      ['the name of a place without a position', mosque(1, 'Masjid al-Khayf')],
      ['a neighbour', mosque(1, 'Masjid ar-Rayah')],
    ])('should keep %s', (_name, element) => {
      expect(selectPlaces([element], curated).skipped).toEqual({})
    })
  })
})

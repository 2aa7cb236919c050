import { describe, expect, it } from 'vitest'

import type { LocationDto } from '@/contracts/locations'
import { MOSQUE_IDS } from '@/domain/gates/mosques'
import type { Rectangle } from '@/domain/streets/place-labels'

import { findLandmarks, nameSpots, placeNames } from './landmarks'

const makePlace = (id: number, values: Partial<LocationDto>): LocationDto => ({
  id,
  name: `Place ${id}`,
  category: 'holy site',
  city: 'Makkah',
  latitude: 21.42,
  longitude: 39.82,
  address: null,
  description: null,
  hours: null,
  ...values,
})

describe('landmarks', () => {
  it('are what people steer by, the mosques before all others', () => {
    const places = [
      makePlace(1, { category: 'hotel' }),
      makePlace(2, { category: 'transportation' }),
      makePlace(3, { category: 'hospital' }),
      makePlace(5, {}),
      makePlace(4, {}),
      makePlace(MOSQUE_IDS.haram, {}),
    ]
    expect(findLandmarks(places, new Map()).map(({ id }) => id)).toEqual([MOSQUE_IDS.haram, 4, 5, 3, 2])
  })

  it('are named from as far away as they matter', () => {
    const [mosque, site, station] = findLandmarks(
      [makePlace(MOSQUE_IDS.nabawi, {}), makePlace(4, {}), makePlace(2, { category: 'transportation' })],
      new Map(),
    )
    expect(mosque?.leastZoom).toBe(0)
    expect(site?.leastZoom).toBeLessThan(station?.leastZoom ?? 0)
  })

  it('have a position, and a name without remarks', () => {
    const places = [makePlace(4, { latitude: null }), makePlace(5, { name: 'Mina Station 1 (Hajj only)' })]
    expect(findLandmarks(places, new Map([[5, 'محطة منى رقم 1']]))).toMatchObject([
      { id: 5, name: 'Mina Station 1', arabicName: 'محطة منى رقم 1' },
    ])
  })
})

describe('names on the map', () => {
  const box = (left: number, top: number) => ({ left, top, right: left + 100, bottom: top + 20 })
  const name = (left: number, top: number, isAboveMarks = false) => ({
    spots: [
      { ...box(left, top + 20), spot: 'below' },
      { ...box(left, top - 40), spot: 'above' },
    ],
    isAboveMarks,
  })
  const place = (
    names: readonly ReturnType<typeof name>[],
    marks: readonly Rectangle[],
    written: readonly Rectangle[] = [],
  ) => placeNames(names, marks, ({ left, top }) => written.some((one) => one.left === left && one.top === top))

  it('stand below their mark, above it where another name is, and nowhere where there is no room', () => {
    expect(place([name(0, 0), name(50, 10), name(20, 0), name(200, 0)], [])).toEqual(['below', 'above', null, 'below'])
  })

  it('touch no other name without overlapping', () => {
    expect(place([name(0, 0), name(100, 0)], [])).toEqual(['below', 'below'])
  })

  it('do not cover marks, unless they are the most important', () => {
    const marks = [box(0, 25), box(0, -35)]
    expect(place([name(0, 0)], marks)).toEqual([null])
    expect(place([name(0, 0, true)], marks)).toEqual(['below'])
    expect(place([name(0, 0)], [box(0, 25)])).toEqual(['above'])
  })

  it('never cover what the streets have written', () => {
    expect(place([name(0, 0)], [], [box(0, 20)])).toEqual(['above'])
    expect(place([name(0, 0, true)], [], [box(0, 20), box(0, -40)])).toEqual([null])
  })

  it('stand beside their place on four sides', () => {
    expect(nameSpots({ x: 100, y: 100 }, 40, 20)).toEqual([
      { left: 80, top: 115, right: 120, bottom: 135, spot: '-20px 15px' },
      { left: 80, top: 65, right: 120, bottom: 85, spot: '-20px -35px' },
      { left: 118, top: 90, right: 158, bottom: 110, spot: '18px -10px' },
      { left: 42, top: 90, right: 82, bottom: 110, spot: '-58px -10px' },
    ])
  })
})

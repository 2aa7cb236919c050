import { describe, expect, it } from 'vitest'

import type { Location } from '@/payload-types'

import { blankPlace } from '../../../../tests/helpers/blank-place'
import { chooseKept, mergedValues } from './merged-values'

const place = (id: number, origin: Location['origin'], rest: Partial<Location> = {}): Location => ({
  ...blankPlace,
  id,
  name: 'Safwa',
  origin,
  provenance: { source: `source ${id}` },
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  ...rest,
})

describe('mergedValues', () => {
  it('should keep what an editor wrote and take over what is missing', () => {
    const kept = place(1, 'editor', { name: 'Safwa Tower', phone: '+966 1', latitude: 21.4, longitude: 39.8 })
    const old = place(2, 'osm', { name: 'Safwa', phone: '+966 2', hours: '24/7', latitude: 21.5, longitude: 39.9 })

    expect(mergedValues(kept, old)).toEqual({ hours: '24/7' })
  })

  it('should take over what an editor wrote in the record that goes', () => {
    const kept = place(1, 'osm', { phone: '+966 1', hours: '24/7' })
    const old = place(2, 'editor', { name: 'Safwa Tower', phone: '+966 2', wheelchair: 'no' })

    expect(mergedValues(kept, old)).toEqual({
      name: 'Safwa Tower',
      phone: '+966 2',
      wheelchair: 'no',
      provenance: { source: 'source 2' },
    })
  })

  it.each([
    ['unknown', { wheelchair: 'unknown' }],
    ['nothing', { phone: null, hours: '' }],
    ['the same', { name: 'Safwa' }],
  ] as const)('should take over nothing from a record that says %s', (_name, old) => {
    const kept = place(1, 'osm', { wheelchair: 'yes', phone: '+966 1', hours: '24/7', provenance: {} })

    expect(mergedValues(kept, place(2, 'editor', { provenance: {}, ...old }))).toEqual({})
  })

  it('should take over no number that is the same in another spelling', () => {
    const kept = place(1, 'osm', { phone: '+966 (0)12 555 1234', provenance: {} })
    const old = (phone: string) => place(2, 'editor', { name: 'Safwa', phone, provenance: {} })

    expect(mergedValues(kept, old('٠١٢٥٥٥١٢٣٤'))).toEqual({})
    expect(mergedValues(kept, old('0125551235'))).toEqual({ phone: '0125551235' })
  })

  it('should take over a position as a whole', () => {
    const old = place(2, 'osm', { latitude: 21.4, longitude: 39.8 })

    expect(mergedValues(place(1, 'editor'), old)).toEqual({ latitude: 21.4, longitude: 39.8 })
  })
})

describe('chooseKept', () => {
  it.each([
    ['what an editor wrote', place(9, 'editor'), place(1, 'osm', { phone: '1', hours: '24/7' })],
    ['what a pilgrim wrote before the map', place(9, 'community'), place(1, 'osm')],
    ['the one that says more', place(9, 'osm', { phone: '1' }), place(1, 'osm')],
    ['the older of equals', place(1, 'osm'), place(9, 'osm')],
  ])('should keep %s', (_name, kept, old) => {
    expect(chooseKept(kept, old)).toEqual([kept, old])
    expect(chooseKept(old, kept)).toEqual([kept, old])
  })
})

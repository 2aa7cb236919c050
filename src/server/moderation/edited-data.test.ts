import { describe, expect, it } from 'vitest'

import type { Recommendation } from '@/payload-types'

import { editedData } from './edited-data'

const place: Recommendation = {
  id: 1,
  status: 'pending-review',
  kind: 'place',
  title: 'Al Baik',
  city: 'Makkah',
  place: { category: 'Other', phone: '+966 1', wheelchair: true, hasNoPosition: true },
  submittedAt: '2026-11-20T10:00:00.000Z',
  itemVersion: 1,
  riskScore: 0,
  updatedAt: '2026-11-20T10:00:00.000Z',
  createdAt: '2026-11-20T10:00:00.000Z',
}

describe('editedData', () => {
  it('should change what was given and keep the rest', () => {
    expect(editedData(place, { title: 'Al Baik, Ajyad', category: 'restaurant', phone: null })).toEqual({
      title: 'Al Baik, Ajyad',
      place: { category: 'Other', siteCategory: 'restaurant', phone: null, wheelchair: true, hasNoPosition: true },
    })
  })

  it('should take a pin for the better word about the position', () => {
    const { place: edited } = editedData(place, { latitude: 21.4, longitude: 39.8, hasNoPosition: true })
    expect(edited).toMatchObject({ latitude: 21.4, hasNoPosition: false })
  })

  it('should offer a swapped position the right way round, also when the other half was there before', () => {
    const half = { ...place, place: { ...place.place, latitude: 39.826, longitude: 39.8 } }
    expect(() => editedData(half, { longitude: 21.42 })).toThrow(/Did you swap them\? Latitude 21.42, longitude 39.826/)
  })

  it.each([
    ['half a pin', place, { latitude: 21.4 }],
    ['a pin in Greece', place, { latitude: 38, longitude: 23.7 }],
    ['a script for a website', place, { website: 'javascript:alert(1)' }],
    ['steps of a place', place, { steps: [{ title: 'x', description: null, category: 'Gate', notes: null }] }],
    ['a phone of a path', { ...place, kind: 'path' }, { phone: '+966 1' }],
  ] as const)('should refuse %s', (_, item, edits) => {
    expect(() => editedData({ ...item }, { ...edits } as Parameters<typeof editedData>[1])).toThrow()
  })
})

import { describe, expect, it } from 'vitest'

import { findTargets, MAX_TARGETS } from './find-targets'

const gate = (id: number, number: string | null, name: string, locationId = 255) => ({
  id,
  locationId,
  name,
  gate_number: number,
  arabic_name: null,
  notes: null,
  description: null,
  latitude: null,
  longitude: null,
  directions_url: null,
  is_major: 0 as const,
  women_only: 0 as const,
  is_entrance: 1 as const,
  is_exit: 1 as const,
  is_wheelchair_accessible: 0 as const,
})

const place = (id: number, name: string, city: 'Makkah' | 'Madinah' = 'Makkah') => ({
  id,
  name,
  category: 'restaurant' as const,
  address: null,
  city,
  description: null,
  hours: null,
  latitude: null,
  longitude: null,
})

const gates = [gate(1, '79', 'King Fahd Gate'), gate(2, '1', 'King Abdulaziz Gate'), gate(3, '79', 'Quba Gate', 239)]
const places = [place(10, 'King Fahd Restaurant'), place(11, 'Tower 79 Cafe'), place(12, 'King Fahd Hotel', 'Madinah')]

const findIds = (text: string, city: 'Makkah' | 'Madinah' = 'Makkah') =>
  findTargets(text, { gates, places, city }).map(({ kind, id }) => `${kind} ${id}`)

describe('findTargets', () => {
  it('should find a gate first when a number is asked for', () => {
    expect(findIds('79')).toEqual(['gate 1', 'place 11'])
  })

  it('should find places first when a name is asked for, and gates too', () => {
    expect(findIds('king fahd')).toEqual(['place 10', 'gate 1'])
  })

  it('should stay in the city of the path', () => {
    expect(findIds('79', 'Madinah')).toEqual(['gate 3'])
    expect(findIds('king', 'Madinah')).toEqual(['place 12'])
  })

  it.each(['', ' ', 'k', 'zzzz'])('should find nothing for %j', (text) => {
    expect(findIds(text)).toEqual([])
  })

  it('should leave room for both kinds', () => {
    const many = Array.from({ length: 20 }, (_, index) => index)
    const targets = findTargets('king', {
      gates: many.map((index) => gate(index + 1, null, `King Gate ${index}`)),
      places: many.map((index) => place(index + 1, `King Place ${index}`)),
      city: 'Makkah',
    })

    expect(targets).toHaveLength(MAX_TARGETS)
    expect(targets.filter(({ kind }) => kind === 'gate')).toHaveLength(MAX_TARGETS / 2)
  })

  it('should say where it is', () => {
    expect(findTargets('79', { gates, places: [], city: 'Makkah' })[0]?.where).toBe('Gate 79 · Masjid al-Haram')
  })
})

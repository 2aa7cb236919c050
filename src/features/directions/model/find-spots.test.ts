import { describe, expect, it } from 'vitest'

import type { GateDto } from '@/contracts/mosque-gates'
import type { IndexedPlace } from '@/contracts/place-index'

import { blankGate } from '../../../../tests/helpers/blank-gate'
import { findSpots } from './find-spots'

const gate = (id: number, name: string, gateNumber: string | null, latitude: number | null = 21.42): GateDto => ({
  ...blankGate,
  id,
  name,
  gate_number: gateNumber,
  latitude,
  longitude: latitude === null ? null : 39.82,
})

const place = (id: number, name: string, latitude: number | null = 21.42): IndexedPlace => ({
  id,
  name,
  category: 'hotel',
  city: 'Makkah',
  latitude,
  longitude: latitude === null ? null : 39.82,
})

const gates = [gate(1, 'King Fahd Gate', '79'), gate(2, 'Gate 7', '7'), gate(3, 'King Fahd Bridge', null, null)]
const places = [place(1, 'King Fahd Hotel'), place(2, 'Dar Al Tawhid'), place(3, 'King Hotel', null)]

const names = (query: string) => findSpots(query, places, gates).map(({ name, where }) => `${name} | ${where}`)

describe('gates and places by name', () => {
  it('should be found by number, gates first, and only where their position is known', () => {
    expect(names('gate 79')[0]).toBe('Gate 79, King Fahd Gate | Masjid al-Haram')
    expect(names('king fahd')).toEqual(['Gate 79, King Fahd Gate | Masjid al-Haram', 'King Fahd Hotel | Makkah'])
  })

  it('should be nothing before something is typed, or for words that say nothing', () => {
    expect(names(' ')).toEqual([])
    expect(names('al')).toEqual([])
  })

  it('should be no more than a phone can show', () => {
    const many = Array.from({ length: 50 }, (_, id) => place(id + 1, `Hotel ${id}`))

    expect(findSpots('hotel', many, gates).length).toBeLessThanOrEqual(12)
  })
})

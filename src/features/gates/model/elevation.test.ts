import { describe, expect, it } from 'vitest'

import { mosques } from '@/domain/gates/mosques'
import { readGateSeeds } from '@/seed/gates'

import { parseElevation, elevationText } from './elevation'

const from = (notes: string | null) => parseElevation({ notes, description: null })

describe('parseElevation', () => {
  it.each([
    ['One of the five main gates, each with two minarets above it.', { minarets: 2, doors: null, size: null }],
    ['The main northern entrance, with seven doors and two minarets.', { minarets: 2, doors: 7, size: null }],
    [
      'With two minarets above it. Its door is 13.3 m high and 7.7 m wide and weighs 14 tonnes.',
      { minarets: 2, doors: null, size: { height: 13.3, width: 7.7 } },
    ],
    ['It has 2 minarets. Doors 20, 21 and 22 share this name.', { minarets: 2, doors: null, size: null }],
  ])('should draw what the notes say and no more: %s', (notes, elevation) => {
    expect(from(notes)).toEqual(elevation)
  })

  it.each([null, 'Door with a ramp.', 'A gate with no minarets.', 'The minarets are white.'])(
    'should draw nothing from: %s',
    (notes) => {
      expect(from(notes)).toBeNull()
    },
  )

  it('should draw the main gates of which the sources that ship say how they look', () => {
    const drawn = Object.values(mosques).map(({ key, id }) => [
      key,
      readGateSeeds()
        .filter(({ locationId, notes }) => locationId === id && from(notes ?? null) !== null)
        .map(({ gateNumber }) => gateNumber)
        .sort((a, b) => Number(a) - Number(b)),
    ])

    expect(Object.fromEntries(drawn)).toEqual({
      haram: ['1', '45', '62', '79', '100'],
      nabawi: ['20', '21', '22'],
    })
  })
})

describe('elevationText', () => {
  it('should say the same in words', () => {
    expect(elevationText({ minarets: 2, doors: 7, size: null })).toBe('Seven doors and two minarets.')
    expect(elevationText({ minarets: 2, doors: null, size: { height: 13.3, width: 7.7 } })).toBe(
      'Two minarets. Its door is 13.3 m high and 7.7 m wide.',
    )
    expect(elevationText({ minarets: 1, doors: 1, size: null })).toBe('One door and one minaret.')
  })
})

import { readFileSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, it } from 'vitest'

import { isMosqueKey } from '@/domain/gates/mosques'

import type { OverpassElement } from '../osm/overpass-types'
import { parseOverpass } from '../osm/parse-overpass'
import { type KnownGate, matchGates } from './match-gates'

const readElements = (file: string): readonly OverpassElement[] => {
  const parsed = parseOverpass(readFileSync(path.resolve(file), 'utf8'))
  return parsed.ok ? parsed.elements : []
}

type Fact = {
  readonly key: string
  readonly mosque: string
  readonly gateNumber: string | null
  readonly osmRef: string | null
  readonly latitude: number | null
  readonly longitude: number | null
}

const facts = (JSON.parse(readFileSync(path.resolve('src/data/gates-facts.json'), 'utf8')) as readonly Fact[]).map(
  ({ key, mosque, gateNumber, osmRef, latitude, longitude }): KnownGate => {
    if (!isMosqueKey(mosque)) throw new Error(mosque)
    return {
      key,
      mosque,
      gateNumber,
      osmRef,
      position: latitude === null || longitude === null ? null : { latitude, longitude },
    }
  },
)

const haramGates = readElements('tests/fixtures/osm/haram-gates.overpass.json')

const nabawiGates = readElements('tests/fixtures/osm/nabawi-gates.overpass.json')

const nabawiArea = readElements('src/data/nabawi-area.overpass.json')

const atHaram = { latitude: 21.4225, longitude: 39.8262 }

const node = (id: number, tags: Record<string, string>, metresNorth = 0): OverpassElement => ({
  type: 'node',
  id,
  lat: atHaram.latitude + metresNorth / 111_195,
  lon: atHaram.longitude,
  tags,
})

const door = (id: number, ref: string, metresNorth = 0) => node(id, { entrance: 'yes', ref }, metresNorth)

const gate = (key: string, gateNumber: string | null, rest: Partial<KnownGate> = {}): KnownGate => ({
  key,
  mosque: 'haram',
  gateNumber,
  osmRef: null,
  position: atHaram,
  ...rest,
})

const listMatches = (elements: readonly OverpassElement[], gates: readonly KnownGate[]) =>
  Object.fromEntries([...matchGates(elements, gates).matches].map(([key, { osmRef }]) => [key, osmRef]))

const listUnmatched = (elements: readonly OverpassElement[], gates: readonly KnownGate[]) =>
  matchGates(elements, gates).unmatched.map(({ sighting, reason }) => [sighting.osmRef, reason])

describe('matchGates on the real gates', () => {
  it.each([
    ['Masjid al-Haram', haramGates, 140],
    ['the courtyard of Masjid an-Nabawi', nabawiGates, 60],
    ['Masjid an-Nabawi', nabawiArea, 97],
  ])('should find every gate of %s that the guide ties to the map', (_name, elements, count) => {
    const { matches } = matchGates(elements, facts)
    const refs = new Set(elements.map(({ type, id }) => `${type}/${id}`))
    const tied = facts.filter(({ osmRef }) => osmRef !== null && refs.has(osmRef))

    expect(tied).toHaveLength(count)
    expect(tied.filter(({ key, osmRef }) => matches.get(key)?.osmRef !== osmRef)).toEqual([])
    expect(matches.size).toBe(count)
  })

  it('should find no wrong gate at the Haram by mosque and number alone', () => {
    const untied = facts.map((fact) => ({ ...fact, osmRef: null }))
    const { matches } = matchGates(haramGates, untied)
    const wrong = facts.filter(
      ({ key, osmRef }) => osmRef !== null && ![undefined, osmRef].includes(matches.get(key)?.osmRef),
    )

    // The mosque's authority gives 64 to a bridge, the map to the door beside it: only the map object tells them apart.
    expect(wrong.map(({ key }) => key)).toEqual(['haram/bridge/64/shubaika-bridge'])
    // The others have a number that is there twice, or an old one: a person decides.
    expect(matches.size).toBe(129)
  })

  it.each([
    ['Masjid al-Haram', haramGates, { 'other-building': 8, indoor: 3, 'kaaba-door': 1, denied: 1 }],
    ['the courtyard of Masjid an-Nabawi', nabawiGates, { toilets: 10 }],
    ['Masjid an-Nabawi', nabawiArea, { 'no-gate': 374, toilets: 1 }],
    [
      'shops and hotels of Makkah',
      readElements('src/data/makkah-pois.overpass.json'),
      { 'no-gate': 2003, 'other-building': 8, 'kaaba-door': 1 },
    ],
    [
      'Jeddah, whose old town has a gate too',
      readElements('tests/fixtures/osm/jeddah-pois.overpass.json'),
      { 'no-gate': 19, elsewhere: 1 },
    ],
  ])('should count what is no gate of a mosque: %s', (_name, elements, skipped) => {
    expect(matchGates(elements, facts).skipped).toEqual(skipped)
  })

  it('should say which doors of the map the guide does not know', () => {
    const { unmatched } = matchGates(haramGates, facts)

    expect(unmatched.map(({ sighting, reason }) => `${sighting.label}: ${reason}`).sort()).toEqual([
      'Bab Al Marwah 25: ambiguous',
      'Gate 112: ambiguous',
      'Gate 167: ambiguous',
      'Gate 170: ambiguous',
      'Gate 65: ambiguous',
      'Gate 66: ambiguous',
      ...Array.from({ length: 10 }, () => 'Gate without a name: no-number'),
    ])
  })
})

describe('matchGates', () => {
  it('should give each gate of a group the position of its one sign', () => {
    const gates = [gate('a', '33'), gate('b', '34'), gate('c', '35'), gate('d', '36')]

    expect(listMatches([door(1, '33, 34, 35')], gates)).toEqual({ a: 'node/1', b: 'node/1', c: 'node/1' })
  })

  it('should find a gate whose own number is a group', () => {
    expect(listMatches([door(1, '310, 311')], [gate('a', '310, 311')])).toEqual({ a: 'node/1' })
  })

  it.each([
    ['399 m away', 399, { a: 'node/1' }, []],
    ['401 m away', 401, {}, [['node/1', 'too-far']]],
  ])('should trust a number only near the gate: %s', (_name, metres, matches, unmatched) => {
    expect(listMatches([door(1, '79', metres)], [gate('a', '79')])).toEqual(matches)
    expect(listUnmatched([door(1, '79', metres)], [gate('a', '79')])).toEqual(unmatched)
  })

  it('should place a gate nobody has placed', () => {
    expect(listMatches([door(1, '6A')], [gate('a', '6A', { position: null })])).toEqual({ a: 'node/1' })
  })

  it('should go by the object before the number', () => {
    const gates = [gate('fath', '45', { osmRef: 'node/1' }), gate('door', '30')]

    expect(listMatches([door(1, '30')], gates)).toEqual({ fath: 'node/1', door: 'node/1' })
  })

  it('should not give the door of one gate to another of its number', () => {
    const gates = [gate('door', '64', { osmRef: 'node/1' }), gate('bridge', '64', { position: null })]

    expect(listMatches([door(1, '64')], gates)).toEqual({ door: 'node/1' })
  })

  it('should choose no point when several claim one gate', () => {
    const elements = [door(1, '112'), door(2, '112', 10)]

    expect(listMatches(elements, [gate('a', '112')])).toEqual({})
    expect(listUnmatched(elements, [gate('a', '112')])).toEqual([
      ['node/1', 'ambiguous'],
      ['node/2', 'ambiguous'],
    ])
  })

  it('should leave the second of two points alone when the first is tied', () => {
    const gates = [gate('a', '112', { osmRef: 'node/1' })]

    expect(listMatches([door(1, '112'), door(2, '112', 10)], gates)).toEqual({ a: 'node/1' })
    expect(listUnmatched([door(1, '112'), door(2, '112', 10)], gates)).toEqual([['node/2', 'ambiguous']])
  })

  it.each([
    ['no-number', node(1, { entrance: 'yes' })],
    ['unknown-number', door(1, '999')],
  ])('should say %s', (reason, element) => {
    expect(listUnmatched([element], [gate('a', '79')])).toEqual([['node/1', reason]])
  })

  it.each([
    ['no-gate', { amenity: 'library', name: 'Women’s Library - Gate 16' }],
    ['no-gate', { entrance: 'no', ref: '79' }],
    ['toilets', { entrance: 'yes', amenity: 'toilets', name: '206' }],
    ['kaaba-door', { entrance: 'yes', name: 'باب الكعبة', 'name:en': 'Bab al Kaaba', wikidata: 'Q16122214' }],
    ['kaaba-door', { entrance: 'yes', 'name:en': 'Door of the Kaaba' }],
    ['indoor', { entrance: 'yes', indoor: 'door', ref: '79' }],
    ['other-building', { entrance: 'main', name: 'Gate 4 - Jabel Omar Jumeirah East Tower' }],
    ['other-building', { entrance: 'yes', name: 'Makkah Tower 6 Entrance' }],
    ['other-building', { entrance: 'yes', name: 'Entrance 2 - Jabel Omar Hyatt Regency' }],
    ['other-building', { entrance: 'yes', name: 'Food Courts 3rd Floor' }],
    ['other-building', { entrance: 'yes', name: 'مدخل فندق دار التوحيد' }],
  ])('should count as %s: %o', (reason, tags) => {
    expect(matchGates([node(1, tags)], [gate('a', '79')])).toMatchObject({ skipped: { [reason]: 1 }, unmatched: [] })
  })

  it('should ask for a position and a mosque beside it', () => {
    const way: OverpassElement = { type: 'way', id: 1, tags: { entrance: 'yes', ref: '79' } }

    expect(matchGates([way, door(2, '79', 800)], [gate('a', '79')]).skipped).toEqual({ 'no-position': 1, elsewhere: 1 })
  })
})

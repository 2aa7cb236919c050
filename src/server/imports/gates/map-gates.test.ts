import { describe, expect, it } from 'vitest'

import { MOSQUE_IDS } from '@/domain/gates/mosques'

import type { IncomingRecord, SourceRecords, Values } from '../engine/records'
import type { OverpassElement } from '../osm/overpass-types'
import { placeByMap, withMapGates } from './map-gates'

const METRE = 1 / 111_195

const gate = (key: string, gateNumber: string | null, values: Values = {}): IncomingRecord => ({
  key,
  label: `Gate ${key}`,
  values: { location: MOSQUE_IDS.haram, gateNumber, latitude: null, longitude: null, osmRef: null, ...values },
  checkedOn: '2026-11-20',
  sourceDay: '2026-11-20',
  edition: null,
  reviewDueOn: '2026-12-20',
  source: 'a source',
})

const source = (...records: readonly IncomingRecord[]): SourceRecords => ({
  records,
  skipped: {},
  dropped: {},
  rules: {},
  present: new Set(records.map(({ key }) => key)),
  closed: new Set(),
  isComplete: true,
  sourceTimestamp: null,
  sourceName: 'gates',
  warnings: [],
})

const door = (id: number, tags: Record<string, string>, metresNorth = 0): OverpassElement => ({
  type: 'node',
  id,
  lat: 21.4225 + metresNorth * METRE,
  lon: 39.8262,
  tags: { entrance: 'yes', ...tags },
})

const here = { latitude: 21.4225, longitude: 39.8262 }

const clientWith = (upstream: Readonly<Record<string, Values>>) => ({
  query: async () => ({
    rows: Object.entries(upstream).map(([source_key, values]) => ({ source_key, upstream: values })) as never[],
    rowCount: null,
  }),
})

describe('placeByMap', () => {
  it('should place every gate of a group that nobody has placed', () => {
    const { records } = placeByMap(source(gate('a', '6A'), gate('b', '6B')), [door(1, { ref: '6A, 6B' })])

    expect(records.map(({ values }) => values)).toMatchObject([
      { ...here, osmRef: 'node/1' },
      { ...here, osmRef: 'node/1' },
    ])
  })

  it('should never move a gate, but say where the map differs', () => {
    const gateSource = source(gate('a', '79', { ...here, osmRef: 'node/1' }))
    const { records, warnings } = placeByMap(gateSource, [door(1, { ref: '79' }, 45)])

    expect(records).toEqual(gateSource.records)
    expect(warnings).toEqual(['The map shows Gate a (79) 45 m from where the guide has it: node/1. Look who is right.'])
  })

  it('should not mention a door that was redrawn by some metres', () => {
    const gateSource = source(gate('a', '79', { ...here, osmRef: 'node/1' }))

    expect(placeByMap(gateSource, [door(1, { ref: '79' }, 29)]).warnings).toEqual([])
  })

  it('should name what a person has to look at and count the rest', () => {
    const elements = [
      door(1, { ref: '112' }),
      door(2, { ref: '112' }, 5),
      door(3, { ref: '999' }),
      door(4, {}),
      door(5, { name: 'Makkah Tower 6 Entrance' }),
    ]
    const { skipped, warnings, records } = placeByMap(source(gate('a', '112')), elements)

    expect(records[0]?.values.latitude).toBeNull()
    expect(skipped).toEqual({ 'unknown-number': 1, 'no-number': 1, ambiguous: 2, 'other-building': 1 })
    expect(warnings).toEqual([
      'The map has a gate the guide does not know: Gate 999, node/3.',
      'The map has more than one Gate 112; node/1 was not used.',
      'The map has more than one Gate 112; node/2 was not used.',
    ])
  })
})

describe('withMapGates', () => {
  it('should leave a gate where the map put it earlier, when there is no map at hand', async () => {
    const client = clientWith({ a: { ...here, osmRef: 'node/1' }, b: { ...here, osmRef: 'node/2' } })
    const own = { latitude: 21.4, longitude: 39.8, osmRef: 'node/7' }
    const { records } = await withMapGates(client, source(gate('a', '6A'), gate('b', '79', own), gate('c', '9')), null)

    expect(records.map(({ values }) => values)).toMatchObject([
      { ...here, osmRef: 'node/1' },
      own,
      { latitude: null, longitude: null, osmRef: null },
    ])
  })

  it('should believe the map of today more than that of earlier', async () => {
    const client = clientWith({ a: { latitude: 21.4, longitude: 39.8, osmRef: 'node/9' } })
    const { records } = await withMapGates(client, source(gate('a', '6A')), [door(1, { ref: '6A' })])

    expect(records[0]?.values).toMatchObject({ ...here, osmRef: 'node/1' })
  })
})

import { describe, expect, it } from 'vitest'

import {
  copyLabel,
  countLabel,
  durationLabel,
  fieldsLabel,
  fieldLabel,
  momentLabel,
  reasonLabel,
  statusLabel,
  valueLabel,
  valuesLabel,
  whoLabel,
} from './labels'

describe('words of the page of imports', () => {
  it.each([
    ['no-name', 'no name'],
    ['outside-cities', 'outside the three cities'],
    ['closed-status', 'closed for good: by its status'],
    ['some-later-reason', 'some later reason'],
  ])('should say why something was left out: %s', (reason, words) => {
    expect(reasonLabel(reason)).toBe(words)
  })

  it.each([
    ['2024-05-03', 'the copy of 3 May 2024'],
    [null, 'the copy of an unknown day'],
  ])('should name a copy by its day: %s', (day, words) => {
    expect(copyLabel(day)).toBe(words)
  })

  it.each([
    [['phone'], 'Phone'],
    [['arabicName'], 'Arabic name'],
    [['latitude', 'longitude', 'city'], 'Position'],
  ])('should name the fields %o', (fields, words) => {
    expect(fieldsLabel(fields)).toBe(words)
    expect(fieldLabel('hours')).toBe('Opening hours')
  })

  it.each([
    [null, 'empty'],
    ['', 'empty'],
    ['24/7', '24/7'],
    [21.42, '21.42'],
    [{ source: 'OpenStreetMap', checkedOn: '2026-02-01T00:00:00.000Z' }, 'OpenStreetMap; checked on 1 Feb 2026'],
    [{ source: null }, 'empty'],
  ])('should show the value %o', (value, words) => {
    expect(valueLabel(value)).toBe(words)
  })

  it('should show several values as one', () => {
    expect(valuesLabel({ latitude: 21.4, longitude: 39.8 })).toBe('21.4, 39.8')
    expect(valuesLabel({ latitude: null, longitude: null })).toBe('empty')
  })

  it.each([
    [{ status: 'succeeded', dryRun: false }, 'Done'],
    [{ status: 'succeeded', dryRun: true }, 'Preview'],
    [{ status: 'succeeded', dryRun: false, undoneAt: '2026-01-01T00:00:00Z' }, 'Undone'],
    [{ status: 'waiting', dryRun: true }, 'Waiting for the server'],
  ] as const)('should say where a run is: %o', (run, words) => {
    expect(statusLabel(run)).toBe(words)
  })

  it('should say who asked', () => {
    expect(whoLabel({ requestedByName: 'Amina', trigger: 'person' })).toBe('Amina')
    expect(whoLabel({ requestedByName: null, trigger: 'schedule' })).toBe('the monthly schedule')
  })

  it.each([
    ['2026-01-01T00:00:24.400Z', '24 s'],
    ['2026-01-01T00:03:05.000Z', '3 min 5 s'],
    [null, null],
  ])('should say how long it took until %s', (finishedAt, words) => {
    expect(durationLabel({ startedAt: '2026-01-01T00:00:00.000Z', finishedAt })).toBe(words)
  })

  it('should write the time of Saudi Arabia', () => {
    expect(momentLabel('2026-01-01T22:30:00.000Z')).toBe('2 Jan 2026, 01:30')
  })

  it('should count', () => {
    expect([countLabel(1, 'place', 'places'), countLabel(1200, 'place', 'places')]).toEqual(['1 place', '1,200 places'])
  })
})

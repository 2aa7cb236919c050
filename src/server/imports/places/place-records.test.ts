import { describe, expect, it } from 'vitest'

import type { DroppedPart } from '../osm/report-words'
import type { MappedPlace } from '../osm/map-element'
import { bareCafe } from '../osm/mapped-place-fixture'
import { placeRecord, type RecordSource } from './place-records'

const readOn = '2026-11-25'

const readDays = (source: Omit<RecordSource, 'readOn'>, checkDate: string | null = null) => {
  const { checkedOn, sourceDay } = placeRecord({ ...bareCafe, checkDate }, { readOn, ...source })
  return { checkedOn, sourceDay }
}

const edition = { version: 3, at: '2025-06-01T10:00:00Z' }

describe('the days of a record', () => {
  it.each([
    ['those of the map', { mapDay: '2026-11-20' }, null, '2026-11-20', '2026-11-20'],
    ['those of the object', { mapDay: '2026-11-20', edition }, null, '2025-06-01', '2025-06-01'],
    ['those of the object in a map of no day', { mapDay: null, edition }, null, '2025-06-01', '2025-06-01'],
    ['unknown in a map of no day, never today', { mapDay: null }, null, null, null],
    ['the day on which somebody stood before it', { mapDay: '2026-11-20' }, '2025-02-15', '2025-02-15', '2026-11-20'],
    ['the map’s when that day has not come', { mapDay: '2026-11-20' }, '2026-11-21', '2026-11-20', '2026-11-20'],
    ['such a day in a map of no day, too', { mapDay: null }, '2025-02-15', '2025-02-15', null],
  ] as const)('should be %s', (_name, source, checkDate, checkedOn, sourceDay) => {
    expect(readDays(source, checkDate)).toEqual({ checkedOn, sourceDay })
  })

  it('should ask for the next look half a year after the map was taken, however old the object is', () => {
    const due = (source: Omit<RecordSource, 'readOn'>) => placeRecord(bareCafe, { readOn, ...source }).reviewDueOn

    expect(due({ mapDay: '2026-11-20', edition })).toBe('2027-05-19')
    expect(due({ mapDay: null })).toBe('2027-05-24')
  })
})

describe('what does not fit into a record', () => {
  it.each<[Partial<MappedPlace>, DroppedPart]>([
    [{ name: 'x'.repeat(201) }, 'name shortened'],
    [{ arabicName: 'م'.repeat(201) }, 'Arabic name shortened'],
    [{ address: 'x'.repeat(301) }, 'address too long'],
    [{ description: 'x'.repeat(2001) }, 'description too long'],
    [{ hours: 'x'.repeat(501) }, 'opening hours too long'],
    [{ website: `https://example.com/${'x'.repeat(500)}` }, 'web address too long'],
    [{ phone: Array.from({ length: 9 }, () => '+966 12 000 0000').join(', ') }, 'phone numbers that were too many'],
    [{ cuisine: Array.from({ length: 30 }, () => 'arab food').join(', ') }, 'kinds of food that were too many'],
    [{ checkDate: '2026-11-21' }, 'day of a check after the day of the map'],
  ])('should be told by its reason: %o', (part, expected) => {
    const dropped: DroppedPart[] = []
    placeRecord({ ...bareCafe, ...part }, { mapDay: '2026-11-20', readOn, onDropped: (reason) => dropped.push(reason) })

    expect(dropped).toEqual([expected])
  })

  it('should be nothing where everything fits', () => {
    const dropped: DroppedPart[] = []
    placeRecord(bareCafe, { mapDay: '2026-11-20', readOn, onDropped: (reason) => dropped.push(reason) })

    expect(dropped).toEqual([])
  })
})

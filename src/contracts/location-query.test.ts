import { describe, expect, it } from 'vitest'

import { locationQuerySchema, writeCursor } from './location-query'

describe('locationQuerySchema', () => {
  it.each([
    [{}, {}],
    [{ city: '', category: ' ', q: '' }, {}],
    [{ city: 'Medina' }, { city: 'Madinah' }],
    [{ city: ' MAKKAH ' }, { city: 'Makkah' }],
    [{ category: 'Holy Site' }, { category: 'holy site' }],
    [{ q: ' quba ' }, { q: 'quba' }],
    [{ bbox: '21.3, 39.7,21.5,40' }, { bbox: { south: 21.3, west: 39.7, north: 21.5, east: 40 } }],
    [{ near: '-21.4225,+39.8262' }, { near: { latitude: -21.4225, longitude: 39.8262 } }],
    [{ limit: '500' }, { limit: 500 }],
    [{ unknown: 'x', utm_source: 'y' }, {}],
  ])('should read %j', (written, read) => {
    expect(locationQuerySchema.parse(written)).toEqual(read)
  })

  it('should read the cursor it wrote', () => {
    const cursor = { id: 7, name: 'باب "السلام" & more', latitude: null, longitude: null }

    expect(locationQuerySchema.parse({ cursor: writeCursor(cursor) })).toEqual({ cursor })
  })

  it.each([
    ['city', 'Mecca Road'],
    ['city', ['makkah', 'jeddah']],
    ['category', 'restaurants'],
    ['q', 'x'.repeat(101)],
    ['bbox', ''],
    ['bbox', '21,39,22'],
    ['bbox', '21,39,22,40,1'],
    ['bbox', '22,39,21,40'],
    ['bbox', '21,40,22,39'],
    ['bbox', '21,39,91,40'],
    ['bbox', '21,39,22,181'],
    ['bbox', '21,39,22,NaN'],
    ['bbox', '0x15,39,22,40'],
    ['near', ''],
    ['near', '21.4'],
    ['near', '91,39'],
    ['near', '21.4,1e2'],
    ['near', 'Infinity,39'],
    ['limit', ''],
    ['limit', '0'],
    ['limit', '-1'],
    ['limit', '501'],
    ['limit', '1.5'],
    ['limit', '٥'],
    ['cursor', ''],
    ['cursor', '7'],
    ['cursor', '[7]'],
    ['cursor', '[0,"x",null,null]'],
    ['cursor', '[1,"x",95,null]'],
    ['cursor', '{"id":7}'],
    ['cursor', '['.repeat(2001)],
  ])('should refuse %s=%s and name it', (parameter, value) => {
    const result = locationQuerySchema.safeParse({ [parameter]: value })

    expect(result.error?.issues.map(({ path }) => path)).toEqual([[parameter]])
  })
})

import { describe, expect, it } from 'vitest'

import { parseOverpass } from './parse-overpass'

const node = { type: 'node', id: 1, lat: 21.42, lon: 39.82, tags: { name: 'One' } }

const answer = (elements: readonly unknown[], rest: Record<string, unknown> = {}) =>
  JSON.stringify({ version: 0.6, osm3s: { timestamp_osm_base: '2026-08-20T06:30:00Z' }, elements, ...rest })

describe('parseOverpass, whole answers', () => {
  it('should read nodes, ways and relations and the base date', () => {
    const parsed = parseOverpass(
      answer([
        node,
        { type: 'way', id: 1, center: { lat: 21, lon: 39 }, nodes: [1, 2], tags: {} },
        { type: 'relation', id: 1, bounds: { minlat: 1, minlon: 2, maxlat: 3, maxlon: 4 }, members: [] },
      ]),
    )

    expect(parsed).toEqual({
      ok: true,
      timestampOsmBase: '2026-08-20T06:30:00Z',
      elements: [
        node,
        { type: 'way', id: 1, center: { lat: 21, lon: 39 }, nodes: [1, 2], tags: {} },
        { type: 'relation', id: 1, bounds: { minlat: 1, minlon: 2, maxlat: 3, maxlon: 4 }, members: [], tags: {} },
      ],
      rejected: {},
      faults: [],
    })
  })

  it.each([
    ['no elements', answer([])],
    ['a byte order mark', `\uFEFF${answer([])}`],
    ['a remark that reports no error', answer([], { remark: 'runtime remark: 3 areas used' })],
    ['an unreadable base date', JSON.stringify({ osm3s: { timestamp_osm_base: 'yesterday' }, elements: [] })],
    ['no header', '{"elements":[]}'],
    ['an odd header', '{"osm3s":7,"elements":[]}'],
  ])('should accept an answer with %s', (_name, body) => {
    expect(parseOverpass(body)).toMatchObject({ ok: true, elements: [], rejected: {} })
  })

  const timeOut = 'runtime error: Query timed out in "query" at line 3 after 61 seconds.'
  const outOfMemory = 'runtime error: Query run out of memory in "recurse" at line 5 using about 512 MB of RAM.'

  it.each([
    ['server-error', 'a time-out with part of the list', answer([node], { remark: timeOut })],
    ['server-error', 'no memory', answer([], { remark: outOfMemory })],
    ['server-error', 'an error in capitals', answer([], { remark: 'RUNTIME ERROR' })],
    ['html', 'an HTML page', '<!DOCTYPE html><html><body>Error: dispatcher: rate_limited</body></html>'],
    ['html', 'an XML answer', '\n<?xml version="1.0"?><osm/>'],
    ['not-json', 'nothing', ''],
    ['not-json', 'plain text', 'The server is probably too busy to handle your request.'],
    ['not-json', 'a cut body', answer([node]).slice(0, -20)],
    ['not-json', 'NaN', '{"elements":[{"type":"node","id":1,"lat":NaN}]}'],
    ['not-json', 'two answers', `${answer([])}${answer([])}`],
    ['no-elements', 'no list', '{"version":0.6}'],
    ['no-elements', 'an object for a list', '{"elements":{"0":{}}}'],
    ['no-elements', 'a bare list', '[]'],
    ['no-elements', 'null', 'null'],
    ['no-elements', 'GeoJSON', '{"type":"FeatureCollection","features":[]}'],
  ])('should refuse as %s: %s', (reason, _name, body) => {
    expect(parseOverpass(body)).toMatchObject({ ok: false, reason })
  })

  it("should keep the server's own words, shortened", () => {
    expect(parseOverpass(answer([], { remark: timeOut }))).toMatchObject({ detail: timeOut })
    expect(parseOverpass(`<html>${'x'.repeat(10_000)}`)).toMatchObject({ detail: expect.stringMatching(/^.{300}$/s) })
  })
})

describe('parseOverpass, single elements', () => {
  it.each([
    ['bad-type', 'no object', 7],
    ['bad-type', 'null', null],
    ['bad-type', 'no type', { id: 2, lat: 1, lon: 1 }],
    ['bad-type', 'a strange type', { type: 'count', id: 2 }],
    ['bad-id', 'no id', { type: 'node', lat: 1, lon: 1 }],
    ['bad-id', 'a text id', { type: 'node', id: '2', lat: 1, lon: 1 }],
    ['bad-id', 'a negative id', { type: 'node', id: -2, lat: 1, lon: 1 }],
    ['bad-id', 'half an id', { type: 'node', id: 2.5, lat: 1, lon: 1 }],
    ['bad-id', 'an id beyond exact numbers', { type: 'node', id: 2 ** 60, lat: 1, lon: 1 }],
    ['bad-position', 'no position', { type: 'node', id: 2 }],
    ['bad-position', 'latitude 999', { type: 'node', id: 2, lat: 999, lon: 1 }],
    ['bad-position', 'longitude 180.1', { type: 'node', id: 2, lat: 1, lon: 180.1 }],
    ['bad-position', 'text for a latitude', { type: 'node', id: 2, lat: '21', lon: 39 }],
    ['bad-position', 'a null latitude', { type: 'node', id: 2, lat: null, lon: 39 }],
    ['bad-position', 'a centre off the earth', { type: 'way', id: 2, center: { lat: 91, lon: 0 } }],
    ['bad-tags', 'a list of tags', { ...node, id: 2, tags: ['name'] }],
    ['bad-tags', 'a number in a tag', { ...node, id: 2, tags: { name: 5 } }],
    ['bad-tags', 'a nested tag', { ...node, id: 2, tags: { name: { en: 'x' } } }],
    ['bad-tags', 'a megabyte of name', { ...node, id: 2, tags: { name: 'x'.repeat(1_000_000) } }],
    ['duplicate', 'the same element again', { ...node, tags: {} }],
  ])('should count as %s and leave out: %s', (reason, _name, element) => {
    expect(parseOverpass(answer([node, element]))).toMatchObject({
      ok: true,
      elements: [node],
      rejected: { [reason]: 1 },
    })
  })

  it('should say of the first unreadable elements which they are and what is wrong', () => {
    const bad = { type: 'node', id: 2, lat: 999, lon: 39, tags: { name: 'Zamzam' } }

    expect(parseOverpass(answer([node, bad, 7, bad, bad]))).toMatchObject({
      rejected: { 'bad-position': 3, 'bad-type': 1 },
      faults: [
        'Element 2 (node/2, “Zamzam”) has no position, or one that is not in degrees of latitude and longitude.',
        expect.stringMatching(/^Element 3 is neither a node nor a way nor a relation/),
        expect.stringMatching(/^Element 4 /),
      ],
    })
  })

  const way = { type: 'way', id: 2 }
  const center = { lat: 21, lon: 39 }
  const tags = { amenity: 'cafe' }
  it.each([
    ['a bare node', { ...node, tags: undefined }, node, node],
    [
      'a way without its centre',
      { ...way, nodes: [1, 2] },
      { ...way, center, tags },
      { ...way, nodes: [1, 2], center, tags },
    ],
    ['a centre without tags', { ...way, center }, { ...way, tags }, { ...way, center, tags }],
    [
      'tags without a position',
      { type: 'node', id: 2, tags },
      { type: 'node', id: 2, ...center },
      { type: 'node', id: 2, ...center, tags },
    ],
    [
      'an earlier edition',
      { ...node, version: 3, tags: { name: 'Old', shop: 'yes' } },
      { ...node, version: 4 },
      { ...node, version: 4 },
    ],
    [
      'an earlier time',
      { ...node, timestamp: '2024-01-01T00:00:00Z', tags: { name: 'Old' } },
      { ...node, timestamp: '2026-01-01T00:00:00Z' },
      { ...node, timestamp: '2026-01-01T00:00:00Z' },
    ],
    [
      'fewer tags',
      node,
      { ...node, tags: { ...node.tags, shop: 'yes' } },
      { ...node, tags: { ...node.tags, shop: 'yes' } },
    ],
    ['an unreadable one', { ...node, lat: 999 }, node, node],
  ])('should keep the fuller copy of two, whichever comes first: %s', (_name, bare, full, expected) => {
    for (const elements of [
      [bare, full],
      [full, bare],
    ]) {
      const parsed = parseOverpass(answer(elements))
      expect(parsed.ok && parsed.elements).toEqual([expected])
      expect(parsed.ok && Object.values(parsed.rejected)).toEqual([1])
    }
  })

  it('should not find a position for a node that has none in any copy', () => {
    expect(parseOverpass(answer([{ type: 'node', id: 2, tags }]))).toMatchObject({
      elements: [],
      rejected: { 'bad-position': 1 },
      faults: [expect.stringMatching(/^Element 1 \(node\/2\) has no position/)],
    })
  })

  it('should not let a tag reach the prototype of objects', () => {
    const body = answer([]).replace(
      '"elements":[]',
      '"elements":[{"type":"node","id":1,"lat":1,"lon":1,"tags":{"__proto__":"x","amenity":"cafe"}}]',
    )

    expect(parseOverpass(body)).toMatchObject({ ok: true, elements: [{ tags: { amenity: 'cafe' } }] })
    expect({}).not.toHaveProperty('amenity')
  })

  it('should refuse a latitude too large for a number', () => {
    expect(parseOverpass('{"elements":[{"type":"node","id":1,"lat":1e999,"lon":1}]}')).toMatchObject({
      ok: true,
      elements: [],
      rejected: { 'bad-position': 1 },
    })
  })
})

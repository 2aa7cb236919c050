import { describe, expect, it } from 'vitest'

import { parseGeojson } from './geojson'
import { parseMapFile } from './parse-map-file'

const feature = (id: unknown, geometry: unknown, properties: object = {}) => ({
  type: 'Feature',
  properties: { '@id': id, amenity: 'cafe', ...properties },
  geometry,
})

const collection = (...features: unknown[]) => JSON.stringify({ type: 'FeatureCollection', features })

const point = { type: 'Point', coordinates: [39.82, 21.42] }

const ring = [
  [39.8, 21.4],
  [39.9, 21.4],
  [39.9, 21.6],
  [39.8, 21.4],
]

const tags = { amenity: 'cafe' }

describe('parseGeojson', () => {
  it.each([
    ['a point', feature('node/1', point), { type: 'node', id: 1, lat: 21.42, lon: 39.82, tags }],
    [
      'an area drawn as a point',
      feature('way/1', point, { '@geometry': 'center' }),
      { type: 'way', id: 1, center: { lat: 21.42, lon: 39.82 }, tags },
    ],
    [
      'a line',
      feature('way/2', { type: 'LineString', coordinates: ring }),
      { type: 'way', id: 2, center: { lat: 21.5, lon: 39.85 }, tags },
    ],
    [
      'an area',
      feature('way/3', { type: 'Polygon', coordinates: [ring] }),
      { type: 'way', id: 3, center: { lat: 21.5, lon: 39.85 }, tags },
    ],
    [
      'several areas',
      feature('relation/4', { type: 'MultiPolygon', coordinates: [[ring], [ring]] }),
      { type: 'relation', id: 4, center: { lat: 21.5, lon: 39.85 }, tags },
    ],
    [
      'what a relation brings along',
      feature('node/5', point, { '@relations': [{ rel: 9 }], '@timestamp': '2024-01-01', name: 'A' }),
      { type: 'node', id: 5, lat: 21.42, lon: 39.82, tags: { ...tags, name: 'A' } },
    ],
    ['an area without a drawing', feature('way/6', null), { type: 'way', id: 6, tags }],
    [
      'an id beside the properties',
      { ...feature(undefined, point), id: 'node/7' },
      { type: 'node', id: 7, lat: 21.42, lon: 39.82, tags },
    ],
  ])('should read %s', (_name, given, element) => {
    expect(parseGeojson(collection(given))).toEqual({
      ok: true,
      timestampOsmBase: null,
      elements: [element],
      rejected: {},
    })
  })

  it.each([
    ['bad-type', 'something that is no feature', { type: 'Topology' }],
    ['bad-type', 'null', null],
    ['bad-type', 'a feature of another maker', feature('building-12', point)],
    ['bad-id', 'an id beyond exact numbers', feature('node/99999999999999999999', point)],
    ['bad-position', 'a point off the earth', feature('node/1', { type: 'Point', coordinates: [39, 999] })],
    ['bad-position', 'a point without a place', feature('node/1', null)],
    ['bad-position', 'text for a coordinate', feature('node/1', { type: 'Point', coordinates: ['39', '21'] })],
    ['bad-tags', 'a number in a tag', feature('node/1', point, { capacity: 100 })],
  ])('should count as %s: %s', (reason, _name, given) => {
    expect(parseGeojson(collection(given))).toMatchObject({ ok: true, elements: [], rejected: { [reason]: 1 } })
  })

  it('should take each object once', () => {
    expect(parseGeojson(collection(feature('node/1', point), feature('node/1', point)))).toMatchObject({
      elements: [{ id: 1 }],
      rejected: { duplicate: 1 },
    })
  })

  it.each([
    ['no-elements', '{"type":"Feature"}'],
    ['no-elements', '{"elements":[]}'],
    ['not-json', '{"type":"FeatureCollection"'],
  ])('should refuse as %s: %s', (reason, body) => {
    expect(parseGeojson(body)).toMatchObject({ ok: false, reason })
  })
})

describe('parseMapFile', () => {
  it.each([
    ['an Overpass answer', '{"elements":[]}', { ok: true, elements: [] }],
    ['GeoJSON', `\uFEFF${collection()}`, { ok: true, elements: [] }],
    ['another JSON', '{"places":[]}', { ok: false, reason: 'no-elements' }],
    ['a page', '<html>', { ok: false, reason: 'html' }],
    ['no JSON', 'places', { ok: false, reason: 'not-json' }],
    ['a time-out', '{"elements":[],"remark":"runtime error: timed out"}', { ok: false, reason: 'server-error' }],
  ])('should judge %s', (_name, body, expected) => {
    expect(parseMapFile(body)).toMatchObject(expected)
  })
})

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
  ])('should read %s', (_name, input, element) => {
    expect(parseGeojson(collection(input))).toEqual({
      ok: true,
      timestampOsmBase: null,
      elements: [element],
      rejected: {},
      faults: [],
    })
  })

  const one = { type: 'node', id: 8, lat: 21.42, lon: 39.82, tags }
  const seen = { version: 3, timestamp: '2024-05-03T00:00:00Z' }
  it.each([
    [
      'osmtogeojson, nested',
      { id: 'node/8', properties: { type: 'node', id: 8, tags, relations: [], meta: seen } },
      { ...one, ...seen },
    ],
    ['osmtogeojson, nested without an id of the feature', { properties: { type: 'node', id: 8, tags } }, one],
    [
      'osmtogeojson, flat',
      { id: 'node/8', properties: { id: 'node/8', ...tags, ...seen, user: 'a', uid: 4, changeset: 5 } },
      { ...one, ...seen },
    ],
    [
      'overpass-turbo with its meta data',
      { properties: { '@id': 'node/8', '@version': '3', '@timestamp': seen.timestamp, ...tags } },
      { ...one, ...seen },
    ],
    ['a web address as its id', { id: 'https://www.openstreetmap.org/node/8', properties: tags }, one],
    ['osmium', { properties: { '@type': 'node', '@id': 8, ...tags } }, one],
    ['osmium, by letter', { id: 'n8', properties: tags }, one],
    [
      'osmium, an area',
      { id: 'a8', properties: tags },
      { type: 'way', id: 4, center: { lat: 21.42, lon: 39.82 }, tags },
    ],
    [
      'QuickOSM, as QGIS writes it',
      { properties: { full_id: 'n8', osm_id: '8', osm_type: 'node', ...tags, name: null, capacity: 40 } },
      { ...one, tags: { ...tags, capacity: '40' } },
    ],
    ['osm_id with a letter for the kind', { properties: { osm_id: 8, osm_type: 'N', ...tags } }, one],
    [
      'GDAL',
      { properties: { osm_way_id: '8', amenity: 'cafe', other_tags: '"name:en"=>"A \\"B\\"","phone"=>"1"' } },
      {
        type: 'way',
        id: 8,
        center: { lat: 21.42, lon: 39.82 },
        tags: { ...tags, 'name:en': 'A "B"', phone: '1' },
      },
    ],
    ['QGIS after osmtogeojson', { properties: { id: 8, type: 'node', tags: JSON.stringify(tags) } }, one],
    [
      'a collection of geometries',
      {
        properties: { '@id': 'way/8', ...tags },
        geometry: { type: 'GeometryCollection', geometries: [point, { type: 'LineString', coordinates: ring }] },
      },
      { type: 'way', id: 8, center: { lat: 21.5, lon: 39.85 }, tags },
    ],
  ])('should read what %s writes', (_name, written, element) => {
    const parsed = parseGeojson(collection({ type: 'Feature', geometry: point, ...written }))

    expect(parsed).toMatchObject({ rejected: {}, faults: [] })
    expect(parsed.ok && parsed.elements).toEqual([element])
  })

  it('should say which features say nothing of the object they are, and of no more than three', () => {
    const unnamed = { type: 'Feature', geometry: point, properties: { name: 'Zamzam', amenity: 'cafe' } }

    expect(parseGeojson(collection(feature('node/1', point), unnamed, { type: 'Topology' }))).toMatchObject({
      elements: [{ id: 1 }],
      rejected: { 'bad-type': 2 },
      faults: [
        expect.stringMatching(/^Feature 2 \(“Zamzam”\) does not say which map object it is: wanted is “@id”/),
        expect.stringMatching(/^Feature 3 is no GeoJSON feature/),
      ],
    })
    expect(parseGeojson(collection(unnamed, unnamed, unnamed, unnamed))).toMatchObject({
      rejected: { 'bad-type': 4 },
      faults: { length: 3 },
    })
  })

  it('should refuse coordinates that are not degrees', () => {
    const crs = (name: string) =>
      JSON.stringify({
        ...JSON.parse(collection(feature('node/1', point))),
        crs: { type: 'name', properties: { name } },
      })

    expect(parseGeojson(crs('urn:ogc:def:crs:EPSG::3857'))).toMatchObject({ ok: false, reason: 'not-degrees' })
    expect(parseGeojson(crs('urn:ogc:def:crs:OGC:1.3:CRS84'))).toMatchObject({ elements: [{ id: 1 }] })
    expect(parseGeojson(crs('EPSG:4326'))).toMatchObject({ elements: [{ id: 1 }] })
  })

  it.each([
    ['bad-type', 'something that is no feature', { type: 'Topology' }],
    ['bad-type', 'null', null],
    ['bad-type', 'a feature of another maker', feature('building-12', point)],
    ['bad-id', 'an id beyond exact numbers', feature('node/99999999999999999999', point)],
    ['bad-position', 'a point off the earth', feature('node/1', { type: 'Point', coordinates: [39, 999] })],
    ['bad-position', 'a point without a place', feature('node/1', null)],
    ['bad-position', 'text for a coordinate', feature('node/1', { type: 'Point', coordinates: ['39', '21'] })],
    ['bad-tags', 'an object in a tag', feature('node/1', point, { capacity: { seats: 100 } })],
  ])('should count as %s: %s', (reason, _name, input) => {
    expect(parseGeojson(collection(input))).toMatchObject({ ok: true, elements: [], rejected: { [reason]: 1 } })
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

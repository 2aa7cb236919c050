import { describe, expect, it } from 'vitest'

import { mapFileForm } from './map-file-form'
// Loaded by the form with the first file: not on the time of the first test.
import '../osm/parse-map-file'
import './map-file'

const { findProblem } = mapFileForm

describe('findProblem', () => {
  it.each([
    ['<!DOCTYPE html>', 'web page', '[out:json]'],
    ['<?xml version="1.0"?><osm/>', 'web page', '[out:json]'],
    ['{"elements":[', 'no JSON or is cut off', 'Download it again'],
    ['', 'no JSON or is cut off', 'Download it again'],
    ['{"elements":[],"remark":"runtime error: Query timed out"}', 'Query timed out', '[timeout:'],
    ['{"places":[]}', 'holds no map objects', 'GeoJSON'],
    ['{"elements":[]}', 'not a single map object', 'overpass-turbo.eu'],
    ['{"type":"FeatureCollection","features":[]}', 'not a single map object', 'overpass-turbo.eu'],
    [
      '{"type":"FeatureCollection","features":[{"type":"Feature","properties":{"name":"Zamzam"},"geometry":null}]}',
      'Feature 1 (“Zamzam”) does not say which map object it is',
      'each feature names its map object',
    ],
    ['{"elements":[{"type":"node","id":1}]}', 'Element 1 (node/1) has no position', 'Overpass answer'],
    [
      '{"type":"FeatureCollection","features":[],"crs":{"properties":{"name":"urn:ogc:def:crs:EPSG::3857"}}}',
      'EPSG::3857, not degrees',
      'WGS 84',
    ],
    ['{"type":"Feature","properties":{}}', 'holds no map objects', 'FeatureCollection'],
  ])('should say what is wrong with %s and what to do', async (body, problem, advice) => {
    expect(await findProblem(body)).toEqual([expect.stringContaining(problem), expect.stringContaining(advice)])
  })

  it.each([
    '{"elements":[{"type":"node","id":1,"lat":21,"lon":39}]}',
    '{"type":"FeatureCollection","features":[{"type":"Feature","properties":{"@id":"node/1"},"geometry":{"type":"Point","coordinates":[39,21]}}]}',
  ])('should find nothing wrong with %s', async (body) => {
    expect(await findProblem(body)).toBeNull()
  })
})

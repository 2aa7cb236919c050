import { parseGeojson } from './geojson'
import { type ParsedOverpass, type RefusedOverpass, parseOverpass } from './parse-overpass'

/** Reads a file of map objects in either form people have: an Overpass answer, or GeoJSON of the usual tools. */
export function parseMapFile(body: string): ParsedOverpass | RefusedOverpass {
  const answer = parseOverpass(body)
  if (answer.ok || answer.reason !== 'no-elements') return answer
  const geojson = parseGeojson(body)
  return geojson.ok || geojson.reason === 'not-degrees' ? geojson : answer
}

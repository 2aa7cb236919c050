import { parseMapFile } from '../osm/parse-map-file'
import { parseOverpass } from '../osm/parse-overpass'
import type { RunKind } from '../context/run'

/** As large as an answer over the network may be. */
export const MAX_FILE_BYTES = 50_000_000

/** What is wrong with a file, and what to do; `null` when it can be imported. */
export function fileProblem(body: string, kind: RunKind = 'osm'): readonly [problem: string, advice: string] | null {
  const parsed = kind === 'streets' ? parseOverpass(body) : parseMapFile(body)
  if (parsed.ok) {
    if (parsed.elements.length > 0) return null
    const unreadable = Object.values(parsed.rejected).reduce((sum, count) => sum + count, 0)
    return unreadable > 0
      ? [
          `Not one of the ${unreadable} objects of the file can be read. ${parsed.faults.join(' ')}`,
          'Wanted is an Overpass answer with “elements”, or GeoJSON in which each feature names its map object.',
        ]
      : [
          'The file holds not a single map object.',
          'Run the query on overpass-turbo.eu again and look at what it finds.',
        ]
  }
  switch (parsed.reason) {
    case 'html':
      return [
        'This is a web page, not map data: most likely the server’s error page.',
        'Download the answer again, as JSON: [out:json] in the query.',
      ]
    case 'not-json':
      return [
        `The file is no JSON or is cut off: ${parsed.detail}`,
        'Download it again; OpenStreetMap’s own .osm and .pbf files are another format.',
      ]
    case 'server-error':
      return [
        `The server gave up while it made this file: ${parsed.detail}`,
        'Ask for less at once, or with a longer [timeout:…], and download again.',
      ]
    case 'not-degrees':
      return [parsed.detail, 'Save it again in WGS 84 (EPSG:4326), which is latitude and longitude in degrees.']
    case 'no-elements':
      return [
        'This JSON holds no map objects.',
        kind === 'streets'
          ? 'Wanted is an Overpass answer with “elements”, asked for with “out geom”.'
          : 'Wanted is an Overpass answer with “elements”, or the GeoJSON that overpass-turbo exports, a FeatureCollection.',
      ]
  }
}

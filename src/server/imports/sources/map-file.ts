import { ImportFailure } from '../context/failure'
import type { FileProblem } from '../import-kind'
import type { ParsedOverpass, RefusedOverpass } from '../osm/parse-overpass'

/** What a file of map objects holds. Throws `ImportFailure` when it is none. */
export function acceptMapFile(parsed: ParsedOverpass | RefusedOverpass): ParsedOverpass {
  if (!parsed.ok) throw new ImportFailure('source-not-an-answer', parsed.detail)
  return parsed
}

/**
 * What is wrong with a file of map objects, and what to do; `null` when it can be imported.
 *
 * @param wanted what to say of a file that holds something else: which form it should have
 */
export function findMapFileProblem(parsed: ParsedOverpass | RefusedOverpass, wanted: string): FileProblem | null {
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
      return ['This JSON holds no map objects.', wanted]
  }
}

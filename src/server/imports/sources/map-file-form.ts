import type { ImportKind } from '../import-kind'

/** A file of map objects in either form people have; see `parseMapFile`. What reads it is loaded with the first file. */
export const mapFileForm: ImportKind['file'] = {
  accept: '.json,.geojson',
  whenTooLarge: 'Ask for one city at a time, and with “out center tags”, which leaves the drawings out.',
  findProblem: async (body) => {
    const [{ findMapFileProblem }, { parseMapFile }] = await Promise.all([
      import('./map-file'),
      import('../osm/parse-map-file'),
    ])
    return findMapFileProblem(
      parseMapFile(body),
      'Wanted is an Overpass answer with “elements”, or the GeoJSON that overpass-turbo exports, a FeatureCollection.',
    )
  },
}

import type { ImportKind } from '../import-kind'

export const streetsKind: ImportKind = {
  name: 'streets',
  title: 'Streets of Makkah and Madinah',
  about:
    'Asks the map for the streets, paths and buildings that the guide draws and finds ways on. Each import makes a new version for visitors; the one before can be put back.',
  noun: 'streets',
  undoing: 'Visitors see the streets of the version before again.',
  source: 'http',
  isMonthly: false,
  lock: 3,
  entity: null,
  file: {
    accept: '.json',
    whenTooLarge: 'Ask for one city at a time, and for streets and buildings only.',
    findProblem: async (body) => {
      const [{ findMapFileProblem }, { parseOverpass }] = await Promise.all([
        import('../sources/map-file'),
        import('../osm/parse-overpass'),
      ])
      return findMapFileProblem(
        parseOverpass(body),
        'Wanted is an Overpass answer with “elements”, asked for with “out geom”.',
      )
    },
  },
  load: async () => (await import('./work')).streetsWork,
}

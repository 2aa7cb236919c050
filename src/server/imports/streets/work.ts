import type { ImportWork } from '../import-kind'
import { parseOverpass } from '../osm/parse-overpass'
import { streetQueries } from '../overpass/overpass-queries'
import { askMap } from '../sources/ask-map'
import { acceptMapFile } from '../sources/map-file'
import { streetRecords } from './street-records'
import { reviveStreets, streetSource } from './street-source'
import { listUndoableStreets, undoVersions } from './street-versions'

/** The streets of each city, as a new version for visitors. */
export const streetsWork: ImportWork = {
  read: async (context) => {
    const { answers, host } = await askMap(streetQueries, context)
    return streetSource(streetRecords({ answers, sourceName: host, now: context.now }))
  },
  // A file has all of a city's streets. Not as GeoJSON, which has lost which lines are one building.
  openFile: ({ name, body }) => {
    const answers = [acceptMapFile(parseOverpass(body))]
    return async ({ now }) => streetSource(streetRecords({ answers, sourceName: name, now }))
  },
  revive: (kept) => streetSource(reviveStreets(kept)),
  listUndoable: listUndoableStreets,
  undo: undoVersions,
}

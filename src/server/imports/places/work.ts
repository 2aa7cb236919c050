import { z } from 'zod'

import { curatedPlaces } from '@/data/curated-places'

import { ImportFailure } from '../context/failure'
import { reviveRecords } from '../engine/record-source'
import type { SourceRecords } from '../engine/records'
import { listUndoableRuns, undoRun } from '../engine/undo-run'
import type { ImportWork } from '../import-kind'
import { parseMapFile } from '../osm/parse-map-file'
import { overpassQueries } from '../overpass/overpass-queries'
import { askMap } from '../sources/ask-map'
import { acceptMapFile } from '../sources/map-file'
import { placeEntity } from './place-entity'
import { placeSource } from './place-source'
import { readCurated } from './read-curated'
import { readPlaces } from './read-places'

/** Map objects known to be places that ship with the guide, written by people, or parts of them. */
const curatedRefs = z
  .array(z.object({ osmRefs: z.array(z.string()) }))
  .parse(curatedPlaces)
  .flatMap(({ osmRefs }) => osmRefs)

export const placesWork: ImportWork = {
  read: async (context) => {
    const { answers, host } = await askMap(overpassQueries, context)
    const curated = await readCurated(context.client, curatedRefs)
    return placeSource(await readPlaces({ answers, curated, isComplete: true, sourceName: host, now: context.now }))
  },
  // A file is a part of the map, so that what is not in it is not taken for gone.
  openFile: ({ name, body }) => {
    const answers = [acceptMapFile(parseMapFile(body))]
    return async ({ client, now }) => {
      const curated = await readCurated(client, curatedRefs)
      const records = await readPlaces({ answers, curated, isComplete: false, sourceName: name, now })
      if (records.records.length === 0 && records.closed.size === 0) throw nothingToImport(records)
      return placeSource(records)
    }
  },
  revive: (kept) => {
    const records = reviveRecords(kept)
    return records === null ? null : placeSource(records)
  },
  listUndoable: listUndoableRuns,
  undo: (client, runId) => undoRun(client, placeEntity, runId),
}

/** With the reasons, because a person who has chosen the file can do something about most of them. */
function nothingToImport({ skipped }: SourceRecords): ImportFailure {
  const reasons = Object.entries(skipped).map(([reason, count]) => `${reason} ${count}`)
  return new ImportFailure(
    'empty-answer',
    `Not one object of the file is a place to import: ${reasons.join(', ')}. Nothing has changed.`,
  )
}

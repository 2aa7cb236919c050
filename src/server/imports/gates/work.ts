import gatesFile from '@/data/gates-facts.json' with { type: 'json' }
import { EVERYTHING_TAG } from '@/server/cache/tags'

import type { ImportSource } from '../context/import-source'
import { recordSource, type RecordRules, reviveRecords } from '../engine/record-source'
import type { SourceRecords } from '../engine/records'
import { listUndoableRuns, undoRun } from '../engine/undo-run'
import type { ImportWork } from '../import-kind'
import { parseMapFile } from '../osm/parse-map-file'
import { acceptMapFile } from '../sources/map-file'
import { gateEntity } from './gate-entity'
import { toGateSeeds } from './gate-file'
import { readGateFile } from './gate-records'
import { withMapGates } from './map-gates'

const rules: RecordRules = {
  entity: gateEntity,
  // Each gate that ships with the guide has a day of its own.
  hasDay: false,
  tagsOf: () => [EVERYTHING_TAG],
}

/** Gates to be compared with those of the guide. */
export const gateSource = (records: SourceRecords): ImportSource => recordSource(rules, records)

export const gatesWork: ImportWork = {
  read: async ({ client, onProgress }) => {
    onProgress({ step: 'Reading the gates that ship with the guide', done: 0, total: null })
    const records = await readGateFile(client, toGateSeeds(gatesFile), 'gates-facts.json')
    return gateSource(await withMapGates(client, records, null))
  },
  // The file says where the gates are; which there are is said by the guide.
  openFile: ({ name, body }) => {
    const { elements } = acceptMapFile(parseMapFile(body))
    return async ({ client }) => {
      const records = await readGateFile(client, toGateSeeds(gatesFile), name)
      return gateSource(await withMapGates(client, records, elements))
    }
  },
  revive: (kept) => {
    const records = reviveRecords(kept)
    return records === null ? null : gateSource(records)
  },
  listUndoable: listUndoableRuns,
  undo: (client, runId) => undoRun(client, gateEntity, runId),
}

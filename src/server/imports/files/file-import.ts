import type { Payload } from 'payload'

import type { OverpassElement } from '../osm/overpass-types'
import { parseMapFile } from '../osm/parse-map-file'
import { type ParsedOverpass, parseOverpass } from '../osm/parse-overpass'
import { ImportFailure } from '../context/failure'
import type { Run, RunKind } from '../context/run'
import { readRun } from '../runs/run-store'
import { enqueue } from '../runs/enqueue'
import { type ImportSources, runLeased } from '../runs/run-leased'
import { readCurated } from '../sources/read-curated'
import { readPlaces, type SourceRecords } from '../sources/read-places'
import { streetRecords } from '../streets/street-records'
import type { SqlClient } from '@/server/database/sql-client'

export type FileImport = {
  readonly payload: Payload
  readonly kind: RunKind
  readonly fileName: string
  readonly body: string
  readonly dryRun: boolean
  readonly confirmed: boolean
  /** The day of an older copy that is agreed to, `YYYY-MM-DD` or `unknown`; else `null`. */
  readonly olderAgreed?: string | null
  /** Map objects known to be places people have written about. */
  readonly curatedRefs: readonly string[]
  /** The gates that ship with the guide, for an import of gates. */
  readonly readGates: (client: SqlClient, elements: readonly OverpassElement[]) => Promise<SourceRecords>
}

/**
 * Imports a file through the same engine and under the same lock as the buttons in the admin, to its end. A file of places
 * is a part of the map, so that what is not in it is not taken for gone; one of streets is all of a city's.
 *
 * @throws ImportFailure when another import is under way, or for a file in which `fileProblem` finds a fault
 */
export async function importFile(given: FileImport): Promise<Run> {
  const { payload, kind, fileName, body, dryRun, confirmed, olderAgreed = null } = given
  // GeoJSON has lost which lines are one building.
  const parsed = kind === 'streets' ? parseOverpass(body) : parseMapFile(body)
  if (!parsed.ok) throw new ImportFailure('source-not-an-answer', parsed.detail)

  const started = await enqueue(payload, {
    kind,
    source: 'file',
    sourceName: fileName,
    trigger: 'command',
    dryRun,
    confirmed,
    olderAgreed,
    appliesPreview: null,
    requestedBy: null,
    scheduleKey: null,
  })
  if (!started.ok) {
    throw new ImportFailure(
      'source-busy',
      `Import ${started.busyWith} of this kind is under way. Wait until it has ended, or cancel it in the admin.`,
    )
  }
  await runLeased(payload, started.runId, makeSources(given, parsed))
  const run = await readRun(payload.db.pool, started.runId)
  if (run === null) throw new Error(`Import ${started.runId} is gone`)
  return run
}

function makeSources({ kind, fileName, curatedRefs, readGates }: FileImport, parsed: ParsedOverpass): ImportSources {
  switch (kind) {
    case 'osm':
      return {
        osm: async ({ client, now }) => {
          const curated = await readCurated(client, curatedRefs)
          const source = await readPlaces({ answers: [parsed], curated, isComplete: false, sourceName: fileName, now })
          if (source.records.length === 0 && source.closed.size === 0) throw nothingToImport(source)
          return source
        },
      }
    case 'gates':
      return { gates: ({ client }) => readGates(client, parsed.elements) }
    case 'streets':
      return { streets: async ({ now }) => streetRecords({ answers: [parsed], sourceName: fileName, now }) }
  }
}

/** With the reasons, because a person who has chosen the file can do something about most of them. */
function nothingToImport({ skipped }: SourceRecords): ImportFailure {
  const reasons = Object.entries(skipped).map(([reason, count]) => `${reason} ${count}`)
  return new ImportFailure(
    'empty-answer',
    `Not one object of the file is a place to import: ${reasons.join(', ')}. Nothing has changed.`,
  )
}

import * as z from 'zod'

import { ImportFailure } from '@/server/imports/context/failure'
import type { ImportSource } from '@/server/imports/context/import-source'
import type { RunKind } from '@/server/imports/context/run'
import type { ImportKind } from '@/server/imports/import-kind'

const wellsFile = z.array(z.object({ key: z.string(), name: z.string(), depth: z.int() }))

type Well = z.infer<typeof wellsFile>[number]

/** The table of the invented kind, and what its migration would add to the enumerations of the CMS. */
export const WELLS_MIGRATION = [
  'CREATE TABLE wells (key text PRIMARY KEY, name text NOT NULL, depth int NOT NULL, run_id int NOT NULL)',
  `ALTER TYPE enum_import_runs_kind ADD VALUE 'wells'`,
  `ALTER TYPE enum_payload_jobs_task_slug ADD VALUE 'import-wells'`,
  `ALTER TYPE enum_payload_jobs_log_task_slug ADD VALUE 'import-wells'`,
]

/** A kind of import that nobody has: three fields from a file, in a table of its own. */
export const wellsKind: ImportKind = {
  // In no generated type, as it is in no migration.
  name: 'wells' as string as RunKind,
  title: 'Wells of the pilgrim road',
  about: 'Reads a list of wells.',
  noun: 'wells',
  undoing: 'The wells go again.',
  source: 'data',
  isMonthly: true,
  lock: 99,
  entity: null,
  file: { accept: '.json', whenTooLarge: 'Send fewer wells.', findProblem: async () => null },
  load: async () => ({
    read: async () => wellSource([{ key: 'fayd', name: 'Fayd', depth: 30 }]),
    openFile: ({ body }) => {
      const wells = wellsFile.safeParse(JSON.parse(body))
      if (!wells.success) throw new ImportFailure('source-not-an-answer', 'These are no wells.')
      return async () => wellSource(wells.data)
    },
    revive: (kept) => wellSource(wellsFile.parse(kept)),
    listUndoable: async (client, runIds) => {
      const { rows } = await client.query<{ id: number }>(
        'SELECT DISTINCT run_id AS id FROM wells WHERE run_id = ANY ($1::int[])',
        [runIds],
      )
      return rows.map(({ id }) => id)
    },
    undo: async (client, runId) => {
      const { rows } = await client.query<{ depth: number }>('DELETE FROM wells WHERE run_id = $1 RETURNING depth', [
        runId,
      ])
      return { restored: [], removed: rows.map(({ depth }) => depth), unpublished: [], changedSince: [] }
    },
  }),
}

const wellSource = (wells: readonly Well[]): ImportSource => ({
  name: 'wells.json',
  timestamp: null,
  warnings: [],
  size: wells.length,
  toJson: () => wells,
  plan: async ({ client }) => {
    const { rows } = await client.query<{ key: string }>('SELECT key FROM wells')
    const known = new Set(rows.map(({ key }) => key))
    const dug = wells.filter(({ key }) => !known.has(key))
    return {
      size: dug.length,
      olderCopy: null,
      shrinks: null,
      checksum: async () => JSON.stringify(dug),
      write: async ({ client: writer, runId }) => {
        for (const { key, name, depth } of dug) {
          await writer.query('INSERT INTO wells (key, name, depth, run_id) VALUES ($1, $2, $3, $4)', [
            key,
            name,
            depth,
            runId,
          ])
        }
        return {
          counts: { created: dug.length, updated: 0, unchanged: wells.length - dug.length, missing: 0, conflicts: 0 },
          skipped: {},
          changes: { created: dug.map(({ key, name }) => ({ key, label: name })) },
          report: {},
          tags: [],
        }
      },
    }
  },
})

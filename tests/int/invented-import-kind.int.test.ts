import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { loadImports } from '@/admin/imports/load-imports'
import type { RunKind } from '@/server/imports/context/run'

import { importDesk } from '../helpers/int-imports'
import { WELLS_MIGRATION } from '../helpers/invented-import-kind'

/** Its line in the list; the rest of the kind is in its own file. */
vi.mock('@/server/imports/kinds', async (load) => {
  const kinds = await load<{ importKinds: unknown[] }>()
  const { wellsKind } = await import('../helpers/invented-import-kind')
  kinds.importKinds.push(wellsKind)
  return kinds
})

const desk = importDesk()
const { call, sqlRows } = desk

const kind = 'wells' as string as RunKind

const body = JSON.stringify([
  { key: 'zubayda', name: 'Well of Zubayda', depth: 12 },
  { key: 'thalabiyya', name: 'al-Thalabiyya', depth: 40 },
])

const wells = () => sqlRows<{ key: string; depth: number }>('SELECT key, depth FROM wells ORDER BY key')

async function importWells({ dryRun = false } = {}) {
  const { importFile } = await import('@/server/imports/files/file-import')
  const file = { name: 'wells.json', body }
  return importFile({ payload: desk.app.payload, kind, file, dryRun, confirmed: false })
}

const load = () => loadImports({ payload: desk.app.payload, user: desk.app.users.editor })

beforeAll(async () => {
  for (const statement of WELLS_MIGRATION) await sqlRows(statement)
})
beforeEach(async () => {
  await sqlRows('TRUNCATE wells, import_runs CASCADE')
})

describe('an invented kind of import', () => {
  it('should be previewed, applied and undone, without a word about it elsewhere', async () => {
    const preview = await importWells({ dryRun: true })
    expect(preview).toMatchObject({ status: 'succeeded', counts: { created: 2, skipped: 0 } })
    expect(await wells()).toEqual([])

    const applied = await call(`import-runs/${preview.id}/apply`, { body: {} })
    expect(applied).toMatchObject({ status: 200, body: { success: true, counts: { created: 2 } } })
    expect(await wells()).toEqual([
      { key: 'thalabiyya', depth: 40 },
      { key: 'zubayda', depth: 12 },
    ])

    const { jobId } = applied.body as { jobId: string }
    const undone = await call(`import-runs/${jobId}/undo`, { body: {} })
    expect(undone).toMatchObject({ status: 200, body: { success: true, removed: 2 } })
    expect(await wells()).toEqual([])
    expect((await call(`import-runs/${jobId}/undo`, { body: {} })).status).toBe(409)
  })

  it('should refuse a preview that would no longer do what it shows', async () => {
    const preview = await importWells({ dryRun: true })
    await importWells()

    const applied = await call(`import-runs/${preview.id}/apply`, { body: {} })

    expect(applied).toMatchObject({ status: 409, body: { reason: 'plan-changed' } })
  })

  it('should be read from its own source at its own address', async () => {
    const answer = await call('import-wells', { body: {} })

    expect(answer).toMatchObject({ status: 200, body: { success: true, counts: { created: 1 } } })
    expect(await wells()).toEqual([{ key: 'fayd', depth: 30 }])
  })

  it('should be on the page of imports, with its card, its title and its way back', async () => {
    const { id } = await importWells()

    const { kinds, runs } = await load()

    expect(kinds.at(-1)).toMatchObject({ name: 'wells', title: 'Wells of the pilgrim road', isMonthly: true })
    expect(runs).toMatchObject([
      { id, title: 'Wells of the pilgrim road', canUndo: true, undoing: 'The wells go again.', collection: null },
    ])
  })

  it('should be imported every month like each kind that says so', async () => {
    const { importsOfTick } = await import('@/server/imports/runs/tick-imports')
    const data = { monthly: true, day: 20, hour: 3 }
    await desk.app.payload.updateGlobal({ slug: 'import-settings', data })

    const due = await importsOfTick(desk.app.payload, new Date('2026-11-20T00:00:00Z'))

    expect(due.map((run) => run.kind)).toEqual(['osm', 'wells'])
    expect(await sqlRows('SELECT schedule_key FROM import_runs ORDER BY id')).toEqual([
      { schedule_key: 'osm-2026-11' },
      { schedule_key: 'wells-2026-11' },
    ])
  })
})

describe('an address of no kind', () => {
  it('should not be there', async () => {
    expect((await call('import-ghosts', { body: {} })).status).toBe(404)
  })
})

import { revalidateTag } from 'next/cache'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { placeSource } from '@/server/imports/places/place-source'
import { enqueue } from '@/server/imports/runs/enqueue'
import { readRun } from '@/server/imports/runs/run-store'
import { runLeased } from '@/server/imports/runs/run-leased'
import type { SourceRecords } from '@/server/imports/engine/records'

import { importDesk } from '../helpers/int-imports'
import { makeHotels } from '../helpers/hotel-records'

// Outside a running Next there is no cache; what would be renewed is looked at here.
vi.mock('next/cache', () => ({
  revalidatePath: vi.fn(),
  revalidateTag: vi.fn(),
  unstable_cache: <Read>(read: Read): Read => read,
}))

const desk = importDesk()
const { place, snapshot, sqlRows } = desk

/** More than one piece of a statement, so that the wrong record is looked for among many. */
const AMOUNT = 1_100

/** No category of the guide: the database refuses it, as it refuses half an emoji. */
function withBadRecords(source: SourceRecords, ...keys: readonly string[]): SourceRecords {
  const records = source.records.map((record) =>
    keys.includes(record.key) ? { ...record, values: { ...record.values, category: 'no such category' } } : record,
  )
  return { ...source, records }
}

async function importFrom(source: SourceRecords, { dryRun = false } = {}) {
  const { payload } = desk.app
  const started = await enqueue(payload, {
    kind: 'osm',
    source: 'http',
    sourceName: null,
    trigger: 'person',
    dryRun,
    confirmed: true,
    appliesPreview: null,
    requestedBy: null,
    scheduleKey: null,
  })
  if (!started.ok) throw new Error('Another import is under way')
  await runLeased(payload, started.runId, async () => placeSource(source))
  const run = await readRun(payload.db.pool, started.runId)
  if (run === null) throw new Error('The run is gone')
  return run
}

beforeEach(async () => {
  await desk.app.payload.db.pool.query(
    'TRUNCATE locations, _locations_v, import_values, import_undo, import_creations, import_runs CASCADE',
  )
  vi.mocked(revalidateTag).mockClear()
})

describe('a record the database refuses', () => {
  it('should be set aside by name, and the rest go in', async () => {
    const run = await importFrom(withBadRecords(makeHotels(1, AMOUNT), 'node/7', 'node/1050'))

    expect(run).toMatchObject({
      status: 'succeeded',
      counts: { created: AMOUNT - 2, skipped: 2 },
      report: {
        setAside: [
          {
            key: 'node/7',
            label: 'Hotel 7 v1',
            problem: expect.stringMatching(/^A value is not of its kind.*no such/),
          },
          { key: 'node/1050', label: 'Hotel 1050 v1' },
        ],
      },
    })
    const [stored] = await sqlRows(`SELECT
      (SELECT count(*)::int FROM locations) AS places,
      (SELECT count(*)::int FROM _locations_v) AS versions,
      (SELECT count(*)::int FROM import_values) AS bases,
      (SELECT cardinality(record_ids) FROM import_creations) AS can_be_removed`)
    const all = AMOUNT - 2
    expect(stored).toEqual({ places: all, versions: all, bases: all, can_be_removed: all })
  })

  it('should stay as it was when it is there already, and be met again by the next import', async () => {
    await importFrom(makeHotels(1, 3))
    const before = await place('node/2')

    const run = await importFrom(withBadRecords(makeHotels(2, 3), 'node/2'))

    expect(run).toMatchObject({ counts: { updated: 2, skipped: 1 }, report: { setAside: [{ id: before.id }] } })
    expect(await place('node/2')).toEqual(before)
    expect((await place('node/3')).name).toBe('Hotel 3 v2')
    expect((await importFrom(makeHotels(2, 3))).counts).toMatchObject({ updated: 1, unchanged: 2, conflicts: 0 })
    expect((await place('node/2')).name).toBe('Hotel 2 v2')
  })

  it('should be told by a dry run as by the import itself, and a dry run leave nothing', async () => {
    await importFrom(makeHotels(1, 3))
    const source = withBadRecords(makeHotels(2, 5), 'node/2', 'node/5')
    const before = await snapshot()
    const undo = 'SELECT run_id FROM import_undo UNION ALL SELECT run_id FROM import_creations'
    const undoBefore = await sqlRows(undo)
    const changes = await sqlRows('SELECT id FROM content_changes')
    vi.mocked(revalidateTag).mockClear()

    const dry = await importFrom(source, { dryRun: true })

    expect(await snapshot()).toEqual(before)
    expect(await sqlRows(undo)).toEqual(undoBefore)
    expect(await sqlRows('SELECT id FROM content_changes')).toEqual(changes)
    expect(revalidateTag).not.toHaveBeenCalled()
    const real = await importFrom(source)
    expect(dry.counts).toEqual({ created: 1, updated: 2, unchanged: 0, skipped: 2, missing: 0, conflicts: 0 })
    expect(real.counts).toEqual(dry.counts)
    expect(real.report?.setAside).toEqual(dry.report?.setAside)
    expect(revalidateTag).toHaveBeenCalled()
  })

  it('should end the import when there are more than two hundred of its kind', async () => {
    const source = makeHotels(1, 210)
    const run = await importFrom(withBadRecords(source, ...source.records.map(({ key }) => key)))

    expect(run).toMatchObject({
      status: 'failed',
      report: { reason: 'too-many-refused' },
      error: expect.stringMatching(/more than 200 records of this source, the first of them Hotel 1 v1 \(node\/1\)/),
    })
    expect(await sqlRows('SELECT id FROM locations')).toEqual([])
  })

  it('should be set aside, too, when its map object stays taken by a record nobody sees', async () => {
    await importFrom(makeHotels(1, 2))
    const { pool } = desk.app.payload.db
    // As after a repair by hand: the record names another object than the import remembers.
    await pool.query(`UPDATE import_values SET source_key = 'node/9' WHERE source_key = 'node/1'`)
    await pool.query(`CREATE UNIQUE INDEX names_for_a_test ON locations (name)`)
    try {
      const source = makeHotels(1, 3)
      const records = source.records.map((record) =>
        record.key === 'node/3' ? { ...record, values: { ...record.values, name: 'Hotel 1 v1' } } : record,
      )
      const run = await importFrom({ ...source, records })

      expect(run).toMatchObject({
        status: 'succeeded',
        report: { setAside: [{ key: 'node/3', problem: expect.stringMatching(/^Another record has/) }] },
      })
    } finally {
      await pool.query('DROP INDEX names_for_a_test')
    }
  })
})

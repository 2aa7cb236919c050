import { beforeEach, describe, expect, it } from 'vitest'

import type { FileImport } from '@/server/imports/files/file-import'
import { listMissing } from '@/server/imports/differences/missing-upstream'

import { hotel, replyWithMap } from '../helpers/fake-overpass'
import { counts, importDesk } from '../helpers/int-imports'

const desk = importDesk()
const { call, importOsm, importHotels, place, snapshot, sqlRows } = desk

beforeEach(async () => {
  await desk.app.payload.db.pool.query(
    'TRUNCATE locations, _locations_v, import_values, import_undo, import_creations, import_runs CASCADE',
  )
})

const NEWER = '2026-11-20T00:00:00Z'
const OLDER = '2024-01-01T00:00:00Z'

const makeFile = (elements: readonly unknown[], timestamp: string | null = NEWER): string =>
  JSON.stringify({ osm3s: timestamp === null ? {} : { timestamp_osm_base: timestamp }, elements })

async function importFile(body: string, options: Partial<FileImport> = {}) {
  const file = await import('@/server/imports/files/file-import')
  const { id } = await file.importFile({
    payload: desk.app.payload,
    kind: 'osm',
    file: { name: 'file.json', body },
    dryRun: false,
    confirmed: false,
    ...options,
  })
  return desk.app.payload.findByID({ collection: 'import-runs', id, depth: 0 })
}

const pharmacy = (phone: string, meta: object = {}) => ({
  type: 'node',
  id: 201,
  lat: 21.4201,
  lon: 39.826,
  ...meta,
  tags: { amenity: 'pharmacy', name: 'Newer Test Pharmacy', phone, opening_hours: '24/7' },
})

const now = pharmacy('+966 12 987 6543')
const before = pharmacy('+966 12 123 4567')

const dayChecked = async (ref: string) => (await place(ref)).provenance?.checkedOn?.slice(0, 10) ?? null

describe('an older copy of the map', () => {
  it('should be refused by its day, whoever confirms it in another way', async () => {
    await importFile(makeFile([now]))
    const state = await snapshot()

    for (const options of [{}, { confirmed: true }, { olderAgreed: '2024-01-02' }, { olderAgreed: 'unknown' }]) {
      expect(await importFile(makeFile([before], OLDER), options)).toMatchObject({
        status: 'failed',
        error: expect.stringMatching(
          /^This file is of 1 January 2024; the guide has places of 20 November 2026\. Nothing has changed/,
        ),
        report: { reason: 'older-copy', olderCopy: { sourceDay: '2024-01-01', knownDay: '2026-11-20' } },
      })
    }
    expect(await snapshot()).toEqual(state)
  })

  it('should come in when that day is agreed to, and count as checked then', async () => {
    await importFile(makeFile([now]))
    expect(await dayChecked('node/201')).toBe('2026-11-20')

    expect(await importFile(makeFile([before], OLDER), { olderAgreed: '2024-01-01' })).toMatchObject({
      status: 'succeeded',
      counts: { updated: 1 },
      report: { olderAgreed: '2024-01-01' },
    })

    expect((await place('node/201')).phone).toContain('123 4567')
    expect(await dayChecked('node/201')).toBe('2024-01-01')
  })

  it('should be named in a preview, and be applied by its day alone', async () => {
    await importHotels(hotel(1))
    desk.overpass.reply = replyWithMap([hotel(1, { name: 'Hotel of before' })], OLDER)
    const preview = await importOsm({ body: { dryRun: true } })
    const { jobId } = preview.body as { jobId: string }
    const run = await desk.app.payload.findByID({ collection: 'import-runs', id: Number(jobId), depth: 0 })

    expect(counts(preview)).toMatchObject({ updated: 1 })
    expect(run.report).toMatchObject({
      olderCopy: { sourceDay: '2024-01-01', knownDay: '2026-11-20' },
      warnings: expect.arrayContaining([
        expect.stringMatching(
          /^The source’s copy of the map is of 1 January 2024; the guide has places of 20 November/,
        ),
      ]),
    })
    const refused = { status: 422, body: { success: false, reason: 'older-copy' } }
    expect(await call(`import-runs/${jobId}/apply`, { body: { confirm: true } })).toMatchObject(refused)
    expect((await call(`import-runs/${jobId}/apply`, { body: { older: 'yes' } })).status).toBe(400)
    expect(await call(`import-runs/${jobId}/apply`, { body: { older: '2024-01-01' } })).toMatchObject({ status: 200 })
    expect((await place('node/1')).name).toBe('Hotel of Before')
  })

  it('should be asked about when it does not say its day, by that word', async () => {
    await importFile(makeFile([now]))

    expect(await importFile(makeFile([before], null))).toMatchObject({
      status: 'failed',
      error: expect.stringMatching(
        /^This file does not say of which day it is; the guide has places of 20 November 2026/,
      ),
    })
    expect(await importFile(makeFile([before], null), { olderAgreed: 'unknown' })).toMatchObject({
      status: 'succeeded',
    })
    expect(await dayChecked('node/201'), 'nobody knows').toBeNull()
  })

  it('should be known by the times of its objects where the file itself says nothing', async () => {
    await importFile(makeFile([now]))
    const dated = pharmacy('+966 12 123 4567', { version: 2, timestamp: '2024-05-03T10:00:00Z' })

    expect(await importFile(makeFile([dated], null))).toMatchObject({
      status: 'failed',
      report: { olderCopy: { sourceDay: '2024-05-03', knownDay: '2026-11-20' } },
    })
  })

  it('should not be asked about when it changes nothing, or when the newer one was undone', async () => {
    await importFile(makeFile([now]))
    expect(await importFile(makeFile([now], OLDER))).toMatchObject({ status: 'succeeded', counts: { unchanged: 1 } })

    const [run] = await sqlRows<{ id: number }>('SELECT min(id) AS id FROM import_runs')
    expect((await call(`import-runs/${run?.id}/undo`, { body: {} })).status).toBe(200)
    await desk.app.payload.db.pool.query('UPDATE import_runs SET undone_at = now()')

    expect(await importFile(makeFile([before], OLDER))).toMatchObject({ status: 'succeeded', counts: { created: 1 } })
  })

  it('should not replace what shipped with the guide at a later day in silence', async () => {
    await importFile(makeFile([now]))
    const { pool } = desk.app.payload.db
    await pool.query('TRUNCATE import_values, import_runs CASCADE')
    await pool.query(`INSERT INTO seed_records (key, checksum, document_id, document_updated_at)
      SELECT 'locations/node/201', '', id, to_char(updated_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') FROM locations`)

    expect(await importFile(makeFile([before], OLDER))).toMatchObject({
      status: 'failed',
      report: { olderCopy: { sourceDay: '2024-01-01', knownDay: '2026-11-20' } },
    })
    await pool.query(`DELETE FROM seed_records WHERE key = 'locations/node/201'`)
  })
})

describe('the edition of an object', () => {
  const edition = (version: number, day: string) => ({ version, timestamp: `${day}T00:00:00Z` })

  it('should be the day on which a place counts as checked', async () => {
    await importFile(makeFile([pharmacy('+966 1', edition(4, '2025-06-01'))]))

    expect(await dayChecked('node/201')).toBe('2025-06-01')
  })

  it('should leave alone what is known from a later one, in a file of any day', async () => {
    await importFile(makeFile([pharmacy('+966 12 987 6543', edition(4, '2025-06-01'))]))

    const older = makeFile([pharmacy('+966 12 123 4567', edition(3, '2024-05-03'))], '2026-11-25T00:00:00Z')
    expect(await importFile(older)).toMatchObject({
      status: 'succeeded',
      counts: { updated: 0, skipped: 1 },
      skippedReasons: { 'older-edition': 1 },
    })
    expect((await place('node/201')).phone).toContain('987 6543')
  })

  it('should be remembered without a row to undo when it comes for the first time', async () => {
    await importFile(makeFile([now]))
    const withEdition = makeFile([pharmacy('+966 12 987 6543', edition(4, '2025-06-01'))])

    expect(await importFile(withEdition)).toMatchObject({ counts: { updated: 0, unchanged: 1 } })

    expect(await sqlRows('SELECT run_id FROM import_undo')).toEqual([])
    const [base] = await sqlRows(
      `SELECT upstream ->> '@version' AS version, upstream ->> 'phone' AS phone FROM import_values`,
    )
    expect(base).toEqual({ version: '4', phone: (await place('node/201')).phone })
    const state = await snapshot()
    await importFile(withEdition)
    expect(await snapshot()).toEqual(state)
  })
})

describe('what is closed for good', () => {
  const eatery = (id: number, name: string, tags: Record<string, string>) => ({
    type: 'node',
    id: 300 + id,
    lat: 21.42 + id / 10_000,
    lon: 39.826,
    tags: { name, ...tags },
  })

  it('should be left out with a count for each reason', async () => {
    const run = await importFile(
      makeFile([
        eatery(1, 'Disused Yes', { amenity: 'restaurant', disused: 'yes' }),
        eatery(2, 'Abandoned Yes', { amenity: 'restaurant', abandoned: 'yes' }),
        eatery(3, 'Status Inactive', { amenity: 'restaurant', status: 'inactive' }),
        eatery(4, 'Disused No', { amenity: 'restaurant', disused: 'no' }),
        eatery(5, 'Disused Prefix', { 'disused:amenity': 'restaurant' }),
        eatery(6, 'Was Prefix', { 'was:amenity': 'doctors', healthcare: 'doctor' }),
        eatery(7, 'Reopened', { amenity: 'restaurant', 'disused:shop': 'bakery' }),
      ]),
    )

    expect(run).toMatchObject({
      counts: { created: 2, skipped: 5 },
      skippedReasons: { 'closed-disused': 1, 'closed-abandoned': 1, 'closed-status': 1, 'closed-former': 2 },
    })
    const names = await sqlRows<{ name: string }>('SELECT name FROM locations ORDER BY id')
    expect(names.map(({ name }) => name)).toEqual(['Disused No', 'Reopened'])
  })

  it('should be offered as gone when it is in the guide, also by a file, until it opens again', async () => {
    const open = eatery(1, 'Zamzam', { amenity: 'restaurant' })
    const other = eatery(2, 'Marwa', { amenity: 'restaurant' })
    await importFile(makeFile([open, other]))

    const run = await importFile(makeFile([eatery(1, 'Zamzam', { 'was:amenity': 'restaurant' })]))

    expect(run).toMatchObject({
      status: 'succeeded',
      counts: { missing: 1 },
      report: { missing: [{ key: 'node/301', label: 'Zamzam', isNew: true, isClosed: true }] },
    })
    const { records } = await listMissing(desk.app.payload, 10)
    expect(records).toMatchObject([{ recordName: 'Zamzam' }])
    expect((await place('node/301'))._status).toBe('published')
    await importFile(makeFile([open]))
    expect((await listMissing(desk.app.payload, 10)).total).toBe(0)
  })

  it('should be offered as gone by an import from the map', async () => {
    await importHotels(hotel(1), hotel(2))

    expect(counts(await importHotels(hotel(1, { disused: 'yes' }), hotel(2)))).toMatchObject({ missing: 1, skipped: 1 })
  })
})

describe('what a file has of a place', () => {
  it('should be counted where a record goes without it', async () => {
    const run = await importFile(
      makeFile([
        hotel(1, { website: 'javascript:alert(1)', opening_hours: 'x'.repeat(501) }),
        hotel(2, { website: 'mailto:a' }),
      ]),
    )

    expect(run).toMatchObject({
      counts: { created: 2 },
      report: { dropped: { 'web address not usable': 2, 'opening hours too long': 1 } },
    })
  })

  it('should be read from the fuller of two copies, and by the first value of a list', async () => {
    const { tags, ...bare } = hotel(1)
    const run = await importFile(
      makeFile([
        bare,
        { ...bare, tags },
        { type: 'way', id: 2, nodes: [1, 2, 3] },
        { type: 'way', id: 2, center: { lat: 21.43, lon: 39.83 }, tags: { amenity: 'clinic;pharmacy', name: 'Both' } },
      ]),
    )

    expect(run).toMatchObject({ counts: { created: 2 }, skippedReasons: { duplicate: 2 } })
    expect(await place('way/2')).toMatchObject({ category: 'healthcare', latitude: 21.43 })
  })

  it('should agree in a dry run and an import where a long name ends in an emoji', async () => {
    const long = { ...hotel(1), tags: { tourism: 'hotel', name: `${'a'.repeat(198)}🕋 end of the name` } }
    const body = makeFile([long, hotel(2)])

    const dry = await importFile(body, { dryRun: true })
    const real = await importFile(body)

    expect(real).toMatchObject({ status: 'succeeded', counts: dry.counts })
    expect((await place('node/2')).name).toBe('Hotel 2')
  })

  it('should be found in the GeoJSON of osmtogeojson', async () => {
    const { tags, lat, lon } = hotel(1)
    const feature = {
      type: 'Feature',
      id: 'node/1',
      properties: { type: 'node', id: 1, tags, relations: [], meta: {} },
      geometry: { type: 'Point', coordinates: [lon, lat] },
    }
    await importFile(JSON.stringify({ type: 'FeatureCollection', features: [feature] }))

    expect((await place('node/1')).name).toBe('Hotel 1')
  })
})

import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { blankPlace } from '../helpers/blank-place'
import { hotel, replyWithMap } from '../helpers/fake-overpass'
import { counts, importDesk } from '../helpers/int-imports'

const desk = importDesk()
const { call, importOsm, doDeferred, place, sqlRows, snapshot } = desk

const readElements = (file: string): unknown[] =>
  (JSON.parse(readFileSync(file, 'utf8')) as { elements: unknown[] }).elements

describe('an import of real map data', () => {
  it('should bring in every place once, as the CMS itself would have stored it', async () => {
    desk.overpass.reply = replyWithMap(readElements('src/data/makkah-pois.overpass.json'))
    const first = await importOsm()
    expect(first.body).toMatchObject({ success: true })
    expect(counts(first)).toMatchObject({ created: 1467, updated: 0, unchanged: 0, missing: 0, conflicts: 0 })

    const [stored] = await sqlRows<Record<string, number>>(`SELECT
      (SELECT count(*)::int FROM locations WHERE origin = 'osm' AND _status = 'published') AS places,
      (SELECT count(*)::int FROM _locations_v WHERE latest AND version__status = 'published') AS versions,
      (SELECT count(*)::int FROM import_values) AS bases,
      (SELECT cardinality(record_ids) FROM import_creations) AS can_be_removed,
      (SELECT count(*)::int FROM import_undo) AS can_be_put_back`)
    expect(stored).toEqual({ places: 1467, versions: 1467, bases: 1467, can_be_removed: 1467, can_be_put_back: 0 })
    expect(desk.overpass.queries.length).toBe(24)
    expect(desk.overpass.mostAtOnce()).toBe(1)
    expect(desk.overpass.queries[0]?.userAgent).toMatch(/^PilgrimGuide\/1\.0 \(\+http:\/\/localhost:3000/)
  })

  it('should write no row when the map is as it was', async () => {
    const before = await snapshot()
    const again = await importOsm()
    expect(counts(again)).toMatchObject({ created: 0, updated: 0, unchanged: 1467, conflicts: 0, missing: 0 })
    expect(await snapshot()).toEqual(before)
    const [undo] = await sqlRows<{ rows: number }>(
      'SELECT count(*)::int AS rows FROM import_undo WHERE run_id = (SELECT max(id) FROM import_runs)',
    )
    expect(undo).toEqual({ rows: 0 })
  })
})

describe('what was imported', () => {
  it('should be listed, read, edited and published in the CMS like any other place', async () => {
    const { osmRef } = (
      await sqlRows<{ osmRef: string }>(
        'SELECT osm_ref AS "osmRef" FROM locations WHERE hours IS NOT NULL ORDER BY id LIMIT 1',
      )
    )[0] ?? { osmRef: '' }
    const { id, ...before } = await place(osmRef)
    expect(before).toMatchObject({ origin: 'osm', _status: 'published', womenArea: 'unknown' })
    expect(before.provenance?.source).toContain(`https://www.openstreetmap.org/${osmRef}`)
    expect(before.provenance?.checkedOn?.slice(0, 10) ?? '').toMatch(/^20\d\d-\d\d-\d\d$/)

    const listed = await desk.app.payload.find({
      collection: 'locations',
      draft: true,
      where: { id: { equals: id } },
      ...desk.app.as('editor'),
    })
    expect(listed.docs).toHaveLength(1)
    const edited = await desk.app.payload.update({
      collection: 'locations',
      id,
      data: { description: 'Edited.', _status: 'published' },
      ...desk.app.as('editor'),
    })
    expect(edited).toMatchObject({ description: 'Edited.', name: before.name, osmRef })
    const versions = await desk.app.payload.findVersions({ collection: 'locations', where: { parent: { equals: id } } })
    expect(versions.docs.map(({ latest }) => latest).sort()).toEqual([false, true])
    await desk.app.payload.restoreVersion({
      collection: 'locations',
      id: String(versions.docs.at(-1)?.id ?? ''),
      ...desk.app.as('editor'),
    })
    expect((await place(osmRef)).description).toBe(before.description)
  })
})

describe('one import at a time', () => {
  it('should make one run of twenty clicks, and tell the others which it is', async () => {
    desk.overpass.reply = replyWithMap([hotel(1)])
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => importOsm({ body: { confirm: true }, headers: { Prefer: 'respond-async' } })),
    )
    const statuses = answers.map(({ status }) => status).sort()
    expect(statuses).toEqual([202, ...Array.from({ length: 19 }, () => 409)])
    const ids = new Set(answers.map(({ body }) => (body as { jobId: string }).jobId))
    expect(ids.size).toBe(1)
    await doDeferred()
  })

  it('should say where the run is and how it ended', async () => {
    desk.overpass.reply = replyWithMap([hotel(1)])
    const { body } = await importOsm({ body: { confirm: true }, headers: { Prefer: 'respond-async' } })
    const { jobId, statusUrl } = body as { jobId: string; statusUrl: string }
    expect(statusUrl).toBe(`/api/admin/import-runs/${jobId}`)
    expect((await call(`import-runs/${jobId}`)).body).toMatchObject({ status: 'queued', progress: { done: 0 } })
    await doDeferred()
    expect((await call(`import-runs/${jobId}`)).body).toMatchObject({ status: 'succeeded', success: true })
  })

  it('should stop when its starter cancels it, and not for another editor', async () => {
    let isAsked = () => undefined as void
    const requested = new Promise<void>((resolve) => {
      isAsked = resolve
    })
    desk.overpass.reply = () => isAsked()
    const running = importOsm()
    await requested
    const [run] = await sqlRows<{ id: number }>('SELECT max(id) AS id FROM import_runs')
    expect((await call(`import-runs/${run?.id}/cancel`, { actor: 'moderator' })).status).toBe(403)
    expect((await call(`import-runs/${run?.id}/cancel`, { actor: 'admin' })).status).toBe(200)
    expect(await running).toMatchObject({ status: 409, body: { success: false, reason: 'cancelled' } })
    expect((await call(`import-runs/${run?.id}/cancel`)).status).toBe(409)
  })
})

describe('the gates that ship with the guide', () => {
  it('should come in once, and leave an editor’s change', async () => {
    await desk.app.payload.db.pool.query('DELETE FROM mosque_gates')
    for (const id of [255, 239]) {
      await desk.app.payload.create({
        collection: 'locations',
        data: {
          ...blankPlace,
          id,
          name: `Mosque ${id}`,
          category: 'holy site',
          prayerArea: 'yes',
        },
      })
    }
    const first = await call('import-gates')
    expect(counts(first)).toMatchObject({ created: 255, updated: 0 })
    const { docs } = await desk.app.payload.find({
      collection: 'mosque-gates',
      where: { gateNumber: { equals: '79' } },
      draft: true,
      ...desk.app.as('editor'),
    })
    const [gate] = docs
    expect(gate?.location).toMatchObject({ id: 255 })
    await desk.app.payload.update({
      collection: 'mosque-gates',
      id: gate?.id ?? 0,
      data: { notes: 'Mine.' },
      ...desk.app.as('editor'),
    })
    const second = await call('import-gates')
    expect(counts(second)).toMatchObject({ created: 0, updated: 0, unchanged: 255, missing: 0 })
    expect((await desk.app.payload.findByID({ collection: 'mosque-gates', id: gate?.id ?? 0 })).notes).toBe('Mine.')
  })
})

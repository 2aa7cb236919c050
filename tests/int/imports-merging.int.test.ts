import { beforeEach, describe, expect, it } from 'vitest'

import { blankPlace } from '../helpers/blank-place'
import { hotel, replyWithMap } from '../helpers/fake-overpass'
import { counts, importDesk } from '../helpers/int-imports'

const desk = importDesk()
const { call, importOsm, importHotels, place, sqlRows, snapshot } = desk

/** Who saved the versions of a place, the oldest first. */
const listAuthors = async (osmRef: string) => {
  const rows = await sqlRows<{ by: string }>(
    `SELECT version_last_save_by AS by FROM _locations_v WHERE version_osm_ref = '${osmRef}' ORDER BY id`,
  )
  return rows.map(({ by }) => by)
}

describe('merging', () => {
  const phone = (value: string) => ({ phone: value })

  beforeEach(async () => {
    await desk.app.payload.db.pool.query('DELETE FROM locations')
    await desk.app.payload.db.pool.query('DELETE FROM _locations_v')
    await desk.app.payload.db.pool.query('DELETE FROM import_values')
    await desk.app.payload.db.pool.query('DELETE FROM deleted_records')
  })

  it('should keep what an editor wrote over three imports, and list what the map says instead', async () => {
    await importHotels(hotel(1, phone('+966 1')), hotel(2))
    const { id } = await place('node/1')
    await desk.app.payload.update({
      collection: 'locations',
      id,
      data: { phone: '+966 999' },
      ...desk.app.as('editor'),
    })

    const same = await importHotels(hotel(1, phone('+966 1')), hotel(2))
    const news = await importHotels(hotel(1, { ...phone('+966 2'), name: 'Hotel 10' }), hotel(2))
    const third = await importHotels(hotel(1, { ...phone('+966 2'), name: 'Hotel 10' }), hotel(2))

    expect(await place('node/1')).toMatchObject({ phone: '+966 999', name: 'Hotel 10' })
    expect(counts(same)).toMatchObject({ updated: 0, unchanged: 2, conflicts: 0 })
    expect(counts(news)).toMatchObject({ updated: 1, unchanged: 1, conflicts: 1 })
    expect(counts(third)).toMatchObject({ updated: 0, unchanged: 2, conflicts: 0 })
    const [run] = await sqlRows<{ report: { conflicts: unknown[] } }>(
      'SELECT report FROM import_runs ORDER BY id DESC OFFSET 1 LIMIT 1',
    )
    expect(run?.report.conflicts).toEqual([
      { key: 'node/1', id, label: 'Hotel 1', field: 'phone', ours: '+966 999', upstream: '+966 2' },
    ])
  })

  it('should leave an editor’s draft a draft, and give it the map’s news where it changed nothing', async () => {
    await importHotels(hotel(1, phone('+966 1')))
    const { id } = await place('node/1')
    await desk.app.payload.update({
      collection: 'locations',
      id,
      draft: true,
      data: { name: 'In the making', _status: 'draft' },
      ...desk.app.as('editor'),
    })

    await importHotels(hotel(1, { ...phone('+966 2'), name: 'Hotel 10' }))

    expect(await place('node/1')).toMatchObject({ name: 'Hotel 10', phone: '+966 2', _status: 'published' })
    const draft = await desk.app.payload.findByID({ collection: 'locations', id, draft: true })
    expect(draft).toMatchObject({ name: 'In the making', phone: '+966 2', _status: 'draft' })
    const [latest] = await sqlRows(
      `SELECT count(*)::int AS count, min(version__status::text) AS status FROM _locations_v WHERE parent_id = ${id} AND latest`,
    )
    expect(latest).toEqual({ count: 1, status: 'draft' })
  })

  it('should mark what the map no longer has, keep it, and take the mark off when it is back', async () => {
    await importHotels(hotel(1), hotel(2))
    const gone = await importHotels(hotel(2))
    expect(counts(gone)).toMatchObject({ missing: 1, unchanged: 1 })
    expect((await place('node/1'))._status).toBe('published')
    const marked = () =>
      sqlRows<{ key: string }>('SELECT source_key AS key FROM import_values WHERE missing_since IS NOT NULL')
    expect(await marked()).toEqual([{ key: 'node/1' }])
    const newlyMissing = async () =>
      (await sqlRows<{ report: unknown }>('SELECT report FROM import_runs ORDER BY id DESC LIMIT 1'))[0]?.report
    expect(await newlyMissing()).toMatchObject({ newlyMissing: 1 })
    await importHotels(hotel(2))
    expect(await newlyMissing(), 'its mark is no news').toMatchObject({ newlyMissing: 0 })

    await importHotels(hotel(1), hotel(2))
    expect(await marked()).toEqual([])
  })

  it('should leave alone what an editor put in the trash, took back to a draft or wrote', async () => {
    await importHotels(hotel(1), hotel(2), hotel(3))
    const trashed = await place('node/1')
    await desk.app.payload.update({
      collection: 'locations',
      id: trashed.id,
      data: { deletedAt: new Date().toISOString() },
      ...desk.app.as('editor'),
    })
    const withdrawn = await place('node/2')
    await desk.app.payload.update({
      collection: 'locations',
      id: withdrawn.id,
      data: { _status: 'draft' },
      ...desk.app.as('editor'),
    })

    const answer = await importHotels(hotel(1, { name: 'New 1' }), hotel(2, { name: 'New 2' }), hotel(3))

    expect(counts(answer)).toMatchObject({ created: 0, updated: 0, unchanged: 1, skipped: 2, missing: 0 })
    const names = await sqlRows<{ name: string }>('SELECT name FROM locations ORDER BY id')
    expect(names.map(({ name }) => name)).toEqual(['Hotel 1', 'Hotel 2', 'Hotel 3'])
  })

  it('should not bring back what was deleted for good, until an editor makes it again', async () => {
    await importHotels(hotel(1), hotel(2))
    const { payload } = desk.app
    await payload.delete({ collection: 'locations', id: (await place('node/1')).id, ...desk.app.as('admin') })

    const answer = await importHotels(hotel(1), hotel(2))

    expect(counts(answer)).toMatchObject({ created: 0, unchanged: 1, skipped: 1, missing: 0 })
    expect(await sqlRows('SELECT name FROM locations')).toEqual([{ name: 'Hotel 2' }])

    await payload.create({
      collection: 'locations',
      data: { ...blankPlace, name: 'Hotel again', origin: 'osm', osmRef: 'node/1' },
    })
    expect(counts(await importHotels(hotel(1), hotel(2)))).toMatchObject({ created: 0, skipped: 0 })
  })

  it('should put back the rows before a run, except those changed since', async () => {
    await importHotels(hotel(1, phone('+966 1')), hotel(2), hotel(4))
    const rows = () =>
      sqlRows<{ row: object }>(
        "SELECT to_jsonb(t) - 'last_save_at' - 'last_save_by' AS row FROM locations t ORDER BY id",
      )
    const before = await rows()
    const run = await importHotels(hotel(1, phone('+966 2')), hotel(2, { name: 'Renamed' }), hotel(3))
    const jobId = (run.body as { jobId: string }).jobId
    const { id } = await place('node/2')
    await desk.app.payload.update({ collection: 'locations', id, data: { address: 'Mine' }, ...desk.app.as('editor') })

    const undone = await call(`import-runs/${jobId}/undo`)

    expect(undone.body).toEqual({ success: true, restored: 1, removed: 1, unpublished: 0, changedSince: [id] })
    const after = await rows()
    const others = (rows: readonly object[]) => rows.filter((row) => !JSON.stringify(row).includes('node/2"'))
    expect(others(after)).toEqual(others(before))
    expect(await listAuthors('node/1')).toEqual(['Import of places', 'Import of places', 'Import of places, undone'])
    expect(await place('node/2')).toMatchObject({ name: 'Renamed', address: 'Mine' })
    expect(await sqlRows('SELECT source_key FROM import_values WHERE missing_since IS NOT NULL')).toEqual([])
    expect((await call(`import-runs/${jobId}/undo`)).status).toBe(409)
  })

  it('should take back a place that the run had made and an editor has begun to change, and keep the draft', async () => {
    const run = await importHotels(hotel(1), hotel(2))
    const { id } = await place('node/1')
    const { rest } = desk.app
    await rest('PATCH', `locations/${id}?draft=true`, { actor: 'editor', data: { address: 'Half' } })

    const undone = await call(`import-runs/${(run.body as { jobId: string }).jobId}/undo`)

    expect(undone.body).toEqual({ success: true, restored: 0, removed: 1, unpublished: 1, changedSince: [] })
    expect(await sqlRows('SELECT id, _status FROM locations')).toEqual([{ id, _status: 'draft' }])
    const { body } = await rest('GET', `locations/${id}?draft=true`, { actor: 'editor' })
    expect(body).toMatchObject({ name: 'Hotel 1', address: 'Half', _status: 'draft' })
    // Sent again by its source it stays off the site: an editor decides.
    expect(counts(await importHotels(hotel(1)))).toMatchObject({ created: 0, updated: 0 })
    expect(await sqlRows('SELECT _status FROM locations')).toEqual([{ _status: 'draft' }])
  })

  it('should be told to an editor who has the place open, a draft of it too', async () => {
    await importHotels(hotel(1, phone('+966 1')), hotel(2, phone('+966 1')))
    const [plain, drafted] = [(await place('node/1')).id, (await place('node/2')).id]
    const { rest } = desk.app
    await rest('PATCH', `locations/${drafted}?draft=true`, { actor: 'editor', data: { address: 'Half' } })
    const open = async (id: number) => {
      const { body } = await rest('GET', `locations/${id}?draft=true`, { actor: 'editor' })
      return (body as { updatedAt: string }).updatedAt
    }
    const opened = [
      { id: plain, updatedAt: await open(plain) },
      { id: drafted, updatedAt: await open(drafted) },
    ]

    await importHotels(hotel(1, phone('+966 2')), hotel(2, phone('+966 2')))

    for (const { id, updatedAt } of opened) {
      const data = { address: 'Mine', updatedAt }
      const answer = await rest('PATCH', `locations/${id}?draft=true`, { actor: 'editor', data })
      expect(answer.status).toBe(409)
      expect(answer.text).toContain('Import of places has saved this')
    }
  })

  it('should show in a preview what would change, change nothing, and then apply exactly that', async () => {
    await importHotels(hotel(1), hotel(2))
    const before = await snapshot()
    desk.overpass.reply = replyWithMap([hotel(1, { name: 'Hotel 10' }), hotel(2), hotel(3)])
    const preview = await importOsm({ body: { dryRun: true } })
    const { jobId } = preview.body as { jobId: string }

    expect(counts(preview)).toMatchObject({ created: 1, updated: 1, unchanged: 1 })
    expect(await snapshot()).toEqual(before)
    const [run] = await sqlRows<{ preview: unknown }>(`SELECT preview FROM import_runs WHERE id = ${jobId}`)
    expect(run?.preview).toMatchObject({
      created: [{ key: 'node/3', label: 'Hotel 3' }],
      updated: [{ key: 'node/1', fields: [{ field: 'name', before: 'Hotel 1', after: 'Hotel 10' }] }],
    })

    desk.overpass.reply = replyWithMap([])
    const applied = await call(`import-runs/${jobId}/apply`)
    expect(applied.body).toMatchObject({ success: true, counts: { created: 1, updated: 1, unchanged: 1 } })
    expect((await place('node/1')).name).toBe('Hotel 10')
  })

  it('should refuse to apply a preview once somebody has changed what it is about', async () => {
    await importHotels(hotel(1))
    desk.overpass.reply = replyWithMap([hotel(1, { name: 'Hotel 10' })])
    const { jobId } = (await importOsm({ body: { dryRun: true } })).body as { jobId: string }
    const { id } = await place('node/1')
    await desk.app.payload.update({ collection: 'locations', id, data: { name: 'Mine' }, ...desk.app.as('editor') })

    const applied = await call(`import-runs/${jobId}/apply`)

    expect(applied.status).toBe(409)
    expect(applied.body).toMatchObject({ success: false, reason: 'plan-changed' })
    expect((await place('node/1')).name).toBe('Mine')
  })

  it('should refuse an answer without places, and one much smaller than before until a person agrees', async () => {
    await importHotels(hotel(1), hotel(2), hotel(3), hotel(4))
    const before = await snapshot()
    desk.overpass.reply = replyWithMap([])
    expect(await importOsm()).toMatchObject({ status: 422, body: { success: false, reason: 'empty-answer' } })
    desk.overpass.reply = replyWithMap([hotel(1)])
    expect(await importOsm()).toMatchObject({ status: 422, body: { success: false, reason: 'much-smaller' } })
    expect(await snapshot()).toEqual(before)

    expect(counts(await importOsm({ body: { confirm: true } }))).toMatchObject({ missing: 3 })
  })

  it('should take the rest when some elements are hostile, and count those', async () => {
    const answer = await importHotels(
      hotel(1),
      { ...hotel(2), lat: 999 },
      { ...hotel(3), lat: null },
      { ...hotel(4), tags: { tourism: 'hotel', name: 'x'.repeat(1_000_000) } },
      { ...hotel(5), id: 'five' },
      { ...hotel(6), tags: undefined },
      { type: 'way', id: 7, tags: { tourism: 'hotel', name: 'No centre' } },
      hotel(8, { name: 'Nul \u0000 bell \u0007 half \ud800 pair' }),
      hotel(1, { name: 'Twice' }),
      'not an element',
    )
    expect(answer.body).toMatchObject({ success: true })
    expect(counts(answer)).toMatchObject({ created: 2, skipped: 8 })
    expect((await place('node/8')).name).not.toMatch(/[\u0000-\u001f\ud800-\udfff]/)
  })
})

import { readFileSync } from 'node:fs'

import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import type { Location } from '@/payload-types'

import { type Actor, type Answer, type App, SITE_URL, startApp } from '../helpers/int-app'
import { type FakeOverpass, hotel, mapOf, sendJson, startFakeOverpass } from '../helpers/fake-overpass'

// Outside a running Next there is no cache to read through or to renew.
vi.mock('next/cache', () => ({
  revalidatePath: vi.fn(),
  revalidateTag: vi.fn(),
  unstable_cache: <Read>(read: Read): Read => read,
}))

const deferred: (() => unknown)[] = []
vi.mock('next/server', () => ({ after: (work: () => unknown) => deferred.push(work) }))

let app: App
let overpass: FakeOverpass

beforeAll(async () => {
  overpass = await startFakeOverpass()
  process.env.OVERPASS_URL = overpass.url
  process.env.OVERPASS_ALLOW_LOOPBACK = 'true'
  app = await startApp()
})
afterAll(async () => {
  await app.stop()
  await overpass.stop()
})
beforeEach(async () => {
  deferred.length = 0
  overpass.forget()
  await app.forgetTries()
})

type Options = {
  readonly actor?: Actor
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

type Handler = (request: Request, context: { params: Promise<{ id: string }> }) => Promise<Response>

/** By address; loaded after the settings are there. */
const routes: Readonly<Record<string, () => Promise<{ GET?: Handler; POST?: Handler }>>> = {
  'import-osm': () => import('@/app/api/admin/import-osm/route'),
  'import-gates': () => import('@/app/api/admin/import-gates/route'),
  'import-runs': () => import('@/app/api/admin/import-runs/[id]/route'),
  'import-runs/cancel': () => import('@/app/api/admin/import-runs/[id]/cancel/route'),
  'import-runs/undo': () => import('@/app/api/admin/import-runs/[id]/undo/route'),
  'import-runs/apply': () => import('@/app/api/admin/import-runs/[id]/apply/route'),
}

async function call(path: string, { actor = 'editor', body, headers = {} }: Options = {}): Promise<Answer> {
  const [resource = '', id = '', action] = path.split('/')
  const route = await routes[action === undefined ? resource : `${resource}/${action}`]?.()
  const handler = route?.POST ?? route?.GET
  if (route === undefined || handler === undefined) throw new Error(`Nothing at ${path}`)
  const request = new Request(`${SITE_URL}/api/admin/${path}`, {
    method: route.POST === undefined ? 'GET' : 'POST',
    headers: {
      Origin: SITE_URL,
      'Content-Type': 'application/json',
      ...(actor === 'anonymous' ? {} : { Authorization: `JWT ${app.tokenFor(actor)}` }),
      ...headers,
    },
    body: body === undefined ? null : JSON.stringify(body),
  })
  const response = await handler(request, { params: Promise.resolve({ id }) })
  const text = await response.text()
  return { status: response.status, headers: response.headers, text, body: JSON.parse(text) as unknown }
}

const importOsm = (options?: Options) => call('import-osm', options)

const counts = (answer: Answer) => (answer.body as { counts: Record<string, number> }).counts

async function place(osmRef: string): Promise<Location> {
  const { docs } = await app.payload.find({ collection: 'locations', where: { osmRef: { equals: osmRef } } })
  const [found] = docs
  if (found === undefined) throw new Error(`No place ${osmRef}`)
  return found
}

async function sqlRows<Row extends object>(statement: string): Promise<Row[]> {
  return (await app.payload.db.pool.query(statement)).rows as Row[]
}

const readElements = (file: string): unknown[] =>
  (JSON.parse(readFileSync(file, 'utf8')) as { elements: unknown[] }).elements

/** Everything an import may touch, so that two states can be compared. */
const snapshot = () =>
  sqlRows(`SELECT md5(coalesce(string_agg(t::text, ',' ORDER BY id), '')) AS places FROM locations t
    UNION ALL SELECT md5(coalesce(string_agg(t::text, ',' ORDER BY id), '')) FROM _locations_v t
    UNION ALL SELECT md5(coalesce(string_agg(t::text, ',' ORDER BY source_key), '')) FROM import_values t`)

describe('an import of real map data', () => {
  it('should bring in every place once, as the CMS itself would have stored it', async () => {
    overpass.reply = mapOf(readElements('src/seed/data/makkah-pois.overpass.json'))
    const first = await importOsm()
    expect(first.body).toMatchObject({ success: true })
    expect(counts(first)).toMatchObject({ created: 1421, updated: 0, unchanged: 0, missing: 0, conflicts: 0 })

    const [stored] = await sqlRows<Record<string, number>>(`SELECT
      (SELECT count(*)::int FROM locations WHERE origin = 'osm' AND _status = 'published') AS places,
      (SELECT count(*)::int FROM _locations_v WHERE latest AND version__status = 'published') AS versions,
      (SELECT count(*)::int FROM import_values) AS bases,
      (SELECT cardinality(record_ids) FROM import_creations) AS can_be_removed,
      (SELECT count(*)::int FROM import_undo) AS can_be_put_back`)
    expect(stored).toEqual({ places: 1421, versions: 1421, bases: 1421, can_be_removed: 1421, can_be_put_back: 0 })
    expect(overpass.asked.length).toBe(21)
    expect(overpass.mostAtOnce()).toBe(1)
    expect(overpass.asked[0]?.userAgent).toMatch(/^PilgrimGuide\/1\.0 \(\+http:\/\/localhost:3000/)
  })

  it('should write no row when the map is as it was', async () => {
    const before = await snapshot()
    const again = await importOsm()
    expect(counts(again)).toMatchObject({ created: 0, updated: 0, unchanged: 1421, conflicts: 0, missing: 0 })
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

    const listed = await app.payload.find({
      collection: 'locations',
      draft: true,
      where: { id: { equals: id } },
      ...app.as('editor'),
    })
    expect(listed.docs).toHaveLength(1)
    const edited = await app.payload.update({
      collection: 'locations',
      id,
      data: { description: 'Edited.', _status: 'published' },
      ...app.as('editor'),
    })
    expect(edited).toMatchObject({ description: 'Edited.', name: before.name, osmRef })
    const versions = await app.payload.findVersions({ collection: 'locations', where: { parent: { equals: id } } })
    expect(versions.docs.map(({ latest }) => latest).sort()).toEqual([false, true])
    await app.payload.restoreVersion({
      collection: 'locations',
      id: String(versions.docs.at(-1)?.id ?? ''),
      ...app.as('editor'),
    })
    expect((await place(osmRef)).description).toBe(before.description)
  })
})

describe('merging', () => {
  const phone = (value: string) => ({ phone: value })

  beforeEach(async () => {
    await app.payload.db.pool.query('DELETE FROM locations')
    await app.payload.db.pool.query('DELETE FROM _locations_v')
    await app.payload.db.pool.query('DELETE FROM import_values')
  })

  const importHotels = async (...hotels: unknown[]): Promise<Answer> => {
    overpass.reply = mapOf(hotels)
    return importOsm({ body: { confirm: true } })
  }

  it('should keep what an editor wrote over three imports, and list what the map says instead', async () => {
    await importHotels(hotel(1, phone('+966 1')), hotel(2))
    const { id } = await place('node/1')
    await app.payload.update({ collection: 'locations', id, data: { phone: '+966 999' }, ...app.as('editor') })

    const same = await importHotels(hotel(1, phone('+966 1')), hotel(2))
    const news = await importHotels(hotel(1, { ...phone('+966 2'), name: 'Hotel One' }), hotel(2))
    const third = await importHotels(hotel(1, { ...phone('+966 2'), name: 'Hotel One' }), hotel(2))

    expect(await place('node/1')).toMatchObject({ phone: '+966 999', name: 'Hotel One' })
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
    await app.payload.update({
      collection: 'locations',
      id,
      draft: true,
      data: { name: 'In the making', _status: 'draft' },
      ...app.as('editor'),
    })

    await importHotels(hotel(1, { ...phone('+966 2'), name: 'Hotel One' }))

    expect(await place('node/1')).toMatchObject({ name: 'Hotel One', phone: '+966 2', _status: 'published' })
    const draft = await app.payload.findByID({ collection: 'locations', id, draft: true })
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
    await app.payload.update({
      collection: 'locations',
      id: trashed.id,
      data: { deletedAt: new Date().toISOString() },
      ...app.as('editor'),
    })
    const withdrawn = await place('node/2')
    await app.payload.update({
      collection: 'locations',
      id: withdrawn.id,
      data: { _status: 'draft' },
      ...app.as('editor'),
    })

    const answer = await importHotels(hotel(1, { name: 'New 1' }), hotel(2, { name: 'New 2' }), hotel(3))

    expect(counts(answer)).toMatchObject({ created: 0, updated: 0, unchanged: 1, skipped: 2, missing: 0 })
    const names = await sqlRows<{ name: string }>('SELECT name FROM locations ORDER BY id')
    expect(names.map(({ name }) => name)).toEqual(['Hotel 1', 'Hotel 2', 'Hotel 3'])
  })

  it('should put back the rows before a run, except those changed since', async () => {
    await importHotels(hotel(1, phone('+966 1')), hotel(2), hotel(4))
    const before = await sqlRows('SELECT to_jsonb(t) AS row FROM locations t ORDER BY id')
    const run = await importHotels(hotel(1, phone('+966 2')), hotel(2, { name: 'Renamed' }), hotel(3))
    const jobId = (run.body as { jobId: string }).jobId
    const { id } = await place('node/2')
    await app.payload.update({ collection: 'locations', id, data: { address: 'Mine' }, ...app.as('editor') })

    const undone = await call(`import-runs/${jobId}/undo`)

    expect(undone.body).toEqual({ success: true, restored: 1, removed: 1, changedSince: [id] })
    const after = await sqlRows<{ row: { osm_ref: string } }>('SELECT to_jsonb(t) AS row FROM locations t ORDER BY id')
    const others = (rows: readonly object[]) => rows.filter((row) => !JSON.stringify(row).includes('node/2"'))
    expect(others(after)).toEqual(others(before))
    expect(await place('node/2')).toMatchObject({ name: 'Renamed', address: 'Mine' })
    expect(await sqlRows('SELECT source_key FROM import_values WHERE missing_since IS NOT NULL')).toEqual([])
    expect((await call(`import-runs/${jobId}/undo`)).status).toBe(409)
  })

  it('should show in a preview what would change, change nothing, and then apply exactly that', async () => {
    await importHotels(hotel(1), hotel(2))
    const before = await snapshot()
    overpass.reply = mapOf([hotel(1, { name: 'Hotel One' }), hotel(2), hotel(3)])
    const preview = await importOsm({ body: { dryRun: true } })
    const { jobId } = preview.body as { jobId: string }

    expect(counts(preview)).toMatchObject({ created: 1, updated: 1, unchanged: 1 })
    expect(await snapshot()).toEqual(before)
    const [run] = await sqlRows<{ preview: unknown }>(`SELECT preview FROM import_runs WHERE id = ${jobId}`)
    expect(run?.preview).toMatchObject({
      created: [{ key: 'node/3', label: 'Hotel 3' }],
      updated: [{ key: 'node/1', fields: [{ field: 'name', before: 'Hotel 1', after: 'Hotel One' }] }],
    })

    overpass.reply = mapOf([])
    const applied = await call(`import-runs/${jobId}/apply`)
    expect(applied.body).toMatchObject({ success: true, counts: { created: 1, updated: 1, unchanged: 1 } })
    expect((await place('node/1')).name).toBe('Hotel One')
  })

  it('should refuse to apply a preview once somebody has changed what it is about', async () => {
    await importHotels(hotel(1))
    overpass.reply = mapOf([hotel(1, { name: 'Hotel One' })])
    const { jobId } = (await importOsm({ body: { dryRun: true } })).body as { jobId: string }
    const { id } = await place('node/1')
    await app.payload.update({ collection: 'locations', id, data: { name: 'Mine' }, ...app.as('editor') })

    const applied = await call(`import-runs/${jobId}/apply`)

    expect(applied.status).toBe(409)
    expect(applied.body).toMatchObject({ success: false, reason: 'plan-changed' })
    expect((await place('node/1')).name).toBe('Mine')
  })

  it('should refuse an answer without places, and one much smaller than before until a person agrees', async () => {
    await importHotels(hotel(1), hotel(2), hotel(3), hotel(4))
    const before = await snapshot()
    overpass.reply = mapOf([])
    expect(await importOsm()).toMatchObject({ status: 422, body: { success: false, reason: 'empty-answer' } })
    overpass.reply = mapOf([hotel(1)])
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

describe('a source that fails', () => {
  const page = '<html><body>The server is probably too busy to handle your request.</body></html>'

  it.each<[string, number, string, FakeOverpass['reply']]>([
    ['504', 503, 'source-busy', (response) => response.writeHead(504).end(page)],
    ['400', 502, 'source-refused', (response) => response.writeHead(400).end(page)],
    ['406', 502, 'source-refused', (response) => response.writeHead(406).end()],
    [
      'a redirect',
      502,
      'source-refused',
      (response) => response.writeHead(302, { Location: 'http://127.0.0.1:1/' }).end(),
    ],
    [
      'a page with 200',
      502,
      'source-not-an-answer',
      (response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end(page),
    ],
    ['XML', 502, 'source-not-an-answer', (response) => response.writeHead(200).end('<?xml version="1.0"?><osm/>')],
    ['half a JSON', 502, 'source-not-an-answer', (response) => response.writeHead(200).end('{"elements":[{"type":"no')],
    [
      'a cut connection',
      502,
      'source-not-an-answer',
      (response) => {
        response.writeHead(200, { 'Content-Length': '9999' }).write('{"elements":[')
        setTimeout(() => response.destroy(), 20)
      },
    ],
    ['a reset', 502, 'source-unreachable', (_response, request) => request.socket.destroy()],
    [
      'a remark of an error',
      503,
      'source-busy',
      (response) =>
        sendJson(response, {
          remark: 'runtime error: Query timed out in "query" at line 1 after 91 seconds.',
          elements: [hotel(1)],
        }),
    ],
  ])('should change nothing and say why: %s', async (_name, status, reason, reply) => {
    overpass.reply = reply
    const before = await snapshot()
    const answer = await importOsm()
    expect(answer.status).toBe(status)
    expect(answer.body).toMatchObject({ success: false, reason })
    expect((answer.body as { message: string }).message.length).toBeGreaterThan(20)
    expect(await snapshot()).toEqual(before)
  })

  it('should be warned of when it is old', async () => {
    overpass.reply = mapOf([hotel(1)], '2026-05-31T00:00:00Z')
    await importOsm({ body: { confirm: true } })
    const [run] = await sqlRows<{ report: { warnings: string[] } }>(
      'SELECT report FROM import_runs ORDER BY id DESC LIMIT 1',
    )
    expect(run?.report.warnings[0]).toMatch(/copy of the map is \d+ days old/)
  })
})

describe('one import at a time', () => {
  it('should make one run of twenty clicks, and tell the others which it is', async () => {
    overpass.reply = mapOf([hotel(1)])
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => importOsm({ body: { confirm: true }, headers: { Prefer: 'respond-async' } })),
    )
    const statuses = answers.map(({ status }) => status).sort()
    expect(statuses).toEqual([202, ...Array.from({ length: 19 }, () => 409)])
    const ids = new Set(answers.map(({ body }) => (body as { jobId: string }).jobId))
    expect(ids.size).toBe(1)
    await Promise.all(deferred.map((work) => work()))
  })

  it('should say where the run is and how it ended', async () => {
    overpass.reply = mapOf([hotel(1)])
    const { body } = await importOsm({ body: { confirm: true }, headers: { Prefer: 'respond-async' } })
    const { jobId, statusUrl } = body as { jobId: string; statusUrl: string }
    expect(statusUrl).toBe(`/api/admin/import-runs/${jobId}`)
    expect((await call(`import-runs/${jobId}`)).body).toMatchObject({ status: 'queued', progress: { done: 0 } })
    await Promise.all(deferred.map((work) => work()))
    expect((await call(`import-runs/${jobId}`)).body).toMatchObject({ status: 'succeeded', success: true })
  })

  it('should stop when its starter cancels it, and not for another editor', async () => {
    let isAsked = () => undefined as void
    const asked = new Promise<void>((resolve) => {
      isAsked = resolve
    })
    overpass.reply = () => isAsked()
    const running = importOsm()
    await asked
    const [run] = await sqlRows<{ id: number }>('SELECT max(id) AS id FROM import_runs')
    expect((await call(`import-runs/${run?.id}/cancel`, { actor: 'moderator' })).status).toBe(403)
    expect((await call(`import-runs/${run?.id}/cancel`, { actor: 'admin' })).status).toBe(200)
    expect(await running).toMatchObject({ status: 409, body: { success: false, reason: 'cancelled' } })
    expect((await call(`import-runs/${run?.id}/cancel`)).status).toBe(409)
  })
})

describe('the gates that ship with the guide', () => {
  it('should come in once, and leave an editor’s change', async () => {
    await app.payload.db.pool.query('DELETE FROM mosque_gates')
    for (const id of [255, 239]) {
      await app.payload.create({
        collection: 'locations',
        data: {
          id,
          name: `Mosque ${id}`,
          category: 'holy site',
          city: 'Makkah',
          wheelchair: 'unknown',
          womenArea: 'unknown',
          prayerArea: 'yes',
          origin: 'editor',
          _status: 'published',
        },
      })
    }
    const first = await call('import-gates')
    expect(counts(first)).toMatchObject({ created: 255, updated: 0 })
    const { docs } = await app.payload.find({
      collection: 'mosque-gates',
      where: { gateNumber: { equals: '79' } },
      draft: true,
      ...app.as('editor'),
    })
    const [gate] = docs
    expect(gate?.location).toMatchObject({ id: 255 })
    await app.payload.update({
      collection: 'mosque-gates',
      id: gate?.id ?? 0,
      data: { notes: 'Mine.' },
      ...app.as('editor'),
    })
    const second = await call('import-gates')
    expect(counts(second)).toMatchObject({ created: 0, updated: 0, unchanged: 255, missing: 0 })
    expect((await app.payload.findByID({ collection: 'mosque-gates', id: gate?.id ?? 0 })).notes).toBe('Mine.')
  })
})

describe('who may import', () => {
  const json = { 'Content-Type': 'application/json' }
  const cases: readonly [string, number, Options][] = [
    ['nobody signed in', 401, { actor: 'anonymous' }],
    ['a switched-off account', 403, { actor: 'switched-off' }],
    ['a moderator', 403, { actor: 'moderator' }],
    ['another origin', 403, { headers: { Origin: 'https://evil.example' } }],
    ['an origin that begins like ours', 403, { headers: { Origin: `${SITE_URL}.evil.example` } }],
    ['the null origin of a sandbox', 403, { headers: { Origin: 'null' } }],
    ['our origin with another scheme', 403, { headers: { Origin: 'https://localhost:3000' } }],
    ['our origin with another port', 403, { headers: { Origin: 'http://localhost:3001' } }],
    ['our origin, but a cross-site fetch', 403, { headers: { 'Sec-Fetch-Site': 'cross-site' } }],
    ['a form', 415, { headers: { 'Content-Type': 'application/x-www-form-urlencoded' } }],
    ['a form with a file', 415, { headers: { 'Content-Type': 'multipart/form-data; boundary=x' } }],
    ['plain text', 415, { headers: { 'Content-Type': 'text/plain' } }],
    ['JSON in disguise', 415, { headers: { 'Content-Type': 'text/plain;application/json' } }],
    ['another method in disguise', 403, { headers: { 'X-HTTP-Method-Override': 'GET' } }],
    ['the CMS’s method in disguise', 403, { headers: { 'X-Payload-HTTP-Method-Override': 'GET' } }],
    ['unknown options', 400, { body: { host: 'https://evil.example' } }],
    ['a list for options', 400, { body: [] }],
    ['options of another kind', 400, { body: { confirm: 'yes' } }],
    ['too much', 413, { body: { confirm: 'x'.repeat(10_000) } }],
  ]

  it.each(cases)('should refuse %s at both calls', async (_name, status, options) => {
    overpass.reply = mapOf([hotel(1)])
    const before = await sqlRows('SELECT count(*) FROM import_runs')
    for (const path of ['import-osm', 'import-gates']) {
      const answer = await call(path, { ...options, headers: { ...json, ...options.headers } })
      expect(answer.status, path).toBe(status)
      expect(answer.body).toMatchObject({ success: false })
    }
    expect(await sqlRows('SELECT count(*) FROM import_runs')).toEqual(before)
    expect(overpass.asked).toEqual([])
  })

  it.each(['import-runs/1/cancel', 'import-runs/1/undo', 'import-runs/1/apply'])(
    'should refuse %s alike',
    async (path) => {
      expect((await call(path, { actor: 'anonymous' })).status).toBe(401)
      expect((await call(path, { actor: 'moderator' })).status).toBe(403)
      expect((await call(path, { headers: { Origin: 'https://evil.example' } })).status).toBe(403)
      expect((await call(path, { headers: { 'Content-Type': 'text/plain' } })).status).toBe(415)
    },
  )

  it('should show the status to nobody but editors', async () => {
    expect((await call('import-runs/1', { actor: 'anonymous' })).status).toBe(401)
    expect((await call('import-runs/1', { actor: 'moderator' })).status).toBe(403)
    expect((await call('import-runs/999999')).status).toBe(404)
  })
})

import { createHash } from 'node:crypto'

import { sql } from '@payloadcms/db-postgres/drizzle'
import { beforeEach, describe, expect, it } from 'vitest'

import { decodeStreetMap } from '@/domain/streets/street-file'
import type { FileImport } from '@/server/imports/files/file-import'
import { listCurrent } from '@/server/imports/streets/street-versions'

import { type FakeOverpass, sendJson } from '../helpers/fake-overpass'
import { counts, importDesk } from '../helpers/int-imports'

const desk = importDesk()
const { call, sqlRows } = desk

type Corner = readonly [lat: number, lon: number]

const drawn = (corners: readonly Corner[]) => corners.map(([lat, lon]) => ({ lat, lon }))

const street = (id: number, name = `Street ${id}`, north = 21.42) => ({
  type: 'way',
  id,
  tags: { highway: 'residential', 'name:en': name },
  geometry: drawn([
    [north, 39.82 + id / 10_000],
    [north + 0.001, 39.82 + id / 10_000],
  ]),
})

const mosque = {
  type: 'relation',
  id: 1,
  tags: { type: 'multipolygon', building: 'mosque', 'name:en': 'Mosque' },
  members: [
    {
      type: 'way',
      ref: 5,
      role: 'outer',
      geometry: drawn([
        [21.42, 39.83],
        [21.421, 39.83],
        [21.421, 39.831],
        [21.42, 39.83],
      ]),
    },
  ],
}

const madinah = street(900, 'Road of Madinah', 24.46)
const inMadinah = { ...madinah, geometry: madinah.geometry.map(({ lat, lon }) => ({ lat, lon: lon - 0.3 })) }

/** A map whose streets of Makkah are these; Madinah has one of its own. */
const replyWithStreets =
  (makkah: readonly unknown[]): FakeOverpass['reply'] =>
  (response, _request, query) =>
    sendJson(response, {
      osm3s: { timestamp_osm_base: '2026-11-20T00:00:00Z' },
      elements: query.includes('(21.') ? makkah : [inMadinah],
    })

const ten = Array.from({ length: 10 }, (_, index) => street(index + 1))

const importStreets = (makkah: readonly unknown[] = [...ten, mosque], body: object = {}) => {
  desk.overpass.reply = replyWithStreets(makkah)
  return call('import-streets', { body })
}

const versions = () =>
  sqlRows<{ city: string; version: number; current: boolean }>(
    'SELECT city::text, version::int, is_current AS current FROM street_maps m ORDER BY m.city, m.version',
  )

const current = async () => {
  const list = await listCurrent(desk.app.payload.db.pool)
  return Object.fromEntries(list.map(({ city, hash }) => [city, hash]))
}

/** Loaded after the settings are there. */
const served = async (city: string, hash: string) => {
  const { GET } = await import('@/app/api/streets/[city]/[hash]/route')
  return GET(new Request('http://localhost:3000'), { params: Promise.resolve({ city, hash }) })
}

const findRun = async (answer: { body: unknown }) => {
  const { jobId } = answer.body as { jobId: string }
  return desk.app.payload.findByID({ collection: 'import-runs', id: Number(jobId), depth: 0 })
}

const readJobId = (answer: { body: unknown }): string => (answer.body as { jobId: string }).jobId

beforeEach(async () => {
  await desk.app.payload.db.drizzle.execute(
    sql`TRUNCATE street_maps, street_files, import_runs, import_previews CASCADE`,
  )
})

describe('an import of streets', () => {
  it('should make the first version of each city, and serve it at an address of its own', async () => {
    const answer = await importStreets()

    expect(answer).toMatchObject({ status: 200, body: { success: true } })
    expect(counts(answer)).toMatchObject({ created: 12, updated: 0, missing: 0 })
    expect(await versions()).toEqual([
      { city: 'makkah', version: 1, current: true },
      { city: 'madinah', version: 1, current: true },
    ])
    const response = await served('makkah', (await current()).makkah ?? '')
    expect(response.headers.get('cache-control')).toContain('immutable')
    const map = decodeStreetMap(new Uint8Array(await response.arrayBuffer()))
    expect(map.ways.map(({ name }) => name?.en)).toEqual(ten.map(({ tags }) => tags['name:en']))
    expect(map.buildings).toMatchObject([{ kind: 'mosque', name: { en: 'Mosque' } }])
  })

  it('should ask for each city once, with its streets and the outlines of its buildings', async () => {
    await importStreets()

    expect(desk.overpass.queries.map(({ query }) => query)).toEqual([
      expect.stringMatching(/way\["highway"\]\(21\.395,39\.773.*relation\["building"\].*out geom;$/),
      expect.stringMatching(/way\["highway"\]\(24\.42,/),
    ])
  })

  it('should read squares of several lines, and cut a way at a locked gate on it', async () => {
    const corners: readonly Corner[] = [
      [21.43, 39.83],
      [21.43, 39.831],
      [21.43, 39.832],
    ]
    const gate = { type: 'node', id: 7, lat: 21.43, lon: 39.831, tags: { barrier: 'gate', locked: 'yes' } }
    const path = { type: 'way', id: 20, nodes: [6, 7, 8], tags: { highway: 'footway' }, geometry: drawn(corners) }
    const square = { ...mosque, id: 2, tags: { type: 'multipolygon', highway: 'pedestrian' } }
    await importStreets([...ten, gate, path, square])

    const response = await served('makkah', (await current()).makkah ?? '')
    const { ways } = decodeStreetMap(new Uint8Array(await response.arrayBuffer()))
    expect([ways[0], ...ways.slice(-2)].map((way) => [(way?.points.length ?? 0) / 2, way?.isSquare])).toEqual([
      [4, true],
      [2, false],
      [2, false],
    ])
    expect(desk.overpass.queries[0]?.query).toMatch(
      /relation\["highway"="pedestrian"\].*node\["barrier"~"\^\(gate\|.*\["locked"\]\(21\./,
    )
  })

  it('should make no version of streets that are as they were', async () => {
    await importStreets()
    const again = await importStreets()

    expect(counts(again)).toMatchObject({ created: 0, updated: 0, unchanged: 12 })
    expect(await versions()).toHaveLength(2)
  })

  it('should keep the other city’s version when one changes', async () => {
    await importStreets()
    await importStreets([...ten, street(11), mosque])

    expect(await versions()).toEqual([
      { city: 'makkah', version: 1, current: false },
      { city: 'makkah', version: 2, current: true },
      { city: 'madinah', version: 1, current: true },
    ])
  })

  it('should keep the last versions only, and no file without one', async () => {
    for (let count = 1; count <= 9; count += 1) await importStreets([...ten, street(20 + count)], { confirm: true })

    const [files] = await sqlRows<{ files: number }>('SELECT count(*)::int AS files FROM street_files')
    expect((await versions()).filter(({ city }) => city === 'makkah').map(({ version }) => version)).toEqual([
      4, 5, 6, 7, 8, 9,
    ])
    expect(files).toEqual({ files: 7 })
  })
})

describe('a preview of streets', () => {
  /** One gone, one with another name, one new. */
  const changed = [...ten.slice(2), street(2, 'Renamed'), street(11), mosque]

  it('should say what would change, by kind and with the bytes, and change nothing', async () => {
    await importStreets()
    const before = await current()
    const preview = await importStreets(changed, { dryRun: true })

    const { preview: shown } = await findRun(preview)
    expect(shown).toMatchObject({
      streets: [
        {
          city: 'makkah',
          ways: { added: 1, changed: 1, removed: 1, unchanged: 8 },
          buildings: { added: 0, changed: 0, removed: 0, unchanged: 1 },
          bytesBefore: expect.any(Number),
          bytesAfter: expect.any(Number),
        },
        { city: 'madinah', ways: { added: 0, changed: 0, removed: 0, unchanged: 1 } },
      ],
    })
    expect(await current()).toEqual(before)
  })

  it('should be carried out as it was shown, without asking the map again', async () => {
    await importStreets()
    const preview = await importStreets(changed, { dryRun: true })
    desk.overpass.forget()
    const applied = await call(`import-runs/${readJobId(preview)}/apply`, { body: {} })

    expect(applied).toMatchObject({ status: 200, body: { success: true } })
    expect(counts(applied)).toMatchObject({ created: 1, updated: 1, unchanged: 10 })
    expect(desk.overpass.queries).toEqual([])
    expect((await versions()).filter(({ current: isCurrent }) => isCurrent)).toContainEqual({
      city: 'makkah',
      version: 2,
      current: true,
    })
  })

  it('should not be carried out once another import has come between', async () => {
    await importStreets()
    const preview = await importStreets(changed, { dryRun: true })
    await importStreets([...ten, street(12), mosque])

    expect(await call(`import-runs/${readJobId(preview)}/apply`, { body: {} })).toMatchObject({
      status: 409,
      body: { reason: 'plan-changed' },
    })
  })
})

describe('an import of streets that is taken back', () => {
  it('should bring back the version before, once', async () => {
    await importStreets()
    const before = await current()
    const second = await importStreets([...ten, street(11), mosque])
    const undone = await call(`import-runs/${readJobId(second)}/undo`, { body: {} })

    expect(undone).toMatchObject({ status: 200, body: { restored: 1, removed: 0, changedSince: [] } })
    expect(await current()).toEqual(before)
    expect((await call(`import-runs/${readJobId(second)}/undo`, { body: {} })).status).toBe(409)
  })

  it('should go back over a version that was taken back, not to it', async () => {
    await importStreets()
    const before = await current()
    const second = await importStreets([...ten, street(11), mosque])
    await call(`import-runs/${readJobId(second)}/undo`, { body: {} })
    const third = await importStreets([...ten, street(12), mosque])
    await call(`import-runs/${readJobId(third)}/undo`, { body: {} })

    expect(await current()).toEqual(before)
  })

  it('should not be taken back under a later import, nor before there is another version', async () => {
    const first = await importStreets()
    const second = await importStreets([...ten, street(11), mosque])
    await importStreets([...ten, street(12), mosque])

    expect((await call(`import-runs/${readJobId(first)}/undo`, { body: {} })).status).toBe(409)
    expect((await call(`import-runs/${readJobId(second)}/undo`, { body: {} })).status).toBe(409)
  })
})

describe('streets that are refused', () => {
  /** From 0 to 1, the same each time and without a pattern that Brotli would find. */
  const scattered = (index: number) => createHash('md5').update(String(index)).digest().readUInt32BE() / 2 ** 32

  const noise = Array.from({ length: 9_000 }, (_, id) => ({
    ...street(id + 1),
    geometry: drawn(
      Array.from({ length: 8 }, (_corner, at) => [
        21.4 + scattered(id * 16 + at) * 0.05,
        39.8 + scattered(id * 16 + at + 1_000_003) * 0.06,
      ]),
    ),
  }))

  it.each<[string, number, string, FakeOverpass['reply']]>([
    [
      'a web page',
      502,
      'source-not-an-answer',
      (response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end('<html>busy</html>'),
    ],
    [
      'a remark of an error',
      503,
      'source-busy',
      (response) => sendJson(response, { remark: 'runtime error: Query timed out', elements: ten }),
    ],
    ['no streets', 422, 'empty-answer', (response) => sendJson(response, { elements: [] })],
    ['far fewer streets', 422, 'much-smaller', replyWithStreets([...ten.slice(0, 7), mosque])],
    ['too much for a visitor', 502, 'source-too-large', replyWithStreets(noise)],
  ])('should change nothing and say why: %s', async (_name, status, reason, reply) => {
    await importStreets()
    const before = await current()
    desk.overpass.reply = reply

    const answer = await call('import-streets', { body: {} })

    expect(answer).toMatchObject({ status, body: { success: false, reason } })
    expect((answer.body as { message: string }).message.length).toBeGreaterThan(20)
    expect(await current()).toEqual(before)
  })

  it('should come in all the same when a person confirms that there are fewer', async () => {
    await importStreets()

    expect(await importStreets([...ten.slice(0, 7), mosque], { confirm: true })).toMatchObject({ status: 200 })
  })
})

describe('a file of streets', () => {
  const fromFile = async (body: string, options: Partial<FileImport> = {}) => {
    const { importFile } = await import('@/server/imports/files/file-import')
    return importFile({
      payload: desk.app.payload,
      kind: 'streets',
      file: { name: 'streets.json', body },
      dryRun: false,
      confirmed: false,
      ...options,
    })
  }

  it('should bring in the city that it is of, and leave the other', async () => {
    await importStreets()
    const osm3s = { timestamp_osm_base: '2026-11-20T00:00:00Z' }
    const run = await fromFile(JSON.stringify({ osm3s, elements: [...ten, street(11)] }))

    expect(run).toMatchObject({ status: 'succeeded', trigger: 'command', kind: 'streets' })
    expect((await versions()).filter(({ current: isCurrent }) => isCurrent)).toEqual([
      { city: 'makkah', version: 2, current: true },
      { city: 'madinah', version: 1, current: true },
    ])
  })

  it('should not put older streets in the place of newer ones until its day is agreed to', async () => {
    await importStreets()
    const osm3s = { timestamp_osm_base: '2024-05-03T00:00:00Z' }
    const older = JSON.stringify({ osm3s, elements: [...ten, street(11)] })

    expect(await fromFile(older, { confirmed: true })).toMatchObject({
      status: 'failed',
      error: expect.stringMatching(/^This file is of 3 May 2024; the guide has streets of 20 November 2026\./),
      report: { reason: 'older-copy' },
    })
    expect(await fromFile(older, { dryRun: true })).toMatchObject({
      status: 'succeeded',
      report: { olderCopy: { sourceDay: '2024-05-03' } },
    })
    expect(await versions()).toHaveLength(2)
    expect(await fromFile(older, { olderAgreed: '2024-05-03' })).toMatchObject({ status: 'succeeded' })
    expect(await versions()).toHaveLength(3)
  })

  it('should be refused in another container', async () => {
    await expect(fromFile('{"type":"FeatureCollection","features":[]}')).rejects.toThrow()
  })

  it('should be refused without a corner of any street', async () => {
    const run = await fromFile(
      JSON.stringify({ elements: [{ ...street(1), geometry: undefined, center: { lat: 21.42, lon: 39.82 } }] }),
    )

    expect(run).toMatchObject({ status: 'failed', error: expect.stringContaining('out geom') })
  })
})

describe('an address of streets', () => {
  it.each([
    ['makkah', '0'.repeat(24)],
    ['madinah', 'HASH OF MAKKAH'],
    ['jeddah', 'HASH OF MAKKAH'],
    ['makkah', '../../etc/passwd'],
  ])('should answer 404 in words for %s/%s', async (city, hash) => {
    await importStreets()
    const { makkah = '' } = await current()

    const response = await served(city, hash === 'HASH OF MAKKAH' ? makkah : hash)

    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ error: expect.stringContaining('Load the page again') })
  })
})

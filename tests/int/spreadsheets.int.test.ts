import { describe, expect, it } from 'vitest'

import type { Fact, MosqueGate } from '@/payload-types'

import { type Row, sheetDesk } from '../helpers/int-spreadsheets'

const desk = sheetDesk()
const { apply, call, findPlace, makePlaces, preview, previewFile, readOut, sqlRows, takeOut, undo } = desk

const snapshot = () =>
  sqlRows(`SELECT md5(string_agg(t::text, ',' ORDER BY id)) AS places FROM locations t
    UNION ALL SELECT md5(string_agg(t::text, ',' ORDER BY id)) FROM _locations_v t
    UNION ALL SELECT md5(string_agg(t::text, ',')) FROM import_undo t`)

describe('ten rows that are corrected', () => {
  it('should be all that the preview shows, be applied with the name of the person, and be undone', async () => {
    await makePlaces(25, {
      phone: '+966 12 530 0000',
      provenance: { source: 'A page', checkedOn: '2026-11-20T12:00:00.000Z' },
    })
    const rows = await readOut('places-sheet')
    const wanted = rows.slice(5, 15).map((row) => row['ID'])
    const corrected = rows.map((row) =>
      wanted.includes(row['ID']) ? { ...row, 'Opening hours': "'24/7", Source: 'Seen' } : row,
    )
    const before = await snapshot()

    const run = await preview('places-sheet', corrected)

    expect(run).toMatchObject({ status: 'succeeded', dryRun: true, counts: { updated: 10, unchanged: 15, skipped: 0 } })
    expect(run.shown.updated.map(({ id }) => String(id))).toEqual(wanted)
    expect(run.shown.updated[0]?.fields).toEqual([
      { field: 'Opening hours', before: null, after: '24/7' },
      { field: 'Source', before: 'A page', after: 'Seen' },
    ])
    expect(await snapshot()).toEqual(before)

    const applied = await apply(run)

    const changed = await findPlace(Number(wanted[0]))
    expect(changed).toMatchObject({
      hours: '24/7',
      weeklyHours: [[0, 10_080]],
      phone: '+966 12 530 0000',
      provenance: { source: 'Seen', checkedOn: '2026-11-20T12:00:00.000Z' },
      lastSave: { by: 'editor' },
      _status: 'published',
    })
    expect(await findPlace(Number(rows[0]?.['ID']))).toMatchObject({ hours: null, provenance: { source: 'A page' } })

    expect(await undo(applied)).toMatchObject({ status: 200, body: { success: true, restored: 10, changedSince: [] } })
    expect(await findPlace(Number(wanted[0]))).toMatchObject({
      hours: null,
      weeklyHours: null,
      provenance: { source: 'A page' },
    })
    expect((await undo(applied)).status).toBe(409)
  })

  it('should show nothing when nothing was changed', async () => {
    await makePlaces(3, {
      hours: '24/7',
      address: '=1+1',
      description: 'one\ntwo',
      latitude: 21.4225,
      longitude: 39.8262,
    })

    expect(await preview('places-sheet', await readOut('places-sheet'))).toMatchObject({
      status: 'succeeded',
      counts: { updated: 0, unchanged: 3, conflicts: 0, skipped: 0 },
    })
  })

  it('should be read in any order of columns, with some left out and others added', async () => {
    await makePlaces(2)
    const [first] = await readOut('places-sheet')
    const row = { 'My notes': 'x', address: 'Ajyad Street', version: first?.['Version'] ?? '', id: first?.['ID'] ?? '' }

    const run = await preview('places-sheet', [row])

    expect(run).toMatchObject({
      counts: { updated: 1 },
      report: { warnings: expect.arrayContaining(['Left out, because the guide has no such column: “My notes”.']) },
    })
    await apply(run)
    expect(await findPlace(Number(row.id))).toMatchObject({ address: 'Ajyad Street', name: 'Place 1' })
  })

  it('should clear a field by an empty cell, and say so', async () => {
    await makePlaces(1, { address: 'Ajyad Street' })
    const [row = {}] = await readOut('places-sheet')

    const run = await preview('places-sheet', [{ ...row, Address: '' }])

    expect(run).toMatchObject({
      report: { warnings: expect.arrayContaining(['Cells that are empty and clear what the guide has: 1.']) },
    })
    await apply(run)
    expect((await findPlace(Number(row['ID']))).address).toBeNull()
  })
})

describe('gates and facts', () => {
  it('should be corrected alike', async () => {
    const { payload } = desk.app
    await payload.create({
      collection: 'locations',
      data: { id: 255, name: 'Masjid al-Haram', category: 'holy site', city: 'Makkah', _status: 'published' } as never,
    })
    const gate = await payload.create({
      collection: 'mosque-gates',
      data: { name: 'Door 79', gateNumber: '1-2', location: 255, level: -1, _status: 'published' } as never,
    })
    const [row = {}] = await readOut('gates-sheet')
    expect(row).toMatchObject({
      Mosque: 'Masjid al-Haram',
      'Gate number': "'1-2",
      Level: '-1',
      'Women only': 'Not confirmed',
    })

    const run = await preview('gates-sheet', [{ ...row, 'Women only': 'yes', Level: '0' }])
    const applied = await apply(run)

    const find = () => payload.findByID({ collection: 'mosque-gates', id: gate.id, depth: 0 }) as Promise<MosqueGate>
    expect(await find()).toMatchObject({ womenOnly: 'yes', level: 0, gateNumber: '1-2', location: 255 })
    expect(await undo(applied)).toMatchObject({ body: { restored: 1 } })
    expect(await find()).toMatchObject({ womenOnly: 'unknown', level: -1 })
  })

  it('should keep the key of a fact, and its source as a whole', async () => {
    const { payload } = desk.app
    const data = {
      key: 'ambulance',
      label: 'Ambulance',
      value: '997',
      source: { title: 'A page', url: 'https://example.org/page' },
      checkedOn: '2026-11-24T12:00:00.000Z',
      reviewDueOn: '2026-12-24T12:00:00.000Z',
    }
    const fact = await payload.create({ collection: 'facts', data })
    const [row = {}] = await readOut('facts-sheet')

    const refused = await preview('facts-sheet', [{ ...row, Key: 'police' }])
    expect(refused.shown.setAside).toMatchObject([
      { problem: expect.stringContaining('texts name the fact as “ambulance”') },
    ])

    const applied = await apply(await preview('facts-sheet', [{ ...row, Value: '911', Source: 'Another page' }]))
    const find = () => payload.findByID({ collection: 'facts', id: fact.id, depth: 0 }) as Promise<Fact>
    expect(await find()).toMatchObject({
      value: '911',
      source: { title: 'Another page', url: 'https://example.org/page' },
    })
    expect(await undo(applied)).toMatchObject({ body: { restored: 1 } })
    expect(await find()).toMatchObject({ value: '997', source: { title: 'A page' } })
  })
})

describe('a record that is not what the sheet was made from', () => {
  it('should stay as it is when somebody has changed it since, and be named', async () => {
    const [place] = await makePlaces(1)
    const [row = {}] = await readOut('places-sheet')
    await desk.app.payload.update({ collection: 'locations', id: place?.id ?? 0, data: { phone: '+966 12 530 0001' } })

    const run = await preview('places-sheet', [{ ...row, Address: 'Ajyad Street' }])

    expect(run).toMatchObject({ counts: { updated: 0, conflicts: 2 } })
    expect(run.shown.conflicts).toEqual([
      { id: place?.id, key: 'row 2', label: 'Place 1', field: 'Address', ours: null, upstream: 'Ajyad Street' },
      { id: place?.id, key: 'row 2', label: 'Place 1', field: 'Phone', ours: '+966 12 530 0001', upstream: null },
    ])
    expect(await call(`import-runs/${run.id}/apply`, { body: {} })).toMatchObject({
      status: 200,
      body: { counts: { updated: 0 } },
    })
    expect(await findPlace(place?.id ?? 0)).toMatchObject({ address: null, phone: '+966 12 530 0001' })
  })

  it('should refuse the preview when somebody has changed it before it is applied', async () => {
    const [place] = await makePlaces(1)
    const [row = {}] = await readOut('places-sheet')
    const run = await preview('places-sheet', [{ ...row, Address: 'Ajyad Street' }])
    await desk.app.payload.update({ collection: 'locations', id: place?.id ?? 0, data: { name: 'Other' } })

    expect(await call(`import-runs/${run.id}/apply`, { body: {} })).toMatchObject({
      status: 409,
      body: { reason: 'plan-changed' },
    })
    expect(await findPlace(place?.id ?? 0)).toMatchObject({ address: null, name: 'Other' })
  })

  it('should keep its draft, and take no word of it out', async () => {
    const [place] = await makePlaces(1)
    const id = place?.id ?? 0
    const [row = {}] = await readOut('places-sheet')
    await desk.app.payload.update({ collection: 'locations', id, data: { name: 'Not yet' }, draft: true })
    expect((await takeOut('places-sheet')).text).not.toContain('Not yet')

    const run = await preview('places-sheet', [{ ...row, Address: 'Ajyad Street' }])

    expect(run.shown).toMatchObject({
      updated: [],
      setAside: [{ problem: expect.stringContaining('changes that nobody has published') }],
    })
    expect(await desk.app.payload.findByID({ collection: 'locations', id, draft: true })).toMatchObject({
      name: 'Not yet',
    })
  })

  it('should stay in an undo when somebody has changed it since', async () => {
    const [place] = await makePlaces(1)
    const id = place?.id ?? 0
    const [row = {}] = await readOut('places-sheet')
    const applied = await apply(await preview('places-sheet', [{ ...row, Address: 'Ajyad Street' }]))
    await desk.app.payload.update({ collection: 'locations', id, data: { name: 'Other' } })

    expect(await undo(applied)).toMatchObject({ body: { restored: 0, changedSince: [id] } })
    expect(await findPlace(id)).toMatchObject({ address: 'Ajyad Street', name: 'Other' })
  })

  it('should stay in an undo also when it was only compared with its source since', async () => {
    const day = '2026-11-20T12:00:00.000Z'
    const [place] = await makePlaces(1, { provenance: { source: 'A page', checkedOn: day } })
    const id = place?.id ?? 0
    const [row = {}] = await readOut('places-sheet')
    const applied = await apply(await preview('places-sheet', [{ ...row, 'Checked on': '2026-11-21' }]))
    const data = { collection: 'locations', ids: [id] }
    expect((await desk.app.rest('POST', 'still-correct', { actor: 'editor', data })).status).toBe(200)
    const { provenance } = await findPlace(id)
    expect(provenance?.checkedOn).not.toMatch(/^2026-11-2[01]/)

    expect(await undo(applied)).toMatchObject({ body: { restored: 0, changedSince: [id] } })
    expect((await findPlace(id)).provenance).toEqual(provenance)
  })
})

describe('what the form would refuse', () => {
  it('should be refused by row and column, and the other rows be taken', async () => {
    await makePlaces(5)
    const rows = await readOut('places-sheet')
    const changes: readonly Row[] = [
      { Name: '' },
      { Latitude: '21.42' },
      { Category: 'spaceport' },
      { Address: 'x'.repeat(301) },
      { Address: 'Ajyad Street' },
    ]

    const run = await preview(
      'places-sheet',
      rows.map((row, index) => ({ ...row, ...changes[index] })),
    )

    expect(run.shown.updated).toHaveLength(1)
    expect(run.shown.setAside.map(({ key, problem }) => `${key}: ${problem}`).sort()).toEqual([
      expect.stringMatching(/^row 2: Name: /),
      expect.stringMatching(/^row 3: .*Give both latitude and longitude, or neither/),
      expect.stringMatching(/^row 4: Category: “spaceport” is none of: Holy site, /),
      expect.stringMatching(/^row 5: Address: .*300/),
    ])
    await apply(run)
    expect((await readOut('places-sheet')).map((row) => row['Address'])).toEqual(['', '', '', '', 'Ajyad Street'])
  })

  it('should be no formula on its way out, whatever was stored', async () => {
    const hostile = ['=HYPERLINK("https://evil.example")', '+cmd|/C calc', '-2+3', '@SUM(2,3)', '\t=1', "'=1", '"=1']
    for (const address of hostile) await makePlaces(1, { address })

    const rows = await readOut('places-sheet')

    expect(
      rows
        .flatMap((row) => Object.entries(row))
        .filter(([heading, cell]) => heading === 'Address' && /^[=+\-@\t\r]/.test(cell)),
    ).toEqual([])
    expect(await preview('places-sheet', rows)).toMatchObject({ counts: { updated: 0, unchanged: hostile.length } })
  })

  it('should not save what somebody has open in a form', async () => {
    const [place] = await makePlaces(1)
    const [row = {}] = await readOut('places-sheet')
    await desk.app.payload.create({
      collection: 'payload-locked-documents',
      data: {
        document: { relationTo: 'locations', value: place?.id ?? 0 },
        user: { relationTo: 'users', value: desk.app.users.admin.id },
      },
    })

    const run = await preview('places-sheet', [{ ...row, Address: 'Ajyad Street' }])

    expect(run.shown).toMatchObject({ updated: [], setAside: [{ problem: expect.stringMatching(/locked/) }] })
  })
})

describe('a file of the map', () => {
  it('should be previewed and applied from the page as from the command line', async () => {
    const { readFile } = await import('node:fs/promises')
    const file = await readFile('tests/fixtures/osm/madinah-streets.overpass.json', 'utf8')

    const run = await previewFile('osm', file, { name: 'madinah.json' })

    expect(run).toMatchObject({
      status: 'succeeded',
      source: 'file',
      sourceName: 'madinah.json',
      trigger: 'person',
      dryRun: true,
      counts: { created: 9 },
    })
    expect(await apply(run)).toBeGreaterThan(run.id)
  })
})

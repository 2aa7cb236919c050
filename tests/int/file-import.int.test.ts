import { readFileSync } from 'node:fs'

import { sql } from '@payloadcms/db-postgres/drizzle'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import type { FileImport } from '@/server/imports/files/file-import'

import { type App, SITE_URL, startApp } from '../helpers/int-app'

// On the command line Next does not run, so there is no cache to renew.
vi.mock('next/cache', () => ({ revalidateTag: vi.fn(), unstable_cache: <Read>(read: Read): Read => read }))

let app: App

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())
beforeEach(async () => {
  await app.payload.db.drizzle.execute(
    sql`TRUNCATE locations, mosque_gates, import_values, import_runs, place_merges CASCADE`,
  )
})

const madinah = readFileSync('tests/fixtures/osm/madinah-streets.overpass.json', 'utf8')

async function importFile({ body = madinah, ...options }: Partial<FileImport> & { body?: string } = {}) {
  const file = await import('@/server/imports/files/file-import')
  return file.importFile({
    payload: app.payload,
    kind: 'osm',
    file: { name: 'file.json', body },
    dryRun: false,
    confirmed: false,
    ...options,
  })
}

/** The file with hours on one of its objects. */
function withHours(name: string, hours: string): string {
  const file = JSON.parse(madinah) as { elements: { tags?: Record<string, string> }[] }
  const named = file.elements.filter(({ tags = {} }) => tags['name:en'] === name || tags.name === name)
  for (const element of named) element.tags = { ...element.tags, opening_hours: hours }
  return JSON.stringify(file)
}

const names = async () => {
  const { docs } = await app.payload.find({ collection: 'locations', pagination: false, sort: 'name' })
  return docs.map(({ name }) => name)
}

describe('an import of places from a file', () => {
  it('should bring in its places, and nothing more the second time', async () => {
    const first = await importFile()
    const second = await importFile()

    expect(first).toMatchObject({
      status: 'succeeded',
      trigger: 'command',
      // One of the file's places ships with the guide, written by a person, and so is skipped.
      counts: { created: 9, updated: 0, skipped: 33, missing: 0 },
    })
    expect(await names()).toContain('Al Fayrouz Shata Hotel')
    expect(second).toMatchObject({ status: 'succeeded', counts: { created: 0, updated: 0, unchanged: 9 } })
  })

  it('should bring the hours of a place in the form in which a saved place has them', async () => {
    const { listOpeningHours } = await import('@/content/opening-hours')
    const findHotel = async () => {
      const { docs } = await app.payload.find({
        collection: 'locations',
        where: { name: { equals: 'Al Fayrouz Shata Hotel' } },
      })
      return docs[0]
    }
    for (const [hours, weekly] of [
      ['24/7', [[0, 10_080]]],
      ['Mo 08:00-12:00', [[480, 720]]],
    ] as const) {
      await importFile({ body: withHours('Al Fayrouz Shata Hotel', hours) })

      const hotel = await findHotel()
      expect(hotel).toMatchObject({ hours, weeklyHours: weekly })
      expect(await listOpeningHours()).toEqual({ [String(hotel?.id)]: weekly })
    }
  })

  it('should take nothing for gone, because a file is a part of the map', async () => {
    await importFile()

    const other = readFileSync('tests/fixtures/osm/makkah-streets.overpass.json', 'utf8')
    expect(await importFile({ body: other })).toMatchObject({ status: 'succeeded', counts: { created: 8, missing: 0 } })
  })

  it('should change nothing in a dry run', async () => {
    const run = await importFile({ dryRun: true })

    expect(run).toMatchObject({ status: 'succeeded', dryRun: true, counts: { created: 9 } })
    expect(await names()).toEqual([])
  })

  it('should say why nothing of a file can be imported', async () => {
    const body = readFileSync('tests/fixtures/osm/lucknow-shops.overpass.json', 'utf8')

    expect(await importFile({ body })).toMatchObject({
      status: 'failed',
      error: expect.stringMatching(/^Not one object of the file is a place to import: .*outside-cities 110/),
    })
  })

  it('should wait for another import of its kind', async () => {
    await app.payload.db.drizzle.execute(sql`
      INSERT INTO import_runs (title, kind, source, status, trigger) VALUES ('Places', 'osm', 'http', 'running', 'person')
    `)

    await expect(importFile()).rejects.toThrow('of this kind is under way')
  })

  it('should not bring back a place that was merged into another', async () => {
    await importFile()
    const { docs } = await app.payload.find({ collection: 'locations', limit: 2, sort: 'id' })
    const [keptId, oldId] = [docs[0]?.id, docs[1]?.id]
    const merged = await app.rest('POST', 'imports/merge', {
      actor: 'editor',
      headers: { Origin: SITE_URL },
      data: { keptId, oldId },
    })

    const again = await importFile()

    expect(merged.status).toBe(200)
    expect(again).toMatchObject({ status: 'succeeded', counts: { created: 0 } })
    expect(await names()).toHaveLength(8)
  })
})

describe('an import of gates from a file', () => {
  const findGate = async (gateNumber: string) => {
    const { docs } = await app.payload.find({
      collection: 'mosque-gates',
      where: { and: [{ gateNumber: { equals: gateNumber } }, { location: { equals: 239 } }] },
      depth: 0,
    })
    return docs[0]
  }

  it('should place a gate that no source of the guide has placed, and keep it there', async () => {
    for (const [id, name, city] of [
      [255, 'Masjid al-Haram', 'Makkah'],
      [239, 'Masjid an-Nabawi', 'Madinah'],
    ] as const) {
      const data = { id, name, city, category: 'holy site', wheelchair: 'unknown', origin: 'editor' } as const
      await app.payload.create({ collection: 'locations', data: { ...data, _status: 'published' } as never })
    }
    const door = { type: 'node', id: 1, lat: 24.4676, lon: 39.6095, tags: { entrance: 'yes', ref: '6A' } }

    const first = await importFile({ kind: 'gates', body: JSON.stringify({ elements: [door] }) })
    const placed = await findGate('6A')
    const without = await importFile({ kind: 'gates', body: JSON.stringify({ elements: [{ ...door, tags: {} }] }) })

    expect(first).toMatchObject({ status: 'succeeded', counts: { created: 255 } })
    expect(placed).toMatchObject({ latitude: 24.4676, longitude: 39.6095, osmRef: 'node/1' })
    expect(without).toMatchObject({ status: 'succeeded', counts: { created: 0, updated: 0 } })
    expect(await findGate('6A')).toMatchObject({ latitude: 24.4676 })
  })
})

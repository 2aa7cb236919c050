import { sql } from '@payloadcms/db-postgres/drizzle'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { loadTasks } from '@/admin/load-tasks'
import type { ImportRun } from '@/payload-types'

import { blankPlace } from '../helpers/blank-place'
import { type App, startApp } from '../helpers/int-app'

let app: App

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())
beforeEach(async () => {
  await app.payload.db.drizzle.execute(sql`TRUNCATE locations, import_values, import_runs CASCADE`)
})

const work = (actor: 'admin' | 'editor' | 'moderator') =>
  loadTasks({ payload: app.payload, user: app.users[actor], now: new Date(), adminRoute: '/admin' })

const left = async () => (await work('editor')).imports?.map(({ label, words, href }) => [label, words, href])

const run = (kind: ImportRun['kind'], status: ImportRun['status'], dryRun = false) =>
  app.payload.create({
    collection: 'import-runs',
    data: {
      title: kind === 'osm' ? 'Places from OpenStreetMap' : 'Gates of the two mosques',
      kind,
      status,
      dryRun,
      source: 'http',
      trigger: 'schedule',
      confirmed: false,
      attempt: 1,
      progress: { done: 0 },
      counts: { created: 0, updated: 0, unchanged: 0, skipped: 0, missing: 0, conflicts: 0 },
    },
  })

const failedPlaces = ['Places from OpenStreetMap', 'failed', '/admin/imports']

describe('telephone numbers nobody can dial', () => {
  it('should lead editors to the places that have one', async () => {
    const make = (name: string, phone: string) =>
      app.payload.create({ collection: 'locations', data: { ...blankPlace, name, phone } })
    await make('Rings', '+966 (0)12 555 1234; 911')
    const old = await make('Old area code', '+966 4 829 0400')
    const half = await make('One of two', '0125551234 / 35')

    const { phones } = await work('editor')

    expect(phones).toEqual([
      {
        label: 'Places',
        count: 2,
        href: `/admin/collections/locations?where%5Bor%5D%5B0%5D%5Band%5D%5B0%5D%5Bid%5D%5Bin%5D=${old.id}%2C${half.id}`,
      },
    ])
    expect((await work('moderator')).phones).toBeNull()
  })
})

describe('what imports left to decide', () => {
  it('should be nothing where nothing was imported', async () => {
    expect(await left()).toEqual([])
  })

  it('should say that the last import of a source failed, until one succeeds', async () => {
    await run('osm', 'succeeded')
    await run('osm', 'failed')
    await run('gates', 'succeeded')
    await run('osm', 'succeeded', true)
    await run('osm', 'cancelled')
    expect(await left()).toEqual([failedPlaces])

    await run('osm', 'succeeded')

    expect(await left()).toEqual([])
  })

  it('should count conflicts and what is gone at its source', async () => {
    for (const number of [1, 2, 3]) {
      const { id } = await app.payload.create({
        collection: 'locations',
        data: { ...blankPlace, name: `Hotel ${number}`, phone: '+966 mine' },
      })
      await app.payload.db.drizzle.execute(sql`
        INSERT INTO import_values (collection, source_key, record_id, upstream, content_hash, conflicts, missing_since, run_id)
        VALUES ('locations', ${`node/${number}`}, ${id}, '{}', '',
          CASE WHEN ${number}::int = 1 THEN '{"phone":"+966 map"}'::jsonb END,
          CASE WHEN ${number}::int > 1 THEN now() END, 1)
      `)
    }

    expect(await left()).toEqual([
      ['Conflicts', '1', '/admin/imports'],
      ['Gone at the source', '2', '/admin/imports'],
    ])
  })

  it('should count the pairs that may be one place, until somebody has told them apart', async () => {
    const data = { ...blankPlace, latitude: 21.42, longitude: 39.82, _status: 'published' as const }
    const [one, other] = [
      await app.payload.create({ collection: 'locations', data: { ...data, name: 'Safwa Tower' } }),
      await app.payload.create({ collection: 'locations', data: { ...data, name: 'Safwa Towers' } }),
    ]
    expect(await left()).toEqual([['Perhaps one place', '1 pair', '/admin/imports']])

    await app.payload.db.drizzle.execute(sql`
      INSERT INTO place_distinctions (first_id, second_id) VALUES (${one.id}, ${other.id})`)

    expect(await left()).toEqual([])
    await app.payload.db.drizzle.execute(sql`DELETE FROM place_distinctions`)
  })

  it('should be no work of a moderator', async () => {
    await run('osm', 'failed')

    expect((await work('moderator')).imports).toBeNull()
    expect((await work('admin')).imports).toHaveLength(1)
  })
})

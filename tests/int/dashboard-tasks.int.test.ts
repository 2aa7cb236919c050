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

describe('the last import of each source', () => {
  const last = async () => (await work('editor')).lastImports?.map(({ title, isFailed }) => [title, isFailed])

  it('should be none where nothing was imported', async () => {
    expect(await last()).toEqual([])
  })

  it('should say whether it failed, until one succeeds', async () => {
    await run('osm', 'succeeded')
    const failed = await run('osm', 'failed')
    await run('gates', 'succeeded')
    await run('osm', 'succeeded', true)
    await run('osm', 'cancelled')
    expect(await last()).toEqual(
      expect.arrayContaining([
        ['Places from OpenStreetMap', true],
        ['Gates of the two mosques', false],
      ]),
    )
    expect((await work('editor')).lastImports?.find(({ isFailed }) => isFailed)?.href).toBe(
      `/admin/collections/import-runs/${failed.id}`,
    )

    await run('osm', 'succeeded')

    expect(await last()).not.toContainEqual(['Places from OpenStreetMap', true])
  })
})

describe('what is due', () => {
  const DAY = 86_400_000
  const day = (days: number) => new Date(Date.now() + days * DAY).toISOString()

  it('should be told by risk, and by who saved it last', async () => {
    const make = async (category: 'pharmacy' | 'hotel', reviewDueOn: string, by: string | null) => {
      const provenance = { reviewDueOn }
      const { id } = await app.payload.create({
        collection: 'locations',
        data: { ...blankPlace, name: `${category} ${reviewDueOn} ${by}`, category, provenance },
      })
      await app.payload.db.drizzle.execute(sql`UPDATE locations SET last_save_by = ${by} WHERE id = ${id}`)
    }
    await make('pharmacy', day(-1), 'Amina')
    await make('pharmacy', day(-2), 'Yusuf')
    await make('pharmacy', day(3), 'Yusuf')
    await make('hotel', day(5), null)
    await make('hotel', day(40), 'Amina')

    const due = (await work('editor')).due ?? []
    const places = due.filter(({ label }) => /places|ill or lost/i.test(label))
    expect(places.map(({ label, days, overdue, soon }) => [label, days, overdue, soon])).toEqual([
      ['Where one goes when ill or lost', 90, 2, 1],
      ['Places', 180, 0, 1],
    ])
    expect(places[0]?.owners.map(({ name, overdue, soon }) => [name, overdue, soon])).toEqual([
      ['Yusuf', 1, 1],
      ['Amina', 1, 0],
    ])
    // Each number is that of the list it leads to.
    for (const place of places) {
      for (const { href, overdue, soon } of [place, ...place.owners]) {
        const target = href.replace('/admin/collections/', '')
        const { body } = await app.rest('GET', target, { actor: 'editor' })
        expect(body, href).toMatchObject({ totalDocs: overdue + soon })
      }
    }
    expect((await work('moderator')).due).toBeNull()
  })
})

describe('notices on the dashboard', () => {
  it('should be those that readers see, and will see, with the next end', async () => {
    const HOUR = 3_600_000
    const at = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString()
    const make = (startsAt: string, endsAt: string, _status: 'draft' | 'published' = 'published') =>
      app.payload.create({
        collection: 'notices',
        data: {
          title: 'A road is closed',
          severity: 'change',
          concerns: 'all',
          startsAt,
          endsAt,
          source: { name: 'The guards', url: 'https://example.org/now' },
          _status,
        } as never,
      })
    const soonest = at(5)
    await make(at(-5), soonest)
    await make(at(-5), at(100))
    await make(at(50), at(100))
    await make(at(-5), at(2), 'draft')

    const { notices } = await work('editor')

    expect(notices).toMatchObject({ running: 2, endingSoon: 1, toCome: 1, nextEnd: soonest })
    expect((await work('moderator')).notices).toBeNull()
    await app.payload.delete({ collection: 'notices', where: {}, trash: true })
  })
})

describe('what imports left to decide', () => {
  it('should be nothing where nothing was imported', async () => {
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
    expect((await work('moderator')).lastImports).toBeNull()
    expect((await work('admin')).lastImports).toHaveLength(1)
  })
})

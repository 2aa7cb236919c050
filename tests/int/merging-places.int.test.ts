import { sql } from '@payloadcms/db-postgres/drizzle'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import type { Location } from '@/payload-types'

import { blankPlace } from '../helpers/blank-place'
import { type Actor, type App, SITE_URL, startApp } from '../helpers/int-app'

let app: App

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())
beforeEach(async () => {
  await app.payload.db.drizzle.execute(
    sql`TRUNCATE locations, paths, place_merges, merge_undo, place_distinctions, import_values CASCADE`,
  )
})

const create = async (data: Partial<Location>): Promise<Location> =>
  app.payload.create({
    collection: 'locations',
    data: {
      ...blankPlace,
      name: 'Safwa Tower',
      latitude: 21.42,
      longitude: 39.82,
      ...data,
    },
  })

const post = (path: string, data: unknown, actor: Actor = 'editor') =>
  app.rest('POST', `imports/${path}`, { actor, data, headers: { Origin: SITE_URL } })

const find = async (id: number) =>
  app.payload.findByID({ collection: 'locations', id, trash: true, depth: 0 }) as Promise<Location>

const merges = async () => {
  const { rows } = await app.payload.db.drizzle.execute(
    sql`SELECT old_id, kept_id, osm_ref FROM place_merges ORDER BY old_id`,
  )
  return rows
}

describe('merging two places', () => {
  it('should keep the editor’s values, take over what is missing, and put the other in the trash', async () => {
    const kept = await create({ phone: '+966 1' })
    const old = await create({ origin: 'osm', osmRef: 'node/1', phone: '+966 2', hours: '24/7', name: 'Safwa' })

    const { status, body } = await post('merge', { keptId: kept.id, oldId: old.id })

    expect({ status, body }).toEqual({
      status: 200,
      body: { message: 'Merged. “Safwa Tower” stays, and the other’s address leads to it.' },
    })
    expect(await find(kept.id)).toMatchObject({
      name: 'Safwa Tower',
      phone: '+966 1',
      hours: '24/7',
      osmRef: 'node/1',
      _status: 'published',
    })
    expect(await find(old.id)).toMatchObject({ osmRef: null, deletedAt: expect.any(String) })
    expect(await merges()).toEqual([{ old_id: old.id, kept_id: kept.id, osm_ref: null }])
  })

  it('should remember the map object of the one that goes when both have one', async () => {
    const kept = await create({ osmRef: 'node/1' })
    const old = await create({ osmRef: 'way/2' })

    await post('merge', { keptId: kept.id, oldId: old.id })

    expect(await find(kept.id)).toMatchObject({ osmRef: 'node/1' })
    expect(await merges()).toEqual([{ old_id: old.id, kept_id: kept.id, osm_ref: 'way/2' }])
  })

  it('should lead every earlier address to the place that is left', async () => {
    const [first, second, third] = [await create({}), await create({}), await create({})]

    await post('merge', { keptId: second.id, oldId: first.id })
    await post('merge', { keptId: third.id, oldId: second.id })

    expect(await merges()).toEqual([
      { old_id: first.id, kept_id: third.id, osm_ref: null },
      { old_id: second.id, kept_id: third.id, osm_ref: null },
    ])
  })

  it('should let what referred to the old place refer to the kept one', async () => {
    const [kept, old] = [await create({}), await create({})]
    await app.payload.db.drizzle.execute(
      sql`CREATE TABLE IF NOT EXISTS zz_refers (place_id integer REFERENCES locations(id))`,
    )
    await app.payload.db.drizzle.execute(sql`INSERT INTO zz_refers VALUES (${old.id})`)

    await post('merge', { keptId: kept.id, oldId: old.id })

    const { rows } = await app.payload.db.drizzle.execute(sql`SELECT place_id FROM zz_refers`)
    await app.payload.db.drizzle.execute(sql`DROP TABLE zz_refers`)
    expect(rows).toEqual([{ place_id: kept.id }])
  })

  it('should refuse a place whose changes are not published, and change nothing', async () => {
    const [kept, old] = [await create({}), await create({})]
    await app.payload.update({
      collection: 'locations',
      id: kept.id,
      draft: true,
      data: { name: 'New', _status: 'draft' },
    })

    const { status, text } = await post('merge', { keptId: kept.id, oldId: old.id })

    expect(status).toBe(409)
    expect(text).toContain('Publish or discard them')
    expect((await find(old.id)).deletedAt).toBeFalsy()
    expect(await merges()).toEqual([])
  })

  it.each([
    ['one place twice', (id: number) => ({ keptId: id, oldId: id }), 400],
    ['a place that is gone', (id: number) => ({ keptId: id, oldId: 999_999 }), 404],
    ['a mosque', (id: number) => ({ keptId: id, oldId: 255 }), 400],
    ['text for an id', () => ({ keptId: 'x', oldId: 1 }), 400],
    ['unknown keys', (id: number) => ({ keptId: id, oldId: id + 1, force: true }), 400],
    ['nothing', () => ({}), 400],
  ])('should refuse %s', async (_name, body, expected) => {
    const { id } = await create({})

    expect((await post('merge', body(id))).status).toBe(expected)
  })
})

describe('two people who merge the same pair', () => {
  it('should not both have their way: one place is left', async () => {
    const [one, other] = [await create({}), await create({})]

    const answers = await Promise.all([
      post('merge', { keptId: one.id, oldId: other.id }),
      post('merge', { keptId: other.id, oldId: one.id }, 'admin'),
    ])

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404])
    const trashed = [await find(one.id), await find(other.id)].filter(({ deletedAt }) => deletedAt)
    expect(trashed).toHaveLength(1)
    expect(await merges()).toHaveLength(1)
  })

  it('should be told when one of the two is not what they looked at', async () => {
    const [kept, old] = [await create({}), await create({})]
    const seen = { kept: kept.updatedAt, old: old.updatedAt }
    await app.payload.update({ collection: 'locations', id: old.id, data: { phone: '+966 9' } })

    const { status, text } = await post('merge', { keptId: kept.id, oldId: old.id, seen })

    expect({ status, text }).toMatchObject({
      status: 409,
      text: expect.stringContaining('changed since you looked') as unknown,
    })
    const { updatedAt } = await find(old.id)
    expect((await post('merge', { keptId: kept.id, oldId: old.id, seen: { ...seen, old: updatedAt } })).status).toBe(
      200,
    )
  })
})

describe('taking a merge back', () => {
  const pathTo = (placeId: number) =>
    app.payload.create({
      collection: 'paths',
      data: {
        title: 'Way',
        city: 'Makkah',
        slug: `way-${placeId}`,
        steps: [{ title: 'In', location: placeId }],
      } as never,
    })
  const undo = (oldId: number, actor: Actor = 'editor') => post('unmerge', { oldId }, actor)
  const bases = async () =>
    (await app.payload.db.drizzle.execute(sql`SELECT source_key, record_id FROM import_values ORDER BY source_key`))
      .rows
  const published = async (id: number) => {
    const place = await app.rest('GET', `locations/${id}?depth=0`, { actor: 'editor' })
    return place.status
  }

  it('should make two places of one again, each with its values, its links and its address', async () => {
    const kept = await create({ origin: 'osm', name: 'Safwa', phone: '+966 1' })
    const old = await create({ phone: '+966 2', hours: '24/7', osmRef: 'node/1', latitude: 21.4205 })
    const earlier = await create({})
    const path = await pathTo(old.id)
    await app.payload.db.drizzle.execute(sql`
      INSERT INTO import_values (collection, source_key, record_id, upstream, content_hash, run_id)
      VALUES ('locations', 'node/1', ${old.id}, '{}', 'x', 1)
    `)
    await post('merge', { keptId: old.id, oldId: earlier.id })
    await post('merge', { keptId: kept.id, oldId: old.id })
    expect(await find(kept.id)).toMatchObject({ name: 'Safwa Tower', phone: '+966 2', osmRef: 'node/1' })
    expect([await published(kept.id), await published(old.id)]).toEqual([200, 404])

    const { status, body } = await undo(old.id)

    expect({ status, body }).toEqual({
      status: 200,
      body: { message: 'Taken back. “Safwa” and “Safwa Tower” are two places again, each under its own address.' },
    })
    const fields = ({ name, phone, hours, osmRef, latitude, deletedAt, _status }: Location) =>
      [name, phone, hours ?? null, osmRef ?? null, latitude, deletedAt ?? null, _status] as const
    expect(fields(await find(kept.id))).toEqual(['Safwa', '+966 1', null, null, 21.42, null, 'published'])
    expect(fields(await find(old.id))).toEqual(['Safwa Tower', '+966 2', '24/7', 'node/1', 21.4205, null, 'published'])
    expect([await published(kept.id), await published(old.id)]).toEqual([200, 200])
    const { steps } = await app.payload.findByID({ collection: 'paths', id: path.id, depth: 0 })
    expect(steps).toMatchObject([{ location: old.id }])
    expect(await bases()).toEqual([{ source_key: 'node/1', record_id: old.id }])
    // Who has the address of the one before is led to where it was led before.
    expect(await merges()).toEqual([{ old_id: earlier.id, kept_id: old.id, osm_ref: null }])
  })

  it('should leave the kept one its own map object, and know the other’s again', async () => {
    const [kept, old] = [await create({ osmRef: 'node/1' }), await create({ osmRef: 'way/2' })]
    await post('merge', { keptId: kept.id, oldId: old.id })

    expect((await undo(old.id)).status).toBe(200)

    expect([(await find(kept.id)).osmRef, (await find(old.id)).osmRef]).toEqual(['node/1', 'way/2'])
    expect(await merges()).toEqual([])
  })

  it('should be listed for the person who merged, for ten minutes', async () => {
    const { listRecentDecisions } = await import('@/server/imports/merging/recent-decisions')
    const [kept, old] = [await create({}), await create({ name: 'Safwa' })]
    await post('merge', { keptId: kept.id, oldId: old.id })
    const listed = async (actor: 'editor' | 'admin') =>
      (await listRecentDecisions({ payload: app.payload, user: app.users[actor] })).map(
        ({ kind, keptName, otherName }) => [kind, keptName, otherName],
      )
    expect(await listed('editor')).toEqual([['merge', 'Safwa Tower', 'Safwa']])
    expect(await listed('admin')).toEqual([['merge', 'Safwa Tower', 'Safwa']])

    await app.payload.db.drizzle.execute(sql`UPDATE merge_undo SET merged_at = now() - interval '11 minutes'`)

    expect(await listed('editor')).toEqual([])
    expect((await undo(old.id)).status).toBe(409)
  })

  it('should be for the person who did it and for administrators', async () => {
    const [kept, old] = [await create({}), await create({})]
    await post('merge', { keptId: kept.id, oldId: old.id }, 'admin')

    expect((await undo(old.id, 'editor')).status).toBe(403)
    expect((await undo(old.id, 'moderator')).status).toBe(403)
    expect((await undo(old.id, 'anonymous')).status).toBe(401)
    expect((await undo(old.id, 'admin')).status).toBe(200)
  })

  it.each([
    ['the kept place', (kept: number) => kept, { phone: '+966 9' }],
    ['a draft of the kept place', (kept: number) => kept, { phone: '+966 9', _status: 'draft' }],
    ['the trash', (_kept: number, old: number) => old, { deletedAt: null }],
  ] as const)('should change nothing when somebody has changed %s since', async (what, pick, data) => {
    const [kept, old] = [await create({}), await create({})]
    await post('merge', { keptId: kept.id, oldId: old.id })
    await app.payload.update({
      collection: 'locations',
      id: pick(kept.id, old.id),
      trash: true,
      data,
      ...(what.startsWith('a draft') && { draft: true }),
    })

    expect((await undo(old.id)).status).toBe(409)
    expect(await merges()).toHaveLength(1)
  })

  it('should be done once, however often it is asked for', async () => {
    const [kept, old] = [await create({}), await create({})]
    await post('merge', { keptId: kept.id, oldId: old.id })

    const answers = await Promise.all([undo(old.id), undo(old.id)])

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await merges()).toEqual([])
  })
})

describe('who may', () => {
  it.each([
    ['anonymous', 401],
    ['switched-off', 403],
    ['moderator', 403],
    ['admin', 200],
    ['editor', 200],
  ] as const)('%s should be answered %i', async (actor, expected) => {
    const [one, other] = [await create({}), await create({})]

    expect((await post('distinct', { ids: [one.id, other.id] }, actor)).status).toBe(expected)
    expect((await post('merge', { keptId: one.id, oldId: other.id }, actor)).status).toBe(expected)
  })
})

describe('near-duplicates', () => {
  const offers = async () => {
    const { listNearDuplicates } = await import('@/server/imports/merging/near-duplicates-list')
    return listNearDuplicates({ payload: app.payload, user: app.users.editor }, 10)
  }

  it('should be offered with what merging would change, until somebody says they are two', async () => {
    const mine = await create({})
    const fromMap = await create({ origin: 'osm', phone: '+966 12 571 4444', latitude: 21.4205 })
    await create({ name: 'Marwa' })
    await create({ name: 'Safwa Tower', _status: 'draft' })

    const before = await offers()
    await post('distinct', { ids: [fromMap.id, mine.id] })

    expect(before).toMatchObject({
      total: 1,
      offers: [
        { because: 'name', kept: { id: mine.id }, old: { id: fromMap.id }, takenOver: { phone: '+966 12 571 4444' } },
      ],
    })
    expect(await offers()).toEqual({ offers: [], total: 0 })

    expect((await post('not-distinct', { ids: [fromMap.id, mine.id] }, 'moderator')).status).toBe(403)
    expect((await post('not-distinct', { ids: [fromMap.id, mine.id] })).status).toBe(200)
    expect(await offers()).toMatchObject({ total: 1 })
    expect((await post('not-distinct', { ids: [fromMap.id, mine.id] })).status).toBe(409)
  })

  it('should say what either would take over, and never let a mosque go', async () => {
    const mosque = await create({ id: 255, name: 'Masjid al-Haram', category: 'holy site', origin: 'osm' })
    const other = await create({ name: 'Masjid al-Haram', category: 'holy site', hours: '24/7' })
    const [hotel, twin] = [
      await create({ latitude: 21.5, phone: '+966 1' }),
      await create({ latitude: 21.5, origin: 'osm', phone: '+966 2', hours: '24/7' }),
    ]

    const { offers: found } = await offers()

    expect(found.find(({ kept }) => kept.id === mosque.id)).toMatchObject({
      old: { id: other.id },
      takenOverSwapped: null,
    })
    expect(found.find(({ kept }) => kept.id === hotel.id)).toMatchObject({
      old: { id: twin.id },
      takenOver: { hours: '24/7' },
      takenOverSwapped: { phone: '+966 1' },
    })
  })
})

describe('a conflict between an editor and the map', () => {
  const conflicting = async () => {
    const place = await create({ phone: '+966 mine', osmRef: 'node/1' })
    await app.payload.db.drizzle.execute(sql`
      INSERT INTO import_values (collection, source_key, record_id, upstream, content_hash, conflicts, run_id)
      VALUES ('locations', 'node/1', ${place.id}, '{"phone":"+966 map"}', 'x', '{"phone":"+966 map","hours":"24/7"}', 1)
    `)
    return place
  }
  const settle = (decision: string, field = 'phone') =>
    post('conflict', { collection: 'locations', sourceKey: 'node/1', field, decision })
  const open = async () => {
    const { listConflicts } = await import('@/server/imports/differences/conflicts')
    const found = await listConflicts({ payload: app.payload, user: app.users.editor }, 10)
    return found.conflicts.map(({ fields, mine, upstream }) => ({ fields, mine, upstream }))
  }

  it('should be listed with both values', async () => {
    await conflicting()

    expect(await open()).toEqual([
      { fields: ['hours'], mine: { hours: null }, upstream: { hours: '24/7' } },
      { fields: ['phone'], mine: { phone: '+966 mine' }, upstream: { phone: '+966 map' } },
    ])
  })

  it.each([
    ['take', '+966 map'],
    ['keep', '+966 mine'],
  ])('should end by “%s”', async (decision, phone) => {
    const place = await conflicting()

    expect((await settle(decision)).status).toBe(200)

    expect(await find(place.id)).toMatchObject({ phone, _status: 'published' })
    expect(await open()).toEqual([{ fields: ['hours'], mine: { hours: null }, upstream: { hours: '24/7' } }])
  })

  it('should settle latitude, longitude and city together', async () => {
    const place = await create({ osmRef: 'node/1' })
    await app.payload.db.drizzle.execute(sql`
      INSERT INTO import_values (collection, source_key, record_id, upstream, content_hash, conflicts, run_id)
      VALUES ('locations', 'node/1', ${place.id}, '{}', 'x', '{"latitude":21.5,"longitude":39.2,"city":"Jeddah"}', 1)
    `)

    await settle('take', 'longitude')

    expect(await find(place.id)).toMatchObject({ latitude: 21.5, longitude: 39.2, city: 'Jeddah' })
    expect(await open()).toEqual([])
  })

  it('should be over when an editor has written the same into the record', async () => {
    const place = await conflicting()
    await app.payload.update({ collection: 'locations', id: place.id, data: { phone: '+966 map', hours: '24/7' } })

    expect(await open()).toEqual([])
  })

  it('should not hide the next one behind those that are over', async () => {
    for (const number of [1, 2, 3]) {
      const place = await create({ name: `Hotel ${number}`, phone: `+966 ${number}` })
      await app.payload.db.drizzle.execute(sql`
        INSERT INTO import_values (collection, source_key, record_id, upstream, content_hash, conflicts, run_id)
        SELECT 'locations', ${number} || '/' || i, ${place.id}, '{}', 'x',
          jsonb_build_object('phone', CASE WHEN ${number} = 1 THEN '+966 1' ELSE '+966 map' END), 1
        FROM generate_series(1, CASE WHEN ${number} = 1 THEN 400 ELSE 1 END) i
      `)
    }
    const { listConflicts } = await import('@/server/imports/differences/conflicts')
    const first = async (limit: number) => {
      const found = await listConflicts({ payload: app.payload, user: app.users.editor }, limit)
      return [found.conflicts.map(({ recordName }) => recordName), found.hasMore]
    }

    expect(await first(1)).toEqual([['Hotel 2'], true])
    expect(await first(2)).toEqual([['Hotel 2', 'Hotel 3'], false])
  })

  it('should say so when somebody was quicker', async () => {
    await conflicting()
    await settle('keep')

    expect((await settle('take')).status).toBe(409)
  })
})

import { sql } from '@payloadcms/db-postgres/drizzle'
import { describe, expect, it } from 'vitest'

import { mergeDesk } from '../helpers/int-merging'

const desk = mergeDesk()
const { createPlace, findPlace, post } = desk

describe('a conflict between an editor and the map', () => {
  const createConflict = async () => {
    const place = await createPlace({ phone: '+966 mine', osmRef: 'node/1' })
    await desk.app.payload.db.drizzle.execute(sql`
      INSERT INTO import_values (collection, source_key, record_id, upstream, content_hash, conflicts, run_id)
      VALUES ('locations', 'node/1', ${place.id}, '{"phone":"+966 map"}', 'x', '{"phone":"+966 map","hours":"24/7"}', 1)
    `)
    return place
  }
  const settle = (decision: string, field = 'phone') =>
    post('conflict', { collection: 'locations', sourceKey: 'node/1', field, decision })
  const listOpen = async () => {
    const { listConflicts } = await import('@/server/imports/differences/conflicts')
    const { conflicts } = await listConflicts({ payload: desk.app.payload, user: desk.app.users.editor }, 10)
    return conflicts.map(({ fields, mine, upstream }) => ({ fields, mine, upstream }))
  }

  it('should be listed with both values', async () => {
    await createConflict()

    expect(await listOpen()).toEqual([
      { fields: ['hours'], mine: { hours: null }, upstream: { hours: '24/7' } },
      { fields: ['phone'], mine: { phone: '+966 mine' }, upstream: { phone: '+966 map' } },
    ])
  })

  it.each([
    ['take', '+966 map'],
    ['keep', '+966 mine'],
  ])('should end by “%s”', async (decision, phone) => {
    const place = await createConflict()

    expect((await settle(decision)).status).toBe(200)

    expect(await findPlace(place.id)).toMatchObject({ phone, _status: 'published' })
    expect(await listOpen()).toEqual([{ fields: ['hours'], mine: { hours: null }, upstream: { hours: '24/7' } }])
  })

  it('should settle latitude, longitude and city together', async () => {
    const place = await createPlace({ osmRef: 'node/1' })
    await desk.app.payload.db.drizzle.execute(sql`
      INSERT INTO import_values (collection, source_key, record_id, upstream, content_hash, conflicts, run_id)
      VALUES ('locations', 'node/1', ${place.id}, '{}', 'x', '{"latitude":21.5,"longitude":39.2,"city":"Jeddah"}', 1)
    `)

    await settle('take', 'longitude')

    expect(await findPlace(place.id)).toMatchObject({ latitude: 21.5, longitude: 39.2, city: 'Jeddah' })
    expect(await listOpen()).toEqual([])
  })

  it('should be over when an editor has written the same into the record', async () => {
    const place = await createConflict()
    await desk.app.payload.update({ collection: 'locations', id: place.id, data: { phone: '+966 map', hours: '24/7' } })

    expect(await listOpen()).toEqual([])
  })

  it('should not hide the next one behind those that are over', async () => {
    for (const number of [1, 2, 3]) {
      const place = await createPlace({ name: `Hotel ${number}`, phone: `+966 ${number}` })
      await desk.app.payload.db.drizzle.execute(sql`
        INSERT INTO import_values (collection, source_key, record_id, upstream, content_hash, conflicts, run_id)
        SELECT 'locations', ${number} || '/' || i, ${place.id}, '{}', 'x',
          jsonb_build_object('phone', CASE WHEN ${number} = 1 THEN '+966 1' ELSE '+966 map' END), 1
        FROM generate_series(1, CASE WHEN ${number} = 1 THEN 400 ELSE 1 END) i
      `)
    }
    const { listConflicts } = await import('@/server/imports/differences/conflicts')
    const listFirst = async (limit: number) => {
      const { conflicts, hasMore } = await listConflicts(
        { payload: desk.app.payload, user: desk.app.users.editor },
        limit,
      )
      return [conflicts.map(({ recordName }) => recordName), hasMore]
    }

    expect(await listFirst(1)).toEqual([['Hotel 2'], true])
    expect(await listFirst(2)).toEqual([['Hotel 2', 'Hotel 3'], false])
  })

  it('should say so when somebody was quicker', async () => {
    await createConflict()
    await settle('keep')

    expect((await settle('take')).status).toBe(409)
  })
})

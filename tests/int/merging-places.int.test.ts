import { sql } from '@payloadcms/db-postgres/drizzle'
import { describe, expect, it } from 'vitest'

import { mergeDesk } from '../helpers/int-merging'

const desk = mergeDesk()
const { createPlace, findPlace, listMerges, post } = desk

describe('merging two places', () => {
  it('should keep the editor’s values, take over what is missing, and put the other in the trash', async () => {
    const kept = await createPlace({ phone: '+966 1' })
    const old = await createPlace({ origin: 'osm', osmRef: 'node/1', phone: '+966 2', hours: '24/7', name: 'Safwa' })

    const { status, body } = await post('merge', { keptId: kept.id, oldId: old.id })

    expect({ status, body }).toEqual({
      status: 200,
      body: { message: 'Merged. “Safwa Tower” stays, and the other’s address leads to it.' },
    })
    expect(await findPlace(kept.id)).toMatchObject({
      name: 'Safwa Tower',
      phone: '+966 1',
      hours: '24/7',
      osmRef: 'node/1',
      _status: 'published',
    })
    expect(await findPlace(old.id)).toMatchObject({ osmRef: null, deletedAt: expect.any(String) })
    expect(await listMerges()).toEqual([{ old_id: old.id, kept_id: kept.id, osm_ref: null }])
  })

  it('should remember the map object of the one that goes when both have one', async () => {
    const kept = await createPlace({ osmRef: 'node/1' })
    const old = await createPlace({ osmRef: 'way/2' })

    await post('merge', { keptId: kept.id, oldId: old.id })

    expect(await findPlace(kept.id)).toMatchObject({ osmRef: 'node/1' })
    expect(await listMerges()).toEqual([{ old_id: old.id, kept_id: kept.id, osm_ref: 'way/2' }])
  })

  it('should lead every earlier address to the place that is left', async () => {
    const [first, second, third] = [await createPlace({}), await createPlace({}), await createPlace({})]

    await post('merge', { keptId: second.id, oldId: first.id })
    await post('merge', { keptId: third.id, oldId: second.id })

    expect(await listMerges()).toEqual([
      { old_id: first.id, kept_id: third.id, osm_ref: null },
      { old_id: second.id, kept_id: third.id, osm_ref: null },
    ])
  })

  it('should let what referred to the old place refer to the kept one', async () => {
    const [kept, old] = [await createPlace({}), await createPlace({})]
    await desk.app.payload.db.drizzle.execute(
      sql`CREATE TABLE IF NOT EXISTS zz_refers (place_id integer REFERENCES locations(id))`,
    )
    await desk.app.payload.db.drizzle.execute(sql`INSERT INTO zz_refers VALUES (${old.id})`)

    await post('merge', { keptId: kept.id, oldId: old.id })

    const { rows } = await desk.app.payload.db.drizzle.execute(sql`SELECT place_id FROM zz_refers`)
    await desk.app.payload.db.drizzle.execute(sql`DROP TABLE zz_refers`)
    expect(rows).toEqual([{ place_id: kept.id }])
  })

  it('should refuse a place whose changes are not published, and change nothing', async () => {
    const [kept, old] = [await createPlace({}), await createPlace({})]
    await desk.app.payload.update({
      collection: 'locations',
      id: kept.id,
      draft: true,
      data: { name: 'New', _status: 'draft' },
    })

    const { status, text } = await post('merge', { keptId: kept.id, oldId: old.id })

    expect(status).toBe(409)
    expect(text).toContain('Publish or discard them')
    expect((await findPlace(old.id)).deletedAt).toBeFalsy()
    expect(await listMerges()).toEqual([])
  })

  it.each([
    ['one place twice', (id: number) => ({ keptId: id, oldId: id }), 400],
    ['a place that is gone', (id: number) => ({ keptId: id, oldId: 999_999 }), 404],
    ['a mosque', (id: number) => ({ keptId: id, oldId: 255 }), 400],
    ['text for an id', () => ({ keptId: 'x', oldId: 1 }), 400],
    ['unknown keys', (id: number) => ({ keptId: id, oldId: id + 1, force: true }), 400],
    ['nothing', () => ({}), 400],
  ])('should refuse %s', async (_name, body, expected) => {
    const { id } = await createPlace({})

    expect((await post('merge', body(id))).status).toBe(expected)
  })
})

describe('two people who merge the same pair', () => {
  it('should not both have their way: one place is left', async () => {
    const [one, other] = [await createPlace({}), await createPlace({})]

    const answers = await Promise.all([
      post('merge', { keptId: one.id, oldId: other.id }),
      post('merge', { keptId: other.id, oldId: one.id }, 'admin'),
    ])

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404])
    const trashed = [await findPlace(one.id), await findPlace(other.id)].filter(({ deletedAt }) => deletedAt)
    expect(trashed).toHaveLength(1)
    expect(await listMerges()).toHaveLength(1)
  })

  it('should be told when one of the two is not what they looked at', async () => {
    const [kept, old] = [await createPlace({}), await createPlace({})]
    const seen = { kept: kept.updatedAt, old: old.updatedAt }
    await desk.app.payload.update({ collection: 'locations', id: old.id, data: { phone: '+966 9' } })

    const { status, text } = await post('merge', { keptId: kept.id, oldId: old.id, seen })

    expect({ status, text }).toMatchObject({
      status: 409,
      text: expect.stringContaining('changed since you looked') as unknown,
    })
    const { updatedAt } = await findPlace(old.id)
    expect((await post('merge', { keptId: kept.id, oldId: old.id, seen: { ...seen, old: updatedAt } })).status).toBe(
      200,
    )
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
    const [one, other] = [await createPlace({}), await createPlace({})]

    expect((await post('distinct', { ids: [one.id, other.id] }, actor)).status).toBe(expected)
    expect((await post('merge', { keptId: one.id, oldId: other.id }, actor)).status).toBe(expected)
  })
})

describe('near-duplicates', () => {
  const listOffers = async () => {
    const { listNearDuplicates } = await import('@/server/imports/merging/near-duplicates-list')
    return listNearDuplicates({ payload: desk.app.payload, user: desk.app.users.editor }, 10)
  }

  it('should be offered with what merging would change, until somebody says they are two', async () => {
    const mine = await createPlace({})
    const fromMap = await createPlace({ origin: 'osm', phone: '+966 12 571 4444', latitude: 21.4205 })
    await createPlace({ name: 'Marwa' })
    await createPlace({ name: 'Safwa Tower', _status: 'draft' })

    const before = await listOffers()
    await post('distinct', { ids: [fromMap.id, mine.id] })

    expect(before).toMatchObject({
      total: 1,
      offers: [
        { because: 'name', kept: { id: mine.id }, old: { id: fromMap.id }, takenOver: { phone: '+966 12 571 4444' } },
      ],
    })
    expect(await listOffers()).toEqual({ offers: [], total: 0 })

    expect((await post('not-distinct', { ids: [fromMap.id, mine.id] }, 'moderator')).status).toBe(403)
    expect((await post('not-distinct', { ids: [fromMap.id, mine.id] })).status).toBe(200)
    expect(await listOffers()).toMatchObject({ total: 1 })
    expect((await post('not-distinct', { ids: [fromMap.id, mine.id] })).status).toBe(409)
  })

  it('should say what either would take over, and never let a mosque go', async () => {
    const mosque = await createPlace({ id: 255, name: 'Masjid al-Haram', category: 'holy site', origin: 'osm' })
    const other = await createPlace({ name: 'Masjid al-Haram', category: 'holy site', hours: '24/7' })
    const [hotel, twin] = [
      await createPlace({ latitude: 21.5, phone: '+966 1' }),
      await createPlace({ latitude: 21.5, origin: 'osm', phone: '+966 2', hours: '24/7' }),
    ]

    const { offers: pairs } = await listOffers()

    expect(pairs.find(({ kept }) => kept.id === mosque.id)).toMatchObject({
      old: { id: other.id },
      takenOverSwapped: null,
    })
    expect(pairs.find(({ kept }) => kept.id === hotel.id)).toMatchObject({
      old: { id: twin.id },
      takenOver: { hours: '24/7' },
      takenOverSwapped: { phone: '+966 1' },
    })
  })
})

import { sql } from '@payloadcms/db-postgres/drizzle'
import { describe, expect, it } from 'vitest'

import type { Location } from '@/payload-types'

import type { Actor } from '../helpers/int-app'
import { mergeDesk } from '../helpers/int-merging'

const desk = mergeDesk()
const { createPlace, findPlace, listMerges, post } = desk

describe('taking a merge back', () => {
  const createPathTo = (placeId: number) =>
    desk.app.payload.create({
      collection: 'paths',
      data: {
        title: 'Way',
        city: 'Makkah',
        slug: `way-${placeId}`,
        steps: [{ title: 'In', location: placeId }],
      } as never,
    })
  const undo = (oldId: number, actor: Actor = 'editor') => post('unmerge', { oldId }, actor)
  const listBases = async () =>
    (
      await desk.app.payload.db.drizzle.execute(
        sql`SELECT source_key, record_id FROM import_values ORDER BY source_key`,
      )
    ).rows
  const fetchStatus = async (id: number) => {
    const place = await desk.app.rest('GET', `locations/${id}?depth=0`, { actor: 'editor' })
    return place.status
  }

  it('should make two places of one again, each with its values, its links and its address', async () => {
    const kept = await createPlace({ origin: 'osm', name: 'Safwa', phone: '+966 1' })
    const old = await createPlace({ phone: '+966 2', hours: '24/7', osmRef: 'node/1', latitude: 21.4205 })
    const earlier = await createPlace({})
    const path = await createPathTo(old.id)
    await desk.app.payload.db.drizzle.execute(sql`
      INSERT INTO import_values (collection, source_key, record_id, upstream, content_hash, run_id)
      VALUES ('locations', 'node/1', ${old.id}, '{}', 'x', 1)
    `)
    await post('merge', { keptId: old.id, oldId: earlier.id })
    await post('merge', { keptId: kept.id, oldId: old.id })
    expect(await findPlace(kept.id)).toMatchObject({ name: 'Safwa Tower', phone: '+966 2', osmRef: 'node/1' })
    expect([await fetchStatus(kept.id), await fetchStatus(old.id)]).toEqual([200, 404])

    const { status, body } = await undo(old.id)

    expect({ status, body }).toEqual({
      status: 200,
      body: { message: 'Taken back. “Safwa” and “Safwa Tower” are two places again, each under its own address.' },
    })
    const fields = ({ name, phone, hours, osmRef, latitude, deletedAt, _status }: Location) =>
      [name, phone, hours ?? null, osmRef ?? null, latitude, deletedAt ?? null, _status] as const
    expect(fields(await findPlace(kept.id))).toEqual(['Safwa', '+966 1', null, null, 21.42, null, 'published'])
    expect(fields(await findPlace(old.id))).toEqual([
      'Safwa Tower',
      '+966 2',
      '24/7',
      'node/1',
      21.4205,
      null,
      'published',
    ])
    expect([await fetchStatus(kept.id), await fetchStatus(old.id)]).toEqual([200, 200])
    const { steps } = await desk.app.payload.findByID({ collection: 'paths', id: path.id, depth: 0 })
    expect(steps).toMatchObject([{ location: old.id }])
    expect(await listBases()).toEqual([{ source_key: 'node/1', record_id: old.id }])
    // Who has the address of the one before is led to where it was led before.
    expect(await listMerges()).toEqual([{ old_id: earlier.id, kept_id: old.id, osm_ref: null }])
  })

  it('should leave the kept one its own map object, and know the other’s again', async () => {
    const [kept, old] = [await createPlace({ osmRef: 'node/1' }), await createPlace({ osmRef: 'way/2' })]
    await post('merge', { keptId: kept.id, oldId: old.id })

    expect((await undo(old.id)).status).toBe(200)

    expect([(await findPlace(kept.id)).osmRef, (await findPlace(old.id)).osmRef]).toEqual(['node/1', 'way/2'])
    expect(await listMerges()).toEqual([])
  })

  it('should be listed for the person who merged, for ten minutes', async () => {
    const { listRecentDecisions } = await import('@/server/imports/merging/recent-decisions')
    const [kept, old] = [await createPlace({}), await createPlace({ name: 'Safwa' })]
    await post('merge', { keptId: kept.id, oldId: old.id })
    const listDecisions = async (actor: 'editor' | 'admin') =>
      (await listRecentDecisions({ payload: desk.app.payload, user: desk.app.users[actor] })).map(
        ({ kind, keptName, otherName }) => [kind, keptName, otherName],
      )
    expect(await listDecisions('editor')).toEqual([['merge', 'Safwa Tower', 'Safwa']])
    expect(await listDecisions('admin')).toEqual([['merge', 'Safwa Tower', 'Safwa']])

    await desk.app.payload.db.drizzle.execute(sql`UPDATE merge_undo SET merged_at = now() - interval '11 minutes'`)

    expect(await listDecisions('editor')).toEqual([])
    expect((await undo(old.id)).status).toBe(409)
  })

  it('should be for the person who did it and for administrators', async () => {
    const [kept, old] = [await createPlace({}), await createPlace({})]
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
    const [kept, old] = [await createPlace({}), await createPlace({})]
    await post('merge', { keptId: kept.id, oldId: old.id })
    await desk.app.payload.update({
      collection: 'locations',
      id: pick(kept.id, old.id),
      trash: true,
      data,
      ...(what.startsWith('a draft') && { draft: true }),
    })

    expect((await undo(old.id)).status).toBe(409)
    expect(await listMerges()).toHaveLength(1)
  })

  it('should be done once, however often it is asked for', async () => {
    const [kept, old] = [await createPlace({}), await createPlace({})]
    await post('merge', { keptId: kept.id, oldId: old.id })

    const answers = await Promise.all([undo(old.id), undo(old.id)])

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await listMerges()).toEqual([])
  })
})

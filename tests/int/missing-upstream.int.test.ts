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
  await app.payload.db.drizzle.execute(sql`TRUNCATE locations, import_values CASCADE`)
})

/** A place that an import of that day did not find. */
const makeMissing = async (name: string, day: string, data: Partial<Location> = {}): Promise<Location> => {
  const place = await app.payload.create({ collection: 'locations', data: { ...blankPlace, name, ...data } })
  await app.payload.db.drizzle.execute(sql`
    INSERT INTO import_values (collection, source_key, record_id, upstream, content_hash, missing_since, run_id)
    VALUES ('locations', ${makeKey(name)}, ${place.id}, '{}', '', ${day}::timestamptz, 1)
  `)
  return place
}

const makeKey = (name: string) => `of ${name}`

const listed = async (limit = 10) => {
  const { listMissing } = await import('@/server/imports/differences/missing-upstream')
  const { records, total } = await listMissing(app.payload, limit)
  return { names: records.map(({ recordName }) => recordName), total }
}

const sayStillThere = (name: string, actor: Actor = 'editor') =>
  decide({ collection: 'locations', sourceKey: makeKey(name) }, actor)

const decide = (data: object, actor: Actor = 'editor') =>
  app.rest('POST', 'imports/still-there', { actor, data, headers: { Origin: SITE_URL } })

const seenByTheMap = (missingSince: string | null) =>
  app.payload.db.drizzle.execute(sql`UPDATE import_values SET missing_since = ${missingSince}::timestamptz`)

describe('what is gone at its source', () => {
  it('should be listed with those that are gone longest first, and how many there are', async () => {
    await makeMissing('Marwa', '2026-10-01')
    await makeMissing('Safa', '2026-09-01')
    await makeMissing('Kudai', '2026-11-01')

    expect(await listed(2)).toEqual({ names: ['Safa', 'Marwa'], total: 3 })
  })

  it('should be settled when an editor takes it off the site, and make room for the next', async () => {
    const hidden = await makeMissing('Safa', '2026-09-01')
    const binned = await makeMissing('Marwa', '2026-10-01')
    await makeMissing('Kudai Park', '2026-11-01')
    await app.payload.update({ collection: 'locations', id: hidden.id, data: { _status: 'draft' } })
    await app.payload.update({
      collection: 'locations',
      id: binned.id,
      data: { deletedAt: new Date('2026-11-02').toISOString() },
    })

    expect(await listed(1)).toEqual({ names: ['Kudai Park'], total: 1 })
  })

  it('should be settled when an editor says that it is still there, also twice', async () => {
    await makeMissing('Safa', '2026-09-01')
    await makeMissing('Marwa', '2026-10-01')

    expect(await sayStillThere('Safa')).toMatchObject({
      status: 200,
      body: { message: 'Remembered: it is still there.' },
    })
    expect((await sayStillThere('Safa')).status).toBe(200)

    expect(await listed()).toEqual({ names: ['Marwa'], total: 1 })
  })

  it('should be asked about again when the source has had it again and lost it again', async () => {
    await makeMissing('Safa', '2026-09-01')
    await sayStillThere('Safa')
    await seenByTheMap(null)
    expect(await listed()).toEqual({ names: [], total: 0 })
    expect((await sayStillThere('Safa')).status).toBe(409)

    await seenByTheMap(new Date(Date.now() + 86_400_000).toISOString())

    expect(await listed()).toEqual({ names: ['Safa'], total: 1 })
  })

  it.each([
    ['anonymous', 401],
    ['switched-off', 403],
    ['moderator', 403],
    ['admin', 200],
    ['editor', 200],
  ] as const)('should be settled by %s with %i', async (actor, expected) => {
    await makeMissing('Safa', '2026-09-01')

    expect((await sayStillThere('Safa', actor)).status).toBe(expected)
    expect((await listed()).total).toBe(expected === 200 ? 0 : 1)
  })

  it.each([
    ['another collection', { collection: 'users', sourceKey: 'node/4' }],
    ['no key', { collection: 'locations', sourceKey: '' }],
    ['unknown keys', { collection: 'locations', sourceKey: 'node/4', force: true }],
    ['nothing', {}],
  ])('should refuse %s', async (_name, data) => {
    expect((await decide(data)).status).toBe(400)
  })
})

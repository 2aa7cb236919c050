import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, expect, it } from 'vitest'

import { compileHours } from '@/server/hours/compile-hours'

import { blankPlace } from '../helpers/blank-place'
import { hotel } from '../helpers/fake-overpass'
import { SITE_URL } from '../helpers/int-app'
import { importDesk } from '../helpers/int-imports'
import { runDue, schedule } from '../helpers/int-schedules'
import { placePayload, post } from '../helpers/int-submissions'

const desk = importDesk()
const { call, importHotels, place, sqlRows } = desk

const EARLY = 'Mo-Su 08:00-12:00'
const LATE = 'Mo-Su 16:00-23:00'
const ALWAYS = '24/7'

const create = (hours: string | null, data: object = {}) =>
  desk.app.payload.create({
    collection: 'locations',
    data: { ...blankPlace, name: 'Safwa Tower', latitude: 21.42, longitude: 39.82, hours, ...data },
    ...desk.app.as('editor'),
  })

const update = (id: number, data: object, draft = false) =>
  desk.app.payload.update({ collection: 'locations', id, data, draft, ...desk.app.as('editor') })

const review = async (request: object) => {
  const { status } = await desk.app.rest('POST', 'recommendations/review', { actor: 'moderator', data: request })
  expect(status).toBe(200)
}

const newestSubmission = async () => {
  const [row] = await sqlRows<{ id: number }>('SELECT max(id) AS id FROM recommendations')
  return row?.id ?? 0
}

/** Each brings a place with hours, or other hours to a place; and what is then written on its page. */
const ways: Readonly<Record<string, () => Promise<string | null>>> = {
  'an editor who makes a place': async () => {
    await create(ALWAYS)
    return ALWAYS
  },
  'an editor who changes it': async () => {
    const { id } = await create(EARLY)
    await update(id, { hours: LATE })
    return LATE
  },
  'an editor who takes the hours away': async () => {
    const { id } = await create(EARLY)
    await update(id, { hours: null })
    return null
  },
  'a draft, which readers do not see': async () => {
    const { id } = await create(EARLY)
    await update(id, { hours: LATE }, true)
    return EARLY
  },
  'a draft that is published on a day': async () => {
    const { id } = await create(EARLY)
    await update(id, { hours: LATE }, true)
    await schedule(desk.app, { doc: { relationTo: 'locations', value: id } })
    await runDue(desk.app)
    return LATE
  },
  'an earlier version that is restored': async () => {
    const { id } = await create(EARLY)
    await update(id, { hours: LATE })
    const { docs } = await desk.app.payload.findVersions({
      collection: 'locations',
      where: { parent: { equals: id } },
      sort: 'id',
    })
    await desk.app.payload.restoreVersion({
      collection: 'locations',
      id: String(docs[0]?.id),
      ...desk.app.as('editor'),
    })
    return EARLY
  },
  'an import': async () => {
    await importHotels(hotel(1, { opening_hours: ALWAYS }))
    return ALWAYS
  },
  'an import that has news': async () => {
    await importHotels(hotel(1, { opening_hours: ALWAYS }))
    await importHotels(hotel(1, { opening_hours: LATE }))
    return LATE
  },
  'an import whose hours nobody can tell': async () => {
    await importHotels(hotel(1, { opening_hours: ALWAYS }))
    await importHotels(hotel(1, { opening_hours: 'sunrise-sunset' }))
    return 'sunrise-sunset'
  },
  'an import that is undone': async () => {
    await importHotels(hotel(1, { opening_hours: ALWAYS }))
    const { body } = await importHotels(hotel(1, { opening_hours: LATE }))
    expect((await call(`import-runs/${(body as { jobId: string }).jobId}/undo`)).status).toBe(200)
    return ALWAYS
  },
  'an editor’s change that an import leaves alone': async () => {
    await importHotels(hotel(1, { opening_hours: ALWAYS }))
    await update((await place('node/1')).id, { hours: EARLY })
    await importHotels(hotel(1, { opening_hours: LATE }))
    return EARLY
  },
  'two places that are merged': async () => {
    const kept = await create(null)
    const old = await create(LATE)
    const { status } = await desk.app.rest('POST', 'imports/merge', {
      actor: 'editor',
      data: { keptId: kept.id, oldId: old.id },
      headers: { Origin: SITE_URL },
    })
    expect(status).toBe(200)
    return LATE
  },
  'a suggestion of a visitor': async () => {
    const { POST } = await import('@/app/api/recommendations/route')
    const body = { ...placePayload, openHours: LATE, lat: 21.42, lng: 39.82 }
    expect((await POST(post('/api/recommendations', body, { key: randomUUID() }))).status).toBe(201)
    await review({ action: 'approve', items: [{ id: await newestSubmission(), version: 1 }] })
    return LATE
  },
  'a report of a visitor': async () => {
    const { id: targetId } = await create(EARLY)
    const { POST } = await import('@/app/api/reports/route')
    const body = { target: 'place', targetId, kind: 'problem', field: 'hours', newValue: LATE }
    expect((await POST(post('/api/reports', body))).status).toBe(201)
    const apply = { field: 'hours', value: LATE }
    await review({ action: 'approve', items: [{ id: await newestSubmission(), version: 1, apply }] })
    return LATE
  },
}

afterAll(() => desk.doDeferred())
beforeEach(async () => {
  await desk.app.payload.db.pool.query(
    'TRUNCATE recommendations, review_log, locations, _locations_v, import_values, deleted_records, rate_limits CASCADE',
  )
})

it.each(Object.keys(ways))('the page of a place and ‘Open now’ should have the same hours after %s', async (way) => {
  const written = await ways[way]?.()

  const [shown, ...others] = await sqlRows<{ id: number }>(
    "SELECT id FROM locations WHERE _status = 'published' AND deleted_at IS NULL",
  )
  expect(others).toEqual([])
  // Loaded after the settings are there.
  const { findPlace } = await import('@/content/places')
  const { listOpeningHours } = await import('@/content/opening-hours')
  const page = await findPlace(shown?.id ?? 0)
  const week = compileHours(written)
  expect(page).toMatchObject({ hours: written, weeklyHours: week })
  expect(await listOpeningHours()).toEqual(week === null ? {} : { [String(shown?.id)]: week })
})

import { sql } from '@payloadcms/db-postgres/drizzle'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

import { openingHoursSchema } from '@/contracts/opening-hours'
import { recompileHours } from '@/server/hours/recompile-hours'

import { blankPlace } from '../helpers/blank-place'
import { type App, startApp } from '../helpers/int-app'

// Outside a running Next there is no cache to read through or to renew.
vi.mock('next/cache', () => ({
  revalidatePath: vi.fn(),
  revalidateTag: vi.fn(),
  unstable_cache: <Read>(read: Read): Read => read,
}))

let app: App

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const ALWAYS = [[0, 10_080]]

const add = (hours: string | null, status: 'draft' | 'published' = 'published') =>
  app.payload.create({
    collection: 'locations',
    data: { ...blankPlace, name: `Open ${hours}`, category: 'restaurant', hours, _status: status },
    ...app.as('editor'),
  })

const stored = async (id: number): Promise<unknown> =>
  (await app.payload.findByID({ collection: 'locations', id })).weeklyHours

describe('the hours of a place', () => {
  it('should be compiled when it is saved, and again when they change', async () => {
    const { id } = await add('24/7')
    expect(await stored(id)).toEqual(ALWAYS)

    await app.payload.update({ collection: 'locations', id, data: { name: 'Renamed' }, ...app.as('editor') })
    expect(await stored(id)).toEqual(ALWAYS)

    await app.payload.update({
      collection: 'locations',
      id,
      data: { hours: 'Ramadan 21:00-03:00' },
      ...app.as('editor'),
    })
    expect(await stored(id)).toBeNull()
  })

  it('should not be written by anybody', async () => {
    const { id } = await add('PH off')

    await app.payload.update({
      collection: 'locations',
      id,
      data: { weeklyHours: ALWAYS },
      ...app.as('admin'),
    })

    expect(await stored(id)).toBeNull()
  })

  it('should be compiled for rows that came in by plain SQL, once', async () => {
    const { id } = await add('24/7')
    const { id: unknown } = await add('PH off')
    await app.payload.db.drizzle.execute(sql`UPDATE locations SET weekly_hours = NULL WHERE id = ${id}`)
    await app.payload.db.drizzle.execute(sql`UPDATE locations SET weekly_hours = '[]' WHERE id = ${unknown}`)

    expect(await recompileHours(app.payload)).toBe(2)
    expect(await recompileHours(app.payload)).toBe(0)
    expect([await stored(id), await stored(unknown)]).toEqual([ALWAYS, null])
  })
})

describe('GET /api/opening-hours', () => {
  it('should give what is published and known, under an ETag', async () => {
    const { GET } = await import('@/app/api/opening-hours/route')
    const open = await add('24/7')
    const unknown = await add('sunrise-sunset')
    const draft = await add('24/7', 'draft')

    const answer = await GET(new Request('http://localhost:3000/api/opening-hours'))
    const hours = openingHoursSchema.parse(await answer.json())

    expect(hours[open.id]).toEqual(ALWAYS)
    expect(hours).not.toHaveProperty(String(unknown.id))
    expect(hours).not.toHaveProperty(String(draft.id))
    const etag = answer.headers.get('ETag') ?? ''
    const again = await GET(
      new Request('http://localhost:3000/api/opening-hours', { headers: { 'If-None-Match': etag } }),
    )
    expect(again.status).toBe(304)
  })
})

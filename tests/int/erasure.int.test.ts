import { sql } from '@payloadcms/db-postgres/drizzle'
import { describe, expect, it } from 'vitest'

import { eraseExpired } from '@/server/erasure/retention'
import { clearNetworks } from '@/server/submissions/network'

import { pinned, reviewDesk } from '../helpers/int-review'
import { richText } from '../helpers/int-samples'
import { pathPayload } from '../helpers/int-submissions'

const desk = reviewDesk()

/** In every field a visitor can fill, so that one look finds what is left of it. */
const SECRET = 'Umm Kulthum 0551234567'

const tellingPlace = {
  ...pinned,
  name: `Name ${SECRET}`,
  description: `Description ${SECRET}`,
  openHours: `Hours ${SECRET}`,
  price: `Price ${SECRET}`.slice(0, 40),
  phone: '0551234567',
  website: 'https://umm-kulthum-0551234567.example.org',
}

/** Every row and every column that holds something of it, in whatever table of the database. */
async function traces(): Promise<readonly string[]> {
  const { pool } = desk.app.payload.db
  const { rows: tables } = await pool.query<{ name: string }>(
    `SELECT format('%I', relname) AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace`,
  )
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } = await pool.query<{ row: string }>(
      `SELECT t::text AS row FROM ${name} t WHERE t::text ILIKE '%kulthum%' OR t::text LIKE '%0551234567%'`,
    )
    found.push(...rows.map(({ row }) => `${name}: ${row.slice(0, 200)}`))
  }
  return found
}

describe('erasing by receipt', () => {
  it('should leave nothing of what was written, anywhere, and say so', async () => {
    const { id, receipt } = await desk.submit(tellingPlace)
    const { itemVersion: version } = await desk.item(id)
    await desk.review({ action: 'edit', items: [{ id, version, edits: { title: `Corrected ${SECRET}` } }] })
    expect(await traces()).not.toEqual([])

    const answer = await desk.eraseAs(receipt)

    expect(answer).toMatchObject({ status: 200, body: { success: true, state: 'erased', message: null, link: null } })
    expect(await traces()).toEqual([])
    expect(await desk.statusOf(receipt)).toMatchObject({ state: 'erased' })
    expect(await desk.item(id)).toMatchObject({ title: 'Erased', status: 'rejected', originalPayload: null })
    expect((await desk.log(id)).at(-1)).toMatchObject({ action: 'erase', actorName: 'The sender', itemTitle: 'Erased' })
  })

  it('should erase the steps of a path', async () => {
    const steps = [{ stepNumber: 1, title: SECRET, description: SECRET, category: 'Location', notes: SECRET }]
    const { id, receipt } = await desk.submit({ ...pathPayload, title: `Path ${SECRET}`, steps })
    expect(await traces()).not.toEqual([])
    await desk.eraseAs(receipt)
    expect(await traces()).toEqual([])
    expect((await desk.item(id)).steps ?? []).toEqual([])
  })

  it('should be the same when it is asked for twice', async () => {
    const { id, receipt } = await desk.submit(tellingPlace)
    await desk.eraseAs(receipt)
    const once = await desk.log(id)
    expect(await desk.eraseAs(receipt)).toMatchObject({ status: 200, body: { state: 'erased' } })
    expect(await desk.log(id)).toEqual(once)
  })

  it('should leave the others alone, and not know a receipt that is none', async () => {
    const [first, second] = [await desk.submit(tellingPlace), await desk.submit({ ...pinned, name: 'Other' })]
    expect(await desk.eraseAs('0000-0000-0000-0000')).toMatchObject({ status: 404 })
    await desk.eraseAs(first.receipt)
    expect(await desk.item(second.id)).toMatchObject({ title: 'Other', status: 'pending-review', erasedAt: null })
  })

  it('should keep what was published of it', async () => {
    const { id, receipt } = await desk.submit({ ...pinned, name: 'Tea house' })
    const { itemVersion: version } = await desk.item(id)
    await desk.review({ action: 'approve', items: [{ id, version }] })
    await desk.eraseAs(receipt)
    expect(await desk.places()).toMatchObject([{ name: 'Tea house', _status: 'published' }])
    expect(await desk.item(id)).toMatchObject({ title: 'Erased', status: 'approved' })
  })
})

describe('erasing by a moderator', () => {
  it('should be written down with the name, and end every other step', async () => {
    const { id } = await desk.submit(tellingPlace)
    const { itemVersion: version } = await desk.item(id)

    const { status, results } = await desk.review({ action: 'erase', items: [{ id, version }] })

    expect({ status, results }).toMatchObject({ status: 200, results: [{ ok: true, status: 'rejected' }] })
    expect(await traces()).toEqual([])
    expect((await desk.log(id)).at(-1)).toMatchObject({ action: 'erase', actorName: 'moderator' })
    const after = (await desk.item(id)).itemVersion
    for (const action of ['reopen', 'undo', 'erase'] as const) {
      const again = await desk.review({ action, items: [{ id, version: after }] })
      expect(again).toMatchObject({ status: 409, results: [{ ok: false, code: 'transition' }] })
    }
  })

  it.each(['editor', 'anonymous'] as const)('should not be possible for the %s', async (actor) => {
    const { id } = await desk.submit(tellingPlace)
    const data = { action: 'erase', items: [{ id, version: 1 }] }
    const { status } = await desk.app.rest('POST', 'recommendations/review', { actor, data })
    expect([401, 403]).toContain(status)
    expect(await desk.item(id)).toMatchObject({ erasedAt: null })
  })
})

describe('retention', () => {
  const setDecided = (id: number, ago: string) =>
    desk.app.payload.db.pool.query(
      `UPDATE recommendations SET status = 'rejected', decision_at = now() - $2::interval WHERE id = $1`,
      [id, ago],
    )
  const isErased = async (id: number) => (await desk.item(id)).erasedAt !== null

  it('should erase what was decided longer ago than the terms say, and what waits never', async () => {
    const [old, young, waiting] = [
      await desk.submit(tellingPlace),
      await desk.submit({ ...pinned, name: 'Young' }),
      await desk.submit({ ...pinned, name: 'Waiting' }),
    ]
    await setDecided(old.id, '13 months')
    await setDecided(young.id, '11 months')
    await desk.app.payload.db.pool.query(
      `UPDATE recommendations SET submitted_at = now() - interval '3 years', updated_at = now() - interval '3 years'
       WHERE id = $1`,
      [waiting.id],
    )

    await eraseExpired(desk.app.payload)

    expect(await traces()).toEqual([])
    expect([await isErased(old.id), await isErased(young.id), await isErased(waiting.id)]).toEqual([true, false, false])
    expect((await desk.log(old.id)).at(-1)).toMatchObject({ action: 'erase', actorName: null })
  })

  it('should follow the setting, which only an administrator changes', async () => {
    const { id } = await desk.submit(tellingPlace)
    await setDecided(id, '4 months')
    const set = (actor: 'editor' | 'admin', submissionMonths: number) =>
      desk.app.rest('POST', 'globals/terms', {
        actor,
        data: {
          lastUpdated: 'January 2025',
          sections: [{ heading: '1. Using the guide', body: richText('Use it.') }],
          retention: { submissionMonths, pageViewMonths: 13 },
          _status: 'published',
        },
      })
    expect((await set('editor', 3)).status).toBe(200)
    const terms = await desk.app.payload.findGlobal({ slug: 'terms' })
    expect(terms.retention.submissionMonths).toBe(12)

    expect((await set('admin', 1)).status).toBe(400)
    expect((await set('admin', 3)).status).toBe(200)
    await eraseExpired(desk.app.payload)
    expect(await isErased(id)).toBe(true)
  })

  it('should run once a day, and count out old page views', async () => {
    const { pool } = desk.app.payload.db
    await pool.query(`INSERT INTO page_views VALUES (current_date - 500, '/map', 1), (current_date - 20, '/map', 1)`)
    await eraseExpired(desk.app.payload)
    const { rows } = await pool.query<{ n: number }>('SELECT count(*)::int AS n FROM page_views')
    expect(rows).toEqual([{ n: 1 }])

    await pool.query(`INSERT INTO page_views VALUES (current_date - 500, '/map', 1)`)
    await eraseExpired(desk.app.payload)
    expect((await pool.query('SELECT 1 FROM page_views')).rows).toHaveLength(2)
  })

  it('should count out searches that found nothing after thirty days', async () => {
    const { pool } = desk.app.payload.db
    await pool.query(
      `INSERT INTO empty_searches SELECT (now() AT TIME ZONE 'Asia/Riyadh')::date - ago, 'laundry', 1 + ago
       FROM unnest(ARRAY[0, 29, 30, 400]) AS ago`,
    )

    await eraseExpired(desk.app.payload)

    const { rows } = await pool.query<{ searches: number }>('SELECT searches FROM empty_searches ORDER BY day DESC')
    expect(rows.map(({ searches }) => searches)).toEqual([1, 30])
  })
})

describe('counters of limits', () => {
  it('should hold no address that somebody typed, and no network', async () => {
    await desk.app.rest('POST', 'users/login', {
      data: { email: 'somebody@example.org', password: 'not the password 1' },
      headers: { 'X-Forwarded-For': '203.0.113.77' },
    })
    const { rows } = await desk.app.payload.db.drizzle.execute<{ key: string }>(
      sql`SELECT key FROM rate_limits WHERE key LIKE 'login:%'`,
    )
    expect(rows.length).toBeGreaterThanOrEqual(2)
    for (const { key } of rows) expect(key).toMatch(/^login:(address|account):[\w-]{43}$/)
  })

  it('should be gone after two days, whatever they counted', async () => {
    const { pool } = desk.app.payload.db
    await pool.query(`INSERT INTO rate_limits VALUES ('login:account:old', now() - interval '3 days', 1)`)
    await clearNetworks(desk.app.payload)
    expect((await pool.query(`SELECT 1 FROM rate_limits WHERE key = 'login:account:old'`)).rows).toEqual([])
  })
})
